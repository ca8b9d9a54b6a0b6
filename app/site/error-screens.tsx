import { business } from "#content/dealership/business.ts";
import {
  brandLinks,
  mainLinks,
  stateLinks,
  type NavigationLink,
} from "#content/pages/navigation.ts";
import { failure, locationNotFound, pageNotFound, wayOn } from "#content/pages/words/errors.ts";
import { CallLink } from "./call-link.tsx";
import { CartSearch } from "./cart-search.tsx";

export function NotFoundScreen() {
  return (
    <div className="wrap py-12 sm:py-16">
      <h1 className="text-title-1">{pageNotFound.heading}</h1>
      <p className="mt-3 max-w-prose text-lead text-quiet">{pageNotFound.text}</p>
      <WayOn />
      <p className="mt-10 text-small text-quiet">
        {pageNotFound.title}
        <br />
        {pageNotFound.lead}
      </p>
    </div>
  );
}

export function LocationNotFoundScreen() {
  return (
    <div className="wrap py-12 sm:py-16">
      <h1 className="text-title-1">{locationNotFound.title}</h1>
      <p className="mt-3 max-w-prose text-lead text-quiet">{locationNotFound.text}</p>
      <WayOn />
    </div>
  );
}

export function FailureScreen({
  phone,
  email,
}: {
  phone: { display: string; link: string };
  email: string;
}) {
  return (
    <div className="wrap py-16 sm:py-24">
      <title>{failure.documentTitle}</title>
      <h1 className="text-title-1">{failure.title}</h1>
      <p className="mt-4 max-w-prose text-lead">
        {failure.text}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <p className="mt-8">
        <CallLink phone={phone} label="Call" isWide />
      </p>
    </div>
  );
}

/** Search, phone, carts and places, for a visitor who came to a page that is not there. */
function WayOn() {
  return (
    <>
      <div className="mt-6 flex flex-wrap items-end gap-3">
        <CartSearch label={wayOn.searchLabel} button={wayOn.searchButton} />
        <CallLink phone={business.phone} label={wayOn.callLabel} isWide />
      </div>
      <div className="mt-10 grid gap-8 sm:grid-cols-2">
        <LinkList
          title={wayOn.cartsTitle}
          links={[...brandLinks, wayOn.whichCart, ...mainLinks.slice(1)]}
        />
        <LinkList title={wayOn.placesTitle} links={stateLinks} />
      </div>
    </>
  );
}

function LinkList({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <section>
      <h2 className="text-title-3">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-4">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center font-semibold text-brand">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
