import type { ReactNode } from "react";
import { footerTitles } from "#content/pages/navigation.ts";
import { pingPath } from "#domain/analytics/event.ts";
import { formatDays, formatPeriod, type OpeningPeriod } from "#domain/calendar/opening-hours.ts";
import { formatDate } from "#domain/calendar/open-state.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import { ExternalIcon } from "#app/ui/icons.tsx";

interface FooterLink {
  href: string;
  label: string;
}

export interface SiteFooterProps {
  name: string;
  tagline: string;
  phone: { display: string; link: string };
  tollFree: { display: string; link: string };
  email: string;
  addressLines: readonly string[];
  hours: readonly OpeningPeriod[];
  /** Dates with other hours that are near. */
  specialDays: readonly SpecialDay[];
  brandLinks: readonly FooterLink[];
  pageLinks: readonly FooterLink[];
  financingApplication: FooterLink;
  policyLinks: readonly FooterLink[];
  stateLinks: readonly FooterLink[];
  placeLinks: readonly FooterLink[];
  /** Shown on paper alone. */
  printedDate: string | undefined;
}

/** Four columns, then places, disclosed, then policies. On paper it is what a letterhead is. */
export function SiteFooter(props: SiteFooterProps) {
  return (
    <footer id="footer" className="footer-links mt-auto border-t border-line bg-raised text-small">
      <div className="wrap grid gap-5 py-6 grid-cols-2 sm:gap-6 sm:py-8 lg:grid-cols-[1.3fr_1fr_1.7fr_1.7fr]">
        <ContactColumn {...props} />
        <HoursColumn hours={props.hours} specialDays={props.specialDays} />
        <Column title={footerTitles.pages} className="no-print col-span-full lg:col-span-1">
          <ul className="columns-2 gap-x-4">
            <Links links={[...props.brandLinks, ...props.pageLinks]} />
            <li>
              <a
                href={props.financingApplication.href}
                ping={pingPath}
                target="_blank"
                rel="noopener"
              >
                {props.financingApplication.label}
                <ExternalIcon className="ml-1 inline size-3.5" />
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          </ul>
        </Column>
        <Column title={footerTitles.states} className="no-print col-span-full lg:col-span-1">
          <ul className="columns-2 gap-x-4">
            <Links links={props.stateLinks} />
          </ul>
        </Column>
      </div>
      <div className="wrap no-print">
        <details className="border-t border-line py-2">
          <summary className="min-h-11 py-2.5 font-semibold">{footerTitles.places}</summary>
          <ul className="columns-2 gap-x-4 pb-4 sm:columns-3 lg:columns-5">
            <Links links={props.placeLinks} />
          </ul>
        </details>
      </div>
      <div className="wrap no-print pb-6">
        <Column title={footerTitles.policies} className="border-t border-line pt-5">
          <ul className="columns-2 gap-x-4 sm:columns-3 lg:columns-5">
            <Links links={props.policyLinks} />
          </ul>
        </Column>
        <p className="mt-4 text-quiet">{`${props.name}. ${props.tagline}.`}</p>
      </div>
    </footer>
  );
}

function ContactColumn({
  name,
  phone,
  tollFree,
  email,
  addressLines,
  printedDate,
}: SiteFooterProps) {
  return (
    <Column title={name} className="col-span-full sm:col-span-1">
      <address className="not-italic">
        {addressLines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <a href={phone.link} ping={pingPath} className="mt-2 font-semibold">
          {phone.display}
        </a>
        <br />
        <a href={tollFree.link} ping={pingPath}>
          {`${tollFree.display} toll-free`}
        </a>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </address>
      <p className="print-only">{printedDate}</p>
    </Column>
  );
}

function HoursColumn({ hours, specialDays }: Pick<SiteFooterProps, "hours" | "specialDays">) {
  const rows = [
    ...hours.map((period) => [formatDays(period.days), formatPeriod(period)] as const),
    ...specialDays.map(
      ({ day, open }) => [formatDate(day), formatPeriod({ days: [], open })] as const,
    ),
  ];
  return (
    <Column title={footerTitles.hours} className="col-span-full sm:col-span-1">
      <dl>
        {rows.map(([days, text]) => (
          <div key={days} className="py-1">
            <dt className="text-quiet">{days}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Column>
  );
}

function Column({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={className}>
      <h2 className="mb-2 text-body">{title}</h2>
      {children}
    </section>
  );
}

function Links({ links }: { links: readonly FooterLink[] }) {
  return links.map(({ href, label }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ));
}
