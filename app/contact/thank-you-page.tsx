import { business } from "#content/dealership/business.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
import type { regions } from "#content/pages/words/home.ts";
import { requirePage } from "#content/pages/pages.ts";
import {
  answeringOffices,
  answerTime,
  nextSteps,
  thankYouHero,
  thankYouLinks,
  whileYouWait,
} from "#content/pages/words/contact.ts";
import { statePath } from "#content/pages/paths.ts";
import { states } from "#content/places/states.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { readPageScene, SceneHero } from "#app/site/scene-band.tsx";
import { siteContext } from "#app/context.ts";
import { LinkRow } from "#app/ui/link-row.tsx";
import { Section } from "#app/ui/section.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import type { Route } from "./+types/thank-you-page";

const page = requirePage("/thank-you");
export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export function loader({ context }: Route.LoaderArgs) {
  const { illustrations } = context.get(siteContext);
  return { scene: readPageScene(illustrations, pageScenes["thank-you"]) };
}

export default function ThankYou({ loaderData: { scene } }: Route.ComponentProps) {
  return (
    <>
      <SceneHero
        scene={scene}
        title={thankYouHero.title}
        text={thankYouHero.text}
        actions={
          <>
            <CallLink phone={business.phone} label={thankYouHero.callLabel} isWide />
            <ButtonLink href={business.tollFree.link} isCounted>
              {`${thankYouHero.tollFreeLabel} ${business.tollFree.display}`}
            </ButtonLink>
          </>
        }
        figures={[{ figure: answerTime.figure, label: answerTime.label }]}
      />
      <NextSteps />
      <Section title={answeringOffices.title} className="border-t border-line">
        <div className="grid gap-x-16 gap-y-6 md:grid-cols-2">
          {answeringOffices.offices.map((office) => (
            <Office key={office.title} {...office} />
          ))}
        </div>
      </Section>
      <WhileYouWait />
    </>
  );
}

/** What happens until somebody answers, and after. */
function NextSteps() {
  return (
    <Section title={nextSteps.title} intro={answerTime.text}>
      <ol className="grid gap-x-10 gap-y-5 md:grid-cols-3">
        {nextSteps.steps.map((step, index) => (
          <li key={step.title} className="border-t border-line pt-4">
            <p aria-hidden="true" className="price-figures text-title-3 text-sea">
              {index + 1}
            </p>
            <h3 className="mt-1 text-title-3">{step.title}</h3>
            <p className="mt-1 text-quiet">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** One way on that most take, and three quieter ones. */
function WhileYouWait() {
  const { title, inventory } = whileYouWait;
  return (
    <section className="bg-raised">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-8 sm:py-10">
        <h2 className="text-title-2">{title}</h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <LinkRow links={thankYouLinks} className="mt-0! max-sm:order-last" />
          <ButtonLink href={inventory.href} className="max-sm:w-full">
            {inventory.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

interface OfficeProps {
  title: string;
  text: string;
  regionIds: readonly (typeof regions)[number]["id"][];
}

function Office({ title, text, regionIds }: OfficeProps) {
  const served = states.filter((state) => regionIds.includes(state.region));
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-title-3">{title}</h3>
      <p className="mt-1 text-quiet">{text}</p>
      <p className="mt-2 text-small">
        {served.map((state, index) => (
          <span key={state.slug}>
            {index > 0 && ", "}
            <a href={statePath(state)} className="text-brand">
              {state.name}
            </a>
          </span>
        ))}
      </p>
    </section>
  );
}
