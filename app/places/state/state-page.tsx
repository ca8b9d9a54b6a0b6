import { business } from "#content/dealership/business.ts";
import { stateCoasts } from "#content/places/coastline.ts";
import { findStreetMapView } from "#content/places/places.ts";
import {
  federalRoadRules,
  findRoadRules,
  roadRulesDisclaimer,
} from "#content/places/road-rules.ts";
import * as words from "#content/pages/words/state.ts";
import { whyChoose, whyChooseTitle } from "#content/pages/words/why-choose.ts";
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
import { contactPath, statePath } from "#content/pages/paths.ts";
import { toPlaceListJsonLd } from "./state-json-ld.ts";

interface StatePageProps {
  state: State;
  page: Awaited<ReturnType<typeof readStatePage>>;
}

/** The page of a state: its places, its map, the cost of delivery and the road rules. */
export function StatePage({ state, page }: StatePageProps) {
  const [first, last] = [state.places[0], state.places.at(-1)];
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={state.name} />
      <JsonLd data={toPlaceListJsonLd(state)} />
      <StateHero
        kicker={state.name}
        title={words.statePage.formatTitle({
          firstPlace: first?.name ?? "",
          lastPlace: last?.name ?? "",
          furtherCount: state.places.length - 2,
          shore: words.statePage.formatShore(state.name),
        })}
        text={words.statePage.formatText(state.name, state.places.length, page.isRentable)}
        actions={
          <>
            <ButtonLink href="/inventory">{words.statePage.inventoryLabel}</ButtonLink>
            <CallLink phone={business.phone} label={words.statePage.callLabel} isWide />
          </>
        }
        shore={requireShore(state)}
      />
      <Section title={words.statePage.formatFiguresTitle(state.name)}>
        <StateFigures facts={page.facts} prices={page.prices} midsummer={page.midsummer} />
      </Section>
      <StateRoadRulesSection state={state} />
      <Section
        title={words.statePage.formatPlacesTitle(state.places.length, state.name)}
        id="places"
        ground="raised"
      >
        <StatePlaces places={page.places} />
      </Section>
      <StateMaps state={state} map={page.map} />
      <Section title={words.statePage.formatServicesTitle(state.name)}>
        <AreaServices services={page.services} />
      </Section>
      <WhyChoose />
      <PlaceClosing
        title={words.closing.formatTitle(state.name)}
        text={words.closing.text}
        phone={business.phone}
        quote={{
          href: contactPath({ place: statePath(state) }),
          label: words.closing.quoteLabel,
        }}
        bar={{ title: state.name }}
      />
    </>
  );
}

function StateMaps({ state, map }: { state: State; map: StatePageProps["page"]["map"] }) {
  return (
    <Section title={words.statePage.formatShoreTitle(state.name)}>
      {map ? <MapState map={map} /> : null}
      <StreetMap
        title={words.statePage.formatStreetMapTitle(state.name)}
        providerName={business.streetMap.name}
        frameUrl={buildStreetMapFrameUrl(
          business.streetMap.origin,
          findStreetMapView(state.slug),
          false,
        )}
        searchHref={buildMapSearchUrl(
          business.directions.origin,
          words.statePage.formatMapSearch(state.name),
        )}
      />
    </Section>
  );
}

function StateRoadRulesSection({ state }: { state: State }) {
  const rules = findRoadRules(state.slug);
  if (!rules) return null;
  return (
    <Section
      title={words.roadRulesSection.title}
      intro={words.roadRulesSection.text}
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

function WhyChoose() {
  return (
    <Section title={whyChooseTitle} ground="raised">
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {whyChoose.map(({ id, title, text }) => (
          <li key={id}>
            <h3 className="text-title-3">{title}</h3>
            <p className="mt-2 text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The coastline of the state. Throws when `npm run coastline` has not generated it. */
function requireShore({ slug }: State) {
  const coast = stateCoasts[slug];
  if (!coast) throw new Error(`content/places/coastline.ts has no line for ${slug}`);
  return coast.shore;
}
