import { business } from "#content/dealership/business.ts";
import { findStreetMapView } from "#content/places/places.ts";
import {
  federalRoadRules,
  findRoadRules,
  roadRulesDisclaimer,
} from "#content/places/road-rules.ts";
import * as words from "#content/pages/words/state.ts";
import type { State } from "#domain/geography/place.ts";
import { buildMapSearchUrl, buildStreetMapFrameUrl } from "#domain/geography/street-map-url.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { buildStateDrivingAnswer } from "#app/places/place/driving-answer.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { PlaceClosing } from "#app/places/place/place-closing.tsx";
import { RoadRules } from "./road-rules.tsx";
import { Section } from "#app/ui/section.tsx";
import { formatStateFrom } from "./state-sentences.ts";
import { StateFigures } from "./state-figures.tsx";
import { StateHero } from "./state-hero.tsx";
import { StatePlaces } from "./state-places.tsx";
import { ServiceRows } from "#app/places/service-rows.tsx";
import { SceneTile } from "#app/site/shore-scene.tsx";
import { StreetMap } from "#app/places/street-map.tsx";
import type { readStatePage } from "./state-view-model.ts";
import { contactPath, deliverToPath, statePath } from "#content/pages/paths.ts";
import { toPlaceListJsonLd } from "./state-json-ld.ts";

interface StatePageProps {
  state: State;
  page: Awaited<ReturnType<typeof readStatePage>>;
}

/** The page of a state: its places, its map, the cost of delivery and the road rules. */
export function StatePage({ state, page }: StatePageProps) {
  const [first, last] = [state.places[0], state.places.at(-1)];
  const rules = requireRoadRules(state);
  const driving = buildStateDrivingAnswer(rules);
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={state.name} />
      <JsonLd data={toPlaceListJsonLd(state)} />
      <StateHero
        title={words.statePage.formatTitle(state.name)}
        text={words.statePage.formatText({
          state: state.name,
          firstPlace: first?.name ?? "",
          lastPlace: last?.name ?? "",
          furtherCount: state.places.length - 2,
          isRentable: page.isRentable,
        })}
        price={formatStateFrom(page.facts.nearestToShowroom, page.prices)}
        actions={
          <>
            <CallLink phone={business.phone} label={words.statePage.callLabel} isWide />
            <ButtonLink href="/inventory">{words.statePage.inventoryLabel}</ButtonLink>
          </>
        }
        map={{
          pictureUrl: page.map.pictureUrl,
          label: words.statePage.formatMapLabel(state.name, state.places.length),
        }}
      />
      <Section title={words.statePage.formatFiguresTitle(state.name)}>
        <StateFigures
          stateName={state.name}
          facts={page.facts}
          prices={page.prices}
          lowest={page.lowest}
          driving={driving.figure}
        />
      </Section>
      <Section
        title={words.statePage.formatPlacesTitle(state.places.length, state.name)}
        intro={words.statePage.placesText}
        id="places"
        ground="raised"
      >
        <StatePlaces places={page.places} otherHref={deliverToPath("/inventory")} />
        <StateStreetMap state={state} />
      </Section>
      <StateRoadRules state={state} rules={rules} text={driving.text} />
      <StateServices name={state.name} services={page.services} scenes={page.serviceScenes} />
      <PlaceClosing
        title={words.closing.formatTitle(state.name)}
        text={words.closing.text}
        phone={business.phone}
        quote={{
          href: contactPath({ place: statePath(state) }),
          label: words.closing.quoteLabel,
        }}
        bar={{ title: state.name }}
        scene={page.scene}
      />
    </>
  );
}

function StateServices({
  name,
  services,
  scenes,
}: {
  name: string;
  services: StatePageProps["page"]["services"];
  scenes: StatePageProps["page"]["serviceScenes"];
}) {
  return (
    <Section title={words.statePage.formatServicesTitle(name)} ground="raised">
      <ServiceRows
        services={services}
        pictures={scenes.map((scene) => (
          <SceneTile key={scene.sceneUrl} {...scene} className="w-full" />
        ))}
      />
    </Section>
  );
}

function StateStreetMap({ state }: { state: State }) {
  return (
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
  );
}

function StateRoadRules({
  state,
  rules,
  text,
}: {
  state: State;
  text: string;
  rules: ReturnType<typeof requireRoadRules>;
}) {
  return (
    <Section title={words.roadRulesSection.formatTitle(state.name)} id="road-rules">
      <RoadRules
        stateName={state.name}
        text={text}
        rules={rules}
        federal={federalRoadRules}
        disclaimer={roadRulesDisclaimer}
      />
    </Section>
  );
}

/** Throws for a state whose rules nobody has written down. */
function requireRoadRules({ slug }: State) {
  const rules = findRoadRules(slug);
  if (!rules) throw new Error(`content/places/road-rules.ts has no rules for ${slug}`);
  return rules;
}
