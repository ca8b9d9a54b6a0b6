import { data } from "react-router";
import { business } from "#content/dealership/business.ts";
import { locationNotFound, pageNotFound } from "#content/pages/words/errors.ts";
import * as words from "#content/pages/words/place.ts";
import { requirePage } from "#content/pages/pages.ts";
import {
  contactPath,
  placePath,
  rentalQuotePath,
  statePath,
  withDeliveryPlace,
} from "#content/pages/paths.ts";
import { deliveryPlaceId } from "#content/places/delivery-places.ts";
import { placeTypeNames } from "#content/places/places.ts";
import { type CoastalPlace, findPlace } from "#content/places/states.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { SceneServices } from "#app/places/scene-services.tsx";
import { LocationNotFoundScreen, NotFoundScreen } from "#app/site/error-screens.tsx";
import { PlaceActions } from "#app/places/place/place-actions.tsx";
import { PlaceClosing } from "#app/places/place/place-closing.tsx";
import { PlaceFactCards } from "#app/places/place/place-fact-cards.tsx";
import { PlaceList } from "#app/places/place/place-list.tsx";
import { PlaceAbout } from "#app/places/place/place-about.tsx";
import { formatNextStep } from "#app/places/place/place-sentences.ts";
import { formatPriceFrom } from "#app/places/place/price-from.ts";
import { formatSun } from "#app/places/place/sun-sentences.ts";
import { Section } from "#app/ui/section.tsx";
import { ShoreHero } from "./shore-hero.tsx";
import { siteContext } from "#app/context.ts";
import { buildNotFoundMeta, buildPageMeta } from "#app/site/metadata.ts";
import {
  findPlaceByPath,
  type PlacePageData,
  readPlacePage,
  buildBreadcrumbs,
} from "#app/places/place/place-view-model.ts";
import { toPlaceJsonLd } from "#app/places/place/place-json-ld.ts";
import type { Route } from "./+types/place-page";

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  if (loaderData) return buildPageMeta(matches, requirePage(location.pathname));
  return buildNotFoundMeta(
    (isPlacePath(location.pathname) ? locationNotFound : pageNotFound).title,
  );
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = findPlaceByPath(`/${params.state}/${params.place}`);
  if (!found) return data(null, { status: 404 });
  const page = await readPlacePage(context.get(siteContext), found);
  return data({ stateSlug: found.state.slug, placeSlug: found.place.slug, ...page });
}

export default function PlacePage({ loaderData: page, params }: Route.ComponentProps) {
  const found = page && findPlace(page.stateSlug, page.placeSlug);
  if (!found) {
    return isPlacePath(params.place) ? <LocationNotFoundScreen /> : <NotFoundScreen />;
  }
  const { state, place } = found;
  const id = deliveryPlaceId(state, place);
  const quoteHref = contactPath({ place: placePath(state, place) });
  const inventoryHref = withDeliveryPlace("/inventory", { id });
  const from = formatPriceFrom(page.context.carts, page.facts.sale);
  return (
    <>
      <Breadcrumbs trail={buildBreadcrumbs(found)} current={place.name} />
      <JsonLd data={toPlaceJsonLd(state, place)} />
      <ShoreHero
        sceneUrl={page.sceneUrl}
        kicker={words.placePage.formatKicker(
          placeTypeNames[place.type],
          state.name,
          page.context.water,
        )}
        title={words.placePage.formatTitle(place.name)}
        text={formatNextStep(page.context, page.facts)}
        actions={<PlaceActions quoteHref={quoteHref} />}
        from={from}
        cart={page.cart}
      />
      <Section title={words.placePage.formatFiguresTitle(place.name)}>
        <PlaceFactCards
          place={page.context}
          facts={page.facts}
          driving={page.driving}
          rentalQuoteHref={rentalQuotePath({ place: id })}
          inventoryHref={inventoryHref}
        />
      </Section>
      <About found={found} page={page} />
      <Section title={page.servicesTitle}>
        <SceneServices services={page.services} />
      </Section>
      <PlaceClosing
        title={words.closing.formatTitle(place.name)}
        text={words.closing.text}
        phone={business.phone}
        quote={{ href: quoteHref, label: words.closing.quoteLabel }}
        bar={{ title: place.name, price: from?.figure }}
        shoreUrl={page.shoreUrl}
      />
    </>
  );
}

interface AboutProps {
  found: CoastalPlace;
  page: PlacePageData;
}

/** What we know of the place, its map, the places nearby, and the way to another of the same name. */
function About({ found: { state, place }, page }: AboutProps) {
  return (
    <PlaceAbout
      title={words.placePage.formatNoteTitle(place.name)}
      note={place.note}
      ending={formatSun(page.context, page.facts, place.note)}
      map={{ url: page.map.pictureUrl, label: words.mapLabels.formatPlace(place.name) }}
      streetMap={page.streetMap}
      more={page.namesakes.map(({ href, stateName }) => (
        <p key={href} className="text-quiet">
          {words.namesake.before}
          <a href={href} className="text-brand underline">
            {words.namesake.formatLabel(place.name, stateName)}
          </a>
          {words.namesake.after}
        </p>
      ))}
    >
      <div className="near-places">
        <h3 className="near-title">
          {words.placePage.formatOthersTitle(state.name)}
          <small>{words.placePage.straightLine}</small>
        </h3>
        <PlaceList places={page.others} />
        {state.places.length - 1 > page.others.length ? (
          <p>
            <a
              href={`${statePath(state)}#places`}
              className="inline-flex min-h-11 items-center font-semibold text-brand no-underline"
            >
              {words.placePage.formatAllPlacesLabel(state.places.length, state.name)}
            </a>
          </p>
        ) : null}
      </div>
    </PlaceAbout>
  );
}

/** A path without this ending names no place: it gets the plain 404 page. */
function isPlacePath(path: string): boolean {
  return path.endsWith("-golf-carts");
}
