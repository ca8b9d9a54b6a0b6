import { business } from "#content/dealership/business.ts";
import {
  brandLinks,
  mainLinks,
  stateLinks,
  type NavigationLink,
} from "#content/pages/navigation.ts";
import { placePath } from "#content/pages/paths.ts";
import { failure, locationNotFound, pageNotFound, wayOn } from "#content/pages/words/errors.ts";
import { states } from "#content/places/states.ts";
import { greatCircleMiles } from "#domain/geography/geography.ts";
import { CallLink } from "./call-link.tsx";
import { CartSearch } from "./cart-search.tsx";
import { ShorePicture } from "./shop-picture.tsx";

export function NotFoundScreen() {
  return (
    <div className="wrap py-8 sm:py-12">
      <WayOn title={pageNotFound.heading} text={pageNotFound.text} />
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
    <div className="wrap py-8 sm:py-12">
      <WayOn {...locationNotFound} />
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
function WayOn({ title, text }: { title: string; text: string }) {
  return (
    <>
      <div className="grid items-center gap-8 lg:grid-cols-2">
        <div>
          <h1 className="text-title-1">{title}</h1>
          <p className="mt-3 max-w-prose text-lead text-quiet">{text}</p>
          <div className="mt-6 flex flex-wrap items-end gap-3">
            <CartSearch label={wayOn.searchLabel} button={wayOn.searchButton} />
            <CallLink phone={business.phone} label={wayOn.callLabel} isWide />
          </div>
        </div>
        <ShorePicture cart="evolution-d5-ranger-4-plus" />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-6 lg:mt-12 lg:grid-cols-3">
        <LinkList
          title={wayOn.cartsTitle}
          links={[...brandLinks, wayOn.whichCart, ...mainLinks.slice(1)]}
        />
        <LinkList title={wayOn.placesTitle} links={stateLinks} />
        <LinkList title={wayOn.nearbyTitle} links={listPlacesNearShowroom()} />
      </div>
    </>
  );
}

function listPlacesNearShowroom(): NavigationLink[] {
  const { coordinates } = business.showroom;
  return states
    .flatMap((state) =>
      state.places.map((place) => ({
        href: placePath(state, place),
        label: place.name,
        miles: greatCircleMiles(coordinates, place.coordinates),
      })),
    )
    .toSorted((one, other) => one.miles - other.miles)
    .slice(0, nearbyPlacesMax);
}

const nearbyPlacesMax = 8;

function LinkList({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <section>
      <h2 className="text-title-3">{title}</h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-4">
        {links.map(({ href, label }) => (
          <li key={href} className="border-t border-line">
            <a
              href={href}
              className="flex min-h-11 items-center py-1 text-text no-underline hover:text-brand"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
