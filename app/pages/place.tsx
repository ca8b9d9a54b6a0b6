import { data } from "react-router";
import { business } from "#content/business.ts";
import { requirePage, statePath } from "#content/pages.ts";
import { placesWithoutLinkMax, placeTypeNames } from "#content/places.ts";
import { findPlace } from "#content/states.ts";
import { JsonLd } from "../components/json-ld.tsx";
import { Badge } from "../components/badge.tsx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { AreaServices } from "../components/area-services.tsx";
import { ButtonLink } from "../components/button-link.tsx";
import { LocationNotFoundScreen, NotFoundScreen } from "../components/error-screens.tsx";
import { PlaceActions } from "../components/place-actions.tsx";
import { PlaceClosing } from "../components/place-closing.tsx";
import { PlaceFactCards } from "../components/place-facts.tsx";
import { PlaceList } from "../components/place-list.tsx";
import { describeNextStep } from "../components/place-sentences.ts";
import { PlaceShore } from "../components/place-shore.tsx";
import { Section } from "../components/section.tsx";
import { ShoreHero } from "../components/shore-hero.tsx";
import { siteContext } from "../context.ts";
import { describeMissing, describePage } from "../metadata.ts";
import { findPlaceByPath, readPlacePage, trailTo } from "../place-page.ts";
import { contactAddress } from "../vehicle-page.ts";
import { describePlace } from "../structured-data/places.ts";
import type { Route } from "./+types/place";

const missingTitle = "404 Page Not Found";

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  if (loaderData) return describePage(matches, requirePage(location.pathname));
  return describeMissing(isPlaceAddress(location.pathname) ? "Location not found" : missingTitle);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = findPlaceByPath(`/${params.state}/${params.place}`);
  if (!found) return data(null, { status: 404 });
  const page = await readPlacePage(context.get(siteContext), found);
  return data({ stateSlug: found.state.slug, placeSlug: found.place.slug, ...page });
}

/** Any other path of two words is no place's address, only an unknown one. */
function isPlaceAddress(path: string): boolean {
  return path.endsWith("-golf-carts");
}

export default function PlacePage({ loaderData: page, params }: Route.ComponentProps) {
  const found = page && findPlace(page.stateSlug, page.placeSlug);
  if (!found) {
    return isPlaceAddress(params.place) ? <LocationNotFoundScreen /> : <NotFoundScreen />;
  }
  const { state, place } = found;
  const quoteHref = contactAddress(`Golf carts in ${place.name}, ${state.abbreviation}`);
  return (
    <>
      <Breadcrumbs trail={trailTo(found)} current={place.name} />
      <JsonLd data={describePlace(state, place)} />
      <ShoreHero
        sceneAddress={page.sceneAddress}
        kicker={
          <>
            <Badge look="plain">{placeTypeNames[place.type]}</Badge> {state.name}
          </>
        }
        title={`Golf carts in ${place.name}`}
        text={describeNextStep(page.context, page.facts)}
        actions={<PlaceActions quoteHref={quoteHref} />}
      />
      <Section title={`${place.name}, ${state.name}`}>
        <p className="max-w-prose text-lead">{place.note}</p>
        {page.namesakes.map(({ href, stateName }) => (
          <p key={href} className="mt-4 text-quiet">
            Looking for{" "}
            <a href={href} className="text-brand underline">
              {`${place.name} in ${stateName}`}
            </a>
            ? It has a page of its own.
          </p>
        ))}
      </Section>
      <Section title={`${place.name} in figures`} ground="raised">
        <PlaceFactCards place={page.context} facts={page.facts} carts={page.carts} />
      </Section>
      <PlaceShore title={`${place.name} on its shore`} map={page.map} streetMap={page.streetMap}>
        <p className="mt-6 max-w-prose">
          <a href={`${statePath(state)}#road-rules`} className="font-semibold text-brand">
            {`Where may you drive a cart in ${state.name}?`}
          </a>
        </p>
      </PlaceShore>
      <Section title={`What we do for ${place.name}`} ground="raised">
        <AreaServices services={page.services} />
      </Section>
      <Section title={`Other places in ${state.name}`}>
        <PlaceList places={page.others} />
        {state.places.length > placesWithoutLinkMax ? (
          <p className="mt-6">
            <ButtonLink href={`${statePath(state)}#places`}>
              {`See all ${state.places.length} ${state.name} places`}
            </ButtonLink>
          </p>
        ) : null}
      </Section>
      <PlaceClosing
        title={`A cart for ${place.name}`}
        text={`Call, or send a line with your street: we answer within ${business.replyTimes.answerWithinHours} hours.`}
        phone={business.phone}
        quote={{ href: quoteHref, label: "Get Free Quote" }}
      />
    </>
  );
}
