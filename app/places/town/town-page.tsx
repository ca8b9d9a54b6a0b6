import { business } from "#content/dealership/business.ts";
import { stateCoasts } from "#content/places/coastline.ts";
import { statePath } from "#content/pages/paths.ts";
import { censusYear } from "#content/places/places.ts";
import type { Municipality } from "#domain/geography/place.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { PlaceActions } from "#app/places/place/place-actions.tsx";
import { PlaceClosing } from "#app/places/place/place-closing.tsx";
import { PlaceFactCards } from "#app/places/place/place-fact-cards.tsx";
import { PlaceList } from "#app/places/place/place-list.tsx";
import { formatNextStep } from "#app/places/place/place-sentences.ts";
import { PlaceShore } from "#app/places/place-shore.tsx";
import { Section } from "#app/ui/section.tsx";
import { StateHero } from "#app/places/state/state-hero.tsx";
import { TownFigures } from "./town-figures.tsx";
import type { readTownPage } from "./town-view-model.ts";
import { contactPath } from "#content/pages/paths.ts";
import { toTownJsonLd } from "#app/places/place/place-json-ld.ts";

interface TownPageProps {
  town: Municipality;
  page: Awaited<ReturnType<typeof readTownPage>>;
}

const delawarePath = statePath({ slug: "delaware" });

/** A municipality of Delaware: who lives there, how far the coast is, what delivery costs. */
export function TownPage({ town, page }: TownPageProps) {
  const quoteHref = contactPath(`Golf carts in ${town.name}, DE`);
  const shore = stateCoasts["delaware"]?.shore;
  return (
    <>
      <JsonLd data={toTownJsonLd(town)} />
      <Breadcrumbs
        trail={[
          { href: "/", label: "Home" },
          { href: delawarePath, label: "Delaware" },
        ]}
        current={town.name}
      />
      <StateHero
        kicker={`${town.type} in ${town.county} County, Delaware`}
        title={`Golf carts in ${town.name}`}
        text={formatNextStep(page.context, page.facts)}
        actions={<PlaceActions quoteHref={quoteHref} />}
        shore={shore ?? { path: "", viewBox: "0 0 1 1" }}
      />
      <Section title={`${town.name}, Delaware`}>
        <p className="max-w-prose text-lead">{town.note}</p>
        {page.shorePage ? (
          <p className="mt-4">
            <a href={page.shorePage} className="font-semibold text-brand">
              {`${town.name} on its shore`}
            </a>
          </p>
        ) : null}
        <div className="mt-8">
          <TownFigures
            town={town}
            censusYear={censusYear}
            rank={page.rank}
            countyCount={page.countyCount}
          />
        </div>
      </Section>
      <Section title={`${town.name} in figures`} ground="raised">
        <PlaceFactCards place={page.context} facts={page.facts} />
      </Section>
      <PlaceShore title={`Around ${town.name}`} map={page.map} streetMap={page.streetMap} />
      <Section title="Nearest towns" ground="raised">
        <PlaceList places={page.towns} />
        <h3 className="mt-10 mb-4 text-title-3">Nearest coastal places</h3>
        <PlaceList places={page.coast} />
        <p className="mt-6">
          <ButtonLink href={`${delawarePath}#road-rules`}>
            Where you may drive a cart in Delaware
          </ButtonLink>
        </p>
      </Section>
      <PlaceClosing
        title={`A cart for ${town.name}`}
        text={`Call, or send a line with your street: we answer within ${business.replyTimes.answerWithinHours} hours.`}
        phone={business.phone}
        quote={{ href: quoteHref, label: "Get Free Quote" }}
      />
    </>
  );
}
