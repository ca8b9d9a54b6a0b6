import type { ReactNode } from "react";
import { footerTitles } from "#content/pages/navigation.ts";
import { pingPath } from "#domain/analytics/event.ts";
import { formatDays, formatPeriod, type OpeningPeriod } from "#domain/calendar/opening-hours.ts";
import { formatDate } from "#domain/calendar/open-state.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import { ChevronIcon, ExternalIcon } from "#app/ui/icons.tsx";

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

/**
 * Four columns, then places, disclosed, then policies; on a phone all lists of links are disclosed.
 * On paper it is what a letterhead is.
 */
export function SiteFooter(props: SiteFooterProps) {
  return (
    <footer id="footer" className="footer-links mt-auto border-t border-line bg-raised text-small">
      <div className="wrap py-6 md:grid md:grid-cols-2 md:gap-x-6 md:pt-8">
        <ContactColumn {...props} />
        <HoursColumn hours={props.hours} specialDays={props.specialDays} />
        <FoldedLinks title={footerTitles.pages} className="unfolds md:border-0" columns="columns-2">
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
        </FoldedLinks>
        <FoldedLinks
          title={footerTitles.states}
          className="unfolds md:border-0"
          columns="columns-2"
        >
          <Links links={props.stateLinks} />
        </FoldedLinks>
        <FoldedLinks title={footerTitles.places} className="col-span-full">
          <Links links={props.placeLinks} />
        </FoldedLinks>
        <FoldedLinks title={footerTitles.policies} className="unfolds col-span-full md:pt-5">
          <Links links={props.policyLinks} />
        </FoldedLinks>
        <p className="no-print col-span-full border-t border-line pt-4 text-quiet md:border-0">{`${props.name}. ${props.tagline}.`}</p>
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
    <Column title={name}>
      <address className="not-italic">
        {addressLines.map((line) => (
          <span key={line} className="block py-0.5">
            {line}
          </span>
        ))}
        <a href={phone.link} ping={pingPath} className="mt-1 font-semibold">
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
    <Column title={footerTitles.hours}>
      <dl>
        {rows.map(([days, text]) => (
          <div key={days} className="flex py-0.5 md:block">
            <dt className="w-44 text-quiet">{days}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Column>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pb-6">
      <h2 className="mb-2 text-body">{title}</h2>
      {children}
    </section>
  );
}

interface FoldedLinksProps {
  title: string;
  /** With `unfolds`, a screen with room has the links open, under a heading. */
  className: string;
  columns?: string;
  children: ReactNode;
}

/** Links behind their title; the browser's search still finds them. */
function FoldedLinks({
  title,
  className,
  columns = "columns-2 sm:columns-3 lg:columns-5",
  children,
}: FoldedLinksProps) {
  return (
    <details className={`no-print border-t border-line ${className}`}>
      <summary className="flex items-center justify-between py-3 font-semibold">
        {title}
        <ChevronIcon />
      </summary>
      {className.startsWith("unfolds") && <h2 className="mb-2 text-body">{title}</h2>}
      <ul className={`gap-x-4 pb-4 ${columns}`}>{children}</ul>
    </details>
  );
}

function Links({ links }: { links: readonly FooterLink[] }) {
  return links.map(({ href, label }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ));
}
