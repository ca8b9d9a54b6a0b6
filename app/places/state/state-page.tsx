import { business } from "#content/dealership/business.ts";
import { findStreetMapView } from "#content/places/places.ts";
import { federalRoadRules, roadRulesDisclaimer } from "#content/places/road-rules.ts";
import * as words from "#content/pages/words/state.ts";
import type { State } from "#domain/geography/place.ts";
import { buildStreetMapFrameUrl } from "#domain/geography/street-map-url.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { buildStateVerdicts, requireRoadRules } from "#app/places/place/driving-answer.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { PlaceClosing } from "#app/places/place/place-closing.tsx";
import { CartComparison } from "./cart-comparison.tsx";
import { DepartmentTiles } from "#app/site/department-tiles.tsx";
import { RoadRules, type RoadRulesProps } from "./road-rules.tsx";
import { Section } from "#app/ui/section.tsx";
import { StateHero } from "./state-hero.tsx";
import { StatePlaces } from "./state-places.tsx";
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
  const rules = requireRoadRules(state);
  const verdicts = buildStateVerdicts(rules);
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={state.name} />
      <JsonLd data={toPlaceListJsonLd(state)} />
      <StateHero
        title={words.statePage.formatTitle(state.name)}
        text={words.statePage.formatText({
          state: state.name,
          nearestPlace: page.facts.nearestToShowroom.place.name,
          farthestPlace: page.facts.farthestFromShowroom.place.name,
          furtherCount: state.places.length - 2,
          isRentable: page.isRentable,
        })}
        price={page.from}
        actions={
          <>
            <CallLink phone={business.phone} label={words.statePage.callLabel} isWide />
            <ButtonLink href="/inventory">{words.statePage.inventoryLabel}</ButtonLink>
          </>
        }
        map={{ ...page.map, label: words.statePage.formatMapLabel(state.name) }}
      />
      <CartComparison
        title={words.comparisonWords.title}
        cartCount={page.cartCount}
        facts={page.facts}
        carts={page.carts}
      />
      <Section
        title={words.statePage.formatPlacesTitle(state.places.length, state.name)}
        intro={words.statePage.placesText}
        id="places"
        ground="tinted"
      >
        <StatePlaces places={page.places} otherHref={deliverToPath("/inventory")} />
        <StateStreetMap state={state} />
      </Section>
      <Section title={words.statePage.formatServicesTitle(state.name)}>
        <DepartmentTiles departments={page.services} titleLook="text-title-3" />
      </Section>
      <StateRoadRules state={state} rules={rules} verdicts={verdicts} />
      <PlaceClosing
        title={words.closing.formatTitle(state.name)}
        text={words.closing.text}
        phone={business.phone}
        quote={{
          href: contactPath({ place: statePath(state) }),
          label: words.closing.quoteLabel,
        }}
        bar={{ title: state.name }}
        shoreUrl={page.map.shoreUrl}
      />
    </>
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
    />
  );
}

/** The question and below it the answers. */
function StateRoadRules({
  state,
  ...answer
}: { state: State } & Pick<RoadRulesProps, "verdicts" | "rules">) {
  return (
    <Section
      title={words.roadRulesSection.formatTitle(state.name)}
      intro={words.roadRulesSection.intro}
      id="road-rules"
      ground="raised"
    >
      <RoadRules {...answer} federal={federalRoadRules} disclaimer={roadRulesDisclaimer} />
    </Section>
  );
}
