import { business } from "#content/dealership/business.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
import { requirePage } from "#content/pages/pages.ts";
import {
  answeringOffices,
  answerTime,
  thankYouHero,
  whileYouWait,
} from "#content/pages/words/contact.ts";
import { pingPath } from "#domain/analytics/event.ts";
import { CallLink } from "#app/site/call-link.tsx";
import { type DepartmentScenes, readDepartmentScenes } from "#app/site/department-scenes.ts";
import { readPageScene, type SceneOfPage } from "#app/site/scene-band.tsx";
import { ShoreScene } from "#app/site/shore-scene.tsx";
import { WayTiles } from "#app/site/way-tiles.tsx";
import { siteContext } from "#app/context.ts";
import { CheckIcon } from "#app/ui/icons.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { NextSteps } from "./thank-you-steps.tsx";
import type { Route } from "./+types/thank-you-page";

const page = requirePage("/thank-you");
export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export function loader({ context }: Route.LoaderArgs) {
  const { illustrations } = context.get(siteContext);
  return {
    scene: readPageScene(illustrations, pageScenes["thank-you"]),
    departmentScenes: readDepartmentScenes(illustrations),
  };
}

export default function ThankYou({
  loaderData: { scene, departmentScenes },
}: Route.ComponentProps) {
  return (
    <>
      <Confirmation scene={scene} />
      <NextSteps />
      <Offices />
      <WhileYouWait scenes={departmentScenes} />
    </>
  );
}

/** That the inquiry is here, the two numbers to call, and how long an answer takes. */
function Confirmation({ scene }: { scene: SceneOfPage }) {
  return (
    <ShoreScene
      {...scene}
      isFirst
      heading={
        <h1 className="flex items-center gap-3 text-title-1 sm:gap-4">
          <span className="inline-flex size-[1em] shrink-0 items-center justify-center rounded-pill bg-good text-page">
            <CheckIcon className="size-[0.7em]" />
          </span>
          {thankYouHero.title}
        </h1>
      }
    >
      <div>
        <p className="text-lead">
          {thankYouHero.confirmation}
          <span className="block price-figures text-title-2 whitespace-nowrap text-brand">
            {answerTime.figure}
          </span>
          {answerTime.note}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 lg:grid lg:grid-cols-[auto_auto]">
        <p className="mb-2 w-full text-quiet lg:col-span-2">{thankYouHero.text}</p>
        <CallLink
          phone={business.phone}
          label={thankYouHero.callLabel}
          isWide
          className="max-sm:min-h-12 max-sm:w-full"
        />
        <a
          href={business.tollFree.link}
          ping={pingPath}
          className="inline-flex min-h-11 items-center font-semibold text-brand"
        >
          {`${thankYouHero.tollFreeLabel} ${business.tollFree.display}`}
        </a>
      </div>
    </ShoreScene>
  );
}

/** Where to look around until then, each with the people who do it. */
function WhileYouWait({ scenes }: { scenes: DepartmentScenes }) {
  const { title, home, links } = whileYouWait;
  return (
    <section className="bg-tinted">
      <div className="wrap py-6 sm:py-12 lg:py-16">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <h2 className="text-title-2">{title}</h2>
          <a
            href={home.href}
            className="inline-flex min-h-11 items-center font-semibold text-brand no-underline hover:underline"
          >
            {home.label}
          </a>
        </div>
        <div className="mt-3 sm:mt-4">
          <WayTiles
            ways={links.map(({ href, label, text, department }) => ({
              href,
              title: label,
              text,
              scene: scenes[department],
            }))}
          />
        </div>
      </div>
    </section>
  );
}

/** Who answers from which office, in the columns of the steps above. */
function Offices() {
  return (
    <section className="wrap pb-6 sm:pb-12 lg:pb-16">
      <div className="grid gap-y-3 border-t border-line pt-5 md:grid-cols-3 lg:pt-8">
        <h2 className="text-title-3">{answeringOffices.title}</h2>
        {answeringOffices.offices.map(({ title, text }) => (
          <section key={title} className="md:pe-8">
            <h3 className="font-body text-body font-semibold">{title}</h3>
            <p className="text-small text-quiet">{text}</p>
          </section>
        ))}
      </div>
    </section>
  );
}
