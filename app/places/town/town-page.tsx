import { business } from "#content/dealership/business.ts";
import * as placeWords from "#content/pages/words/place.ts";
import { townPage } from "#content/pages/words/town.ts";
import { delaware } from "#content/places/states/delaware.ts";
import { deliveryPlaceId } from "#content/places/delivery-places.ts";
import {
  contactPath,
  rentalQuotePath,
  statePath,
  townPath,
  withDeliveryPlace,
} from "#content/pages/paths.ts";
import { censusYear } from "#content/places/places.ts";
import type { Municipality } from "#domain/geography/place.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PlaceActions } from "#app/places/place/place-actions.tsx";
import { PlaceFactCards } from "#app/places/place/place-fact-cards.tsx";
import { PlaceClosing } from "#app/places/place/place-closing.tsx";
import { PlaceAbout } from "#app/places/place/place-about.tsx";
import { PlaceList } from "#app/places/place/place-list.tsx";
import { SceneServices } from "#app/places/scene-services.tsx";
import { formatNextStep } from "#app/places/place/place-sentences.ts";
import { formatPriceFrom } from "#app/places/place/price-from.ts";
import { formatSun } from "#app/places/place/sun-sentences.ts";
import { Section } from "#app/ui/section.tsx";
import { ShoreHero } from "#app/places/shore-hero.tsx";
import type { readTownPage } from "./town-view-model.ts";
import { toTownJsonLd } from "#app/places/place/place-json-ld.ts";

interface TownPageProps {
  town: Municipality;
  page: Awaited<ReturnType<typeof readTownPage>>;
}

const stateHref = statePath(delaware);

/** The page of a municipality of Delaware: population, distance to the coast, cost of delivery. */
export function TownPage({ town, page }: TownPageProps) {
  const quoteHref = contactPath({ place: townPath(town) });
  const inventoryHref = withDeliveryPlace("/inventory", { id: deliveryPlaceId(delaware, town) });
  const from = formatPriceFrom(page.context.carts, page.facts.sale);
  return (
    <>
      <JsonLd data={toTownJsonLd(town)} />
      <Breadcrumbs
        trail={[
          { href: "/", label: "Home" },
          { href: stateHref, label: delaware.name },
        ]}
        current={town.name}
      />
      <ShoreHero
        sceneUrl={page.sceneUrl}
        from={from}
        cart={page.cart}
        kicker={townPage.formatKicker(town.type, town.county)}
        title={placeWords.placePage.formatTitle(town.name)}
        text={formatNextStep(page.context, page.facts)}
        actions={<PlaceActions quoteHref={quoteHref} />}
      />
      <Section title={placeWords.placePage.formatFiguresTitle(town.name)}>
        <PlaceFactCards
          place={page.context}
          facts={page.facts}
          driving={page.driving}
          rentalQuoteHref={rentalQuotePath({ place: deliveryPlaceId(delaware, town) })}
          inventoryHref={inventoryHref}
        />
      </Section>
      <About town={town} page={page} />
      <Section title={page.servicesTitle}>
        <SceneServices services={page.services} aside={page.servicesAside} />
      </Section>
      <PlaceClosing
        title={placeWords.closing.formatTitle(town.name)}
        text={placeWords.closing.text}
        phone={business.phone}
        quote={{ href: quoteHref, label: placeWords.closing.quoteLabel }}
        bar={{ title: town.name, price: from?.figure }}
        shoreUrl={page.shoreUrl}
      />
    </>
  );
}

/** What we know of the town, its map, and the shore and the towns nearest to it. */
function About({ town, page }: TownPageProps) {
  const population = townPage.formatPopulation(
    town.name,
    town.population.toLocaleString("en-US"),
    censusYear,
  );
  return (
    <PlaceAbout
      title={placeWords.placePage.formatNoteTitle(town.name)}
      note={town.note}
      ending={`${population} ${formatSun(page.context, page.facts, town.note)}`}
      map={{ url: page.map.pictureUrl, label: townPage.formatMapLabel(town.name) }}
      streetMap={page.streetMap}
      isShort
    >
      <div className="near-places">
        <h3 className="near-title">
          {townPage.formatNearTitle(town.name)}
          <small>{placeWords.placePage.straightLine}</small>
        </h3>
        <PlaceList places={page.nearby} />
        <p>
          <a
            href={`${stateHref}#places`}
            className="inline-flex min-h-11 items-center font-semibold text-brand no-underline"
          >
            {placeWords.placePage.formatAllPlacesLabel(delaware.places.length, delaware.name)}
          </a>
        </p>
      </div>
    </PlaceAbout>
  );
}
