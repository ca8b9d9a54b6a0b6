import { business } from "#content/dealership/business.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
import type { regions } from "#content/pages/words/home.ts";
import { requirePage } from "#content/pages/pages.ts";
import {
  answeringOffices,
  nextSteps,
  thankYouHero,
  thankYouLinks,
} from "#content/pages/words/contact.ts";
import { statePath } from "#content/pages/paths.ts";
import { states } from "#content/places/states.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { formatHoursNow } from "#app/site/hours-now.ts";
import { readPageScene, SceneHero } from "#app/site/scene-band.tsx";
import { siteContext } from "#app/context.ts";
import { Section } from "#app/ui/section.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import type { Route } from "./+types/thank-you-page";

const page = requirePage("/thank-you");
export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export function loader({ context }: Route.LoaderArgs) {
  const { illustrations, now } = context.get(siteContext);
  return {
    scene: readPageScene(illustrations, pageScenes["thank-you"]),
    hoursNow: formatHoursNow(now()),
  };
}

export default function ThankYou({ loaderData: { scene, hoursNow } }: Route.ComponentProps) {
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
      />
      <Section title={nextSteps.title} intro={hoursNow && nextSteps.formatClock(hoursNow)}>
        <ol className="grid gap-8 sm:grid-cols-3">
          {nextSteps.steps.map((step) => (
            <li key={step.title} className="border-t-2 border-sea pt-4">
              <p className="font-semibold text-sea">{step.when}</p>
              <h3 className="mt-1 text-title-3">{step.title}</h3>
              <p className="mt-2 text-quiet">{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={answeringOffices.title} ground="raised">
        <div className="grid gap-5 sm:grid-cols-2">
          {answeringOffices.offices.map((office) => (
            <Office key={office.title} {...office} />
          ))}
        </div>
        <NextPages />
      </Section>
    </>
  );
}

function NextPages() {
  return (
    <ul className="mt-10 flex flex-wrap gap-3">
      {thankYouLinks.map(({ href, label }) => (
        <li key={href}>
          <ButtonLink href={href}>{label}</ButtonLink>
        </li>
      ))}
    </ul>
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
    <section className="rounded-card bg-page p-6">
      <h3 className="text-title-3">{title}</h3>
      <p className="mt-2 text-quiet">{text}</p>
      <p className="mt-3 text-small">
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
