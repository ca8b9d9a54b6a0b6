import { business } from "#content/dealership/business.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { requirePage } from "#content/pages/pages.ts";
import { contactPath, rentalQuotePath } from "#content/pages/paths.ts";
import { quoteLinks } from "#content/pages/words/rental-quote.ts";
import * as words from "#content/pages/words/rentals.ts";
import { pageScenes, rentalDeliveryPlace } from "#content/places/page-scenes.ts";
import { formatDollars } from "#domain/money/money.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallSection } from "#app/site/call-section.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { deliveredCart, ShopPicture } from "#app/site/shop-picture.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { type HeroFigure, readPageScene, SceneHero } from "#app/site/scene-band.tsx";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { siteContext } from "#app/context.ts";
import { CheckIcon } from "#app/ui/icons.tsx";
import { pictureNotes } from "#app/vehicles/index.ts";
import { RentalMatrix } from "./rental-matrix.tsx";
import { toRentalsJsonLd } from "./rentals-json-ld.ts";
import type { Route } from "./+types/rentals-page";

const page = requirePage("/rentals");

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export function loader({ context }: Route.LoaderArgs) {
  const { illustrations } = context.get(siteContext);
  const { stateSlug, placeSlug } = rentalDeliveryPlace;
  const { sceneUrl } = illustrations.place(stateSlug, placeSlug);
  return { scene: readPageScene(illustrations, pageScenes.rentals), deliveryUrl: sceneUrl };
}

export default function Rentals({ loaderData: { scene, deliveryUrl } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <JsonLd data={toRentalsJsonLd} />
      <SceneHero
        scene={scene}
        title={words.hero.title}
        text={words.hero.text}
        actions={
          <>
            <CallLink phone={business.phone} label={words.hero.callLabel} isWide />
            <ButtonLink href={rentalQuotePath()}>{quoteLinks.rentalsLabel}</ButtonLink>
          </>
        }
        figures={listPrices()}
      />
      <section className="wrap relative py-6 sm:py-12 lg:py-16">
        <div className="mb-4 lg:absolute lg:w-90">
          <h2 className="text-title-2">{words.planTable.title}</h2>
          <p className="mt-2 text-small text-quiet">{words.planTable.text}</p>
        </div>
        <RentalMatrix classes={rentalClasses} />
        <div className="mt-5 hero-actions items-center">
          <CallLink phone={business.phone} label={words.planTable.reserveLabel} isWide />
          <p className="text-small lg:ml-3">{words.planTable.reserveNote}</p>
        </div>
      </section>
      <Benefits sceneUrl={deliveryUrl} />
      <CallSection title={words.help.title} text={words.help.text}>
        <ButtonLink href={contactPath({ topic: "rental" })}>{words.help.contactLabel}</ButtonLink>
      </CallSection>
    </>
  );
}

/** What the four-seater costs with the plans that most people ask for. */
function listPrices(): HeroFigure[] {
  const fourSeater = rentalClasses.find(({ id }) => id === "4-seater");
  return words.hero.planIds.flatMap((planId) =>
    (fourSeater?.plans ?? [])
      .filter(({ id }) => id === planId)
      .map(({ priceDollars }) => ({
        figure: formatDollars(priceDollars),
        label: words.hero.planLabels[planId],
      })),
  );
}

/** What comes with every plan, under a cart that is being delivered, and the terms in short. */
function Benefits({ sceneUrl }: { sceneUrl: string }) {
  return (
    <section className="bg-raised">
      <div className="wrap py-6 sm:py-12 lg:py-16">
        <h2 className="text-title-2">{words.benefitsTitle}</h2>
        <div className="no-print relative mt-4 aspect-2/1 overflow-hidden rounded-card bg-water sm:mt-6 lg:aspect-[4/1]">
          <img
            src={sceneUrl}
            alt=""
            width="1600"
            height="600"
            loading="lazy"
            className="absolute bottom-0 h-[130%] w-full max-w-none object-cover"
          />
          {/* Without the ground line of the drawing: it stands on the road of the scene. */}
          <ShopPicture
            scene="delivery"
            viewBox="0 0 480 220"
            className="absolute right-0 bottom-1 w-full [clip-path:inset(0_0_9.8%)] lg:right-6 lg:-bottom-2 lg:w-[46%]"
            carts={[deliveredCart]}
          />
        </div>
        <ul className="mt-5 grid gap-x-12 gap-y-4 sm:mt-8 sm:grid-cols-2 sm:gap-y-7 lg:grid-cols-3">
          {words.benefits.map((benefit) => (
            <li key={benefit.title} className="flex gap-3">
              <CheckIcon className="mt-0.5 size-6 shrink-0 text-good" />
              <div>
                <h3 className="text-title-3">{benefit.title}</h3>
                <p className="mt-1 text-quiet max-sm:text-small">{benefit.text}</p>
              </div>
            </li>
          ))}
        </ul>
        <Footnote />
      </div>
    </section>
  );
}

function Footnote() {
  const { label, listTerms, perMileDollars, beforePolicy, policyLabel, afterPolicy } =
    words.footnote;
  const deposits = rentalClasses.map(({ depositDollars }) => depositDollars);
  const terms = listTerms(formatDollars(perMileDollars), {
    from: formatDollars(Math.min(...deposits)),
    to: formatDollars(Math.max(...deposits)),
  });
  return (
    <aside aria-label={label} className="mt-6 text-small text-quiet sm:mt-10">
      <dl className="grid gap-x-8 border-t border-line sm:grid-cols-2 sm:pt-4 lg:grid-cols-4">
        {terms.map(({ title, text }) => (
          <div
            key={title}
            className="grid grid-cols-[5.5rem_1fr] py-2 max-sm:border-b max-sm:border-line sm:block"
          >
            <dt className="font-semibold text-text">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        {beforePolicy}
        <a href="/policies/rental-policy" className="text-brand underline">
          {policyLabel}
        </a>
        {afterPolicy} {pictureNotes.rendered}
      </p>
    </aside>
  );
}
