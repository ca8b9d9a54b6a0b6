import { business } from "#content/dealership/business.ts";
import { stateCoasts } from "#content/places/coastline.ts";
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
import { PageHero } from "#app/site/page-hero.tsx";
import { Section } from "#app/ui/section.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import type { Route } from "./+types/thank-you-page";

const page = requirePage("/thank-you");
export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export default function ThankYou() {
  return (
    <>
      <PageHero
        title={thankYouHero.title}
        shore={stateCoasts.georgia?.divider}
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
      <Section title={nextSteps.title}>
        <ol className="grid gap-8 sm:grid-cols-3">
          {nextSteps.steps.map((step, index) => (
            <li key={step.title} className="border-t-2 border-sea pt-4">
              <p className="price-figures text-title-3 text-sea">{index + 1}</p>
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
