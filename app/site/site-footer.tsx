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

/** Four columns, then places, then policies. On paper it is what a letterhead is. */
export function SiteFooter(props: SiteFooterProps) {
  return (
    <footer className="mt-auto border-t border-line bg-raised text-small">
      <div className="wrap grid gap-x-6 gap-y-10 py-12 grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1.6fr]">
        <ContactColumn {...props} />
        <HoursColumn hours={props.hours} specialDays={props.specialDays} />
        <Column title={footerTitles.pages} className="no-print">
          <LinkList links={[...props.brandLinks, ...props.pageLinks]} />
          <a
            href={props.financingApplication.href}
            ping={pingPath}
            target="_blank"
            rel="noopener"
            className={link}
          >
            {props.financingApplication.label}
            <ExternalIcon className="ml-1 inline size-3.5" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Column>
        <Column title={footerTitles.states} className="no-print">
          <LinkList links={props.stateLinks} className="gap-x-4 sm:grid sm:grid-cols-2" />
        </Column>
      </div>
      <div className="wrap no-print border-t border-line py-8">
        <Column title={footerTitles.places}>
          <LinkList
            links={props.placeLinks}
            className="columns-2 gap-x-4 sm:columns-3 lg:columns-5"
          />
        </Column>
      </div>
      <div className="wrap no-print border-t border-line py-8">
        <Column title={footerTitles.policies}>
          <LinkList
            links={props.policyLinks}
            className="columns-2 gap-x-4 sm:columns-3 lg:columns-5"
          />
        </Column>
        <p className="mt-6 text-quiet">{`${props.name}. ${props.tagline}.`}</p>
      </div>
    </footer>
  );
}

const link = "inline-block py-1 text-text no-underline hover:underline";

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
        <a href={phone.link} ping={pingPath} className={`${link} mt-2 font-semibold`}>
          {phone.display}
        </a>
        <br />
        <a href={tollFree.link} ping={pingPath} className={link}>
          {`${tollFree.display} toll-free`}
        </a>
        <br />
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
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

function LinkList({ links, className }: { links: readonly FooterLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} className={link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
