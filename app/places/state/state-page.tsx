import { business } from "#content/dealership/business.ts";
import { stateCoasts } from "#content/places/coastline.ts";
import { findStreetMapView, stateServices } from "#content/places/places.ts";
import {
  federalRoadRules,
  findRoadRules,
  roadRulesDisclaimer,
} from "#content/places/road-rules.ts";
import { whyChoose } from "#content/pages/words/why-choose.ts";
import type { State } from "#domain/geography/place.ts";
import { buildMapSearchUrl, buildStreetMapFrameUrl } from "#domain/geography/street-map-url.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { AreaServices } from "#app/places/place/area-services.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { MapState } from "#app/places/map-state.tsx";
import { PlaceClosing } from "#app/places/place/place-closing.tsx";
import { RoadRules } from "./road-rules.tsx";
import { Section } from "#app/ui/section.tsx";
import { StateFigures } from "./state-figures.tsx";
import { StateHero } from "./state-hero.tsx";
import { StatePlaces } from "./state-places.tsx";
import { StreetMap } from "#app/places/street-map.tsx";
import type { readStatePage } from "./state-view-model.ts";
import { contactPath } from "#content/pages/paths.ts";
import { toPlaceListJsonLd } from "./state-json-ld.ts";

interface StatePageProps {
  state: State;
  page: ReturnType<typeof readStatePage>;
}

/** A state: its places, its map, what delivery costs there and what its roads ask for. */
export function StatePage({ state, page }: StatePageProps) {
  const [first, last] = [state.places[0], state.places.at(-1)];
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={state.name} />
      <JsonLd data={toPlaceListJsonLd(state)} />
      <StateHero
        kicker={state.name}
        title={`Golf carts from ${first?.name} to ${last?.name}`}
        text={`Electric carts to buy, rent and keep running in ${state.places.length} places on the ${state.name} shore.`}
        actions={
          <>
            <ButtonLink href="/inventory">View Inventory</ButtonLink>
            <CallLink phone={business.phone} label="Call Now" isWide />
          </>
        }
        shore={requireShore(state)}
      />
      <Section title={`What we do in ${state.name}`}>
        <AreaServices services={stateServices} />
      </Section>
      <Section title={`${state.places.length} places in ${state.name}`} id="places" ground="raised">
        <StatePlaces places={page.places} />
      </Section>
      <Section title={`The ${state.name} shore`}>
        {page.map ? <MapState map={page.map} /> : null}
        <StreetMap
          title={`Street map of the ${state.name} shore`}
          providerName={business.streetMap.name}
          frameUrl={buildStreetMapFrameUrl(
            business.streetMap.origin,
            findStreetMapView(state.slug),
            false,
          )}
          searchHref={buildMapSearchUrl(business.directions.origin, `${state.name} coast`)}
        />
      </Section>
      <Section title={`Delivery, and ${state.name} in figures`} ground="raised">
        <StateFigures
          stateName={state.name}
          facts={page.facts}
          midsummer={page.midsummer}
          placeCount={state.places.length}
          typeCounts={page.typeCounts}
        />
      </Section>
      <StateRoadRulesSection state={state} />
      <Section title="Why choose us" ground="raised">
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {whyChoose.map(({ id, title, text }) => (
            <li key={id}>
              <h3 className="text-title-3">{title}</h3>
              <p className="mt-2 text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <PlaceClosing
        title={`A cart for ${state.name}`}
        text={`Tell us your town: we answer within ${business.replyTimes.answerWithinHours} hours.`}
        phone={business.phone}
        quote={{ href: contactPath(`Golf carts in ${state.name}`), label: "Get Quote" }}
      />
    </>
  );
}

function StateRoadRulesSection({ state }: { state: State }) {
  const rules = findRoadRules(state.slug);
  if (!rules) return null;
  return (
    <Section
      title="Where may I drive it?"
      intro="A golf cart and a low-speed vehicle are two things in law. Which one a cart is depends on its top speed and its equipment: ask before you buy."
      id="road-rules"
    >
      <RoadRules
        stateName={state.name}
        rules={rules}
        federal={federalRoadRules}
        disclaimer={roadRulesDisclaimer}
      />
    </Section>
  );
}

/** The line generated for the state. Throws where the generator has not seen it. */
function requireShore({ slug }: State) {
  const coast = stateCoasts[slug];
  if (!coast) throw new Error(`content/places/coastline.ts has no line for ${slug}`);
  return coast.shore;
}
