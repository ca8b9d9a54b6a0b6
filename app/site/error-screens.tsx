import { createContext, use, type ReactNode } from "react";
import { business } from "#content/dealership/business.ts";
import { stateLinks, type NavigationLink } from "#content/pages/navigation.ts";
import { placePath } from "#content/pages/paths.ts";
import { failure, locationNotFound, pageNotFound, wayOn } from "#content/pages/words/errors.ts";
import { models } from "#content/vehicles/models.ts";
import { states } from "#content/places/states.ts";
import { greatCircleMiles } from "#domain/geography/geography.ts";
import { ChevronIcon } from "#app/ui/icons.tsx";
import { CallLink } from "./call-link.tsx";
import { CartSearch } from "./cart-search.tsx";
import type { DepartmentScenes } from "./department-scenes.ts";
import type { SceneOfPage } from "./scene-band.tsx";
import { ShoreScene } from "./shore-scene.tsx";
import { WayTiles } from "./way-tiles.tsx";

/** The scenes of the 404 pages, which are shown from many routes; null where the root's loader failed. */
export const NotFoundScenes = createContext<{
  shore: SceneOfPage;
  ways: DepartmentScenes;
} | null>(null);

export function NotFoundScreen() {
  return (
    <WayOn title={pageNotFound.heading} text={pageNotFound.text}>
      <details className="wrap pb-8 text-small text-quiet">
        <summary className="inline-flex min-h-11 items-center gap-1">
          {pageNotFound.detailsLabel}
          <ChevronIcon className="size-4" />
        </summary>
        {pageNotFound.title}
        <br />
        {pageNotFound.lead}
      </details>
    </WayOn>
  );
}

export function LocationNotFoundScreen() {
  return <WayOn {...locationNotFound} hasStates />;
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

interface WayOnProps {
  title: string;
  text: string;
  /** Whether the states are listed above the footer, which has them on every page. */
  hasStates?: boolean;
  /** At the very end. */
  children?: ReactNode;
}

/** Search, phone, the three ways, pages and places, for a visitor who came to a page that is not there. */
function WayOn({ title, text, hasStates = false, children }: WayOnProps) {
  const scenes = use(NotFoundScenes);
  const heading = <h1 className="text-title-1">{title}</h1>;
  const words = (
    <>
      <div className="stack-4">
        <p className="text-lead">{text}</p>
        <CartSearch
          label={wayOn.searchLabel}
          placeholder={wayOn.formatExample(exampleModel)}
          button={wayOn.searchButton}
        />
      </div>
      <div className="hero-actions lg:self-end">
        <CallLink phone={business.phone} label={wayOn.callLabel} isWide />
      </div>
    </>
  );
  return (
    <>
      {scenes ? (
        <div className="low-shore">
          <ShoreScene {...scenes.shore} isFirst heading={heading}>
            {words}
          </ShoreScene>
        </div>
      ) : (
        <div className="wrap stack-4 py-8">
          {heading}
          {words}
        </div>
      )}
      <section className="wrap pt-5 sm:pt-8">
        <h2 className="sr-only">{wayOn.waysTitle}</h2>
        <WayTiles
          ways={wayOn.ways.map(({ department, ...way }) => ({
            ...way,
            scene: scenes?.ways[department],
          }))}
        />
      </section>
      <div
        className={`wrap grid gap-x-8 gap-y-8 py-8 sm:py-12 ${hasStates ? "lg:grid-cols-3" : "lg:grid-cols-2"}`}
      >
        <LinkList title={wayOn.popularTitle} links={wayOn.popular} />
        {hasStates && <LinkList title={wayOn.placesTitle} links={stateLinks} />}
        <LinkList title={wayOn.nearbyTitle} links={listPlacesNearShowroom()} />
      </div>
      {children}
    </>
  );
}

function listPlacesNearShowroom(): NavigationLink[] {
  const { coordinates } = business.showroom;
  return states
    .filter(({ name }) => name === business.showroom.state)
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

/** In the empty field of the search. */
const exampleModel = models[0]?.series ?? "";

function LinkList({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <section>
      <h2 className="text-title-3">{title}</h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-4 sm:gap-x-8">
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
