import { business } from "#content/dealership/business.ts";
import { stateCoasts } from "#content/places/coastline.ts";
import type { regions } from "#content/pages/words/home.ts";
import { requirePage } from "#content/pages/pages.ts";
import { statePath } from "#content/pages/paths.ts";
import { states } from "#content/places/states.ts";
import { pingPath } from "#domain/analytics/event.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { PageHero } from "#app/site/page-hero.tsx";
import { Section } from "#app/ui/section.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import type { Route } from "./+types/thank-you-page";

const page = requirePage("/thank-you");
const { answerWithinHours, typicalHours } = business.replyTimes;

const steps = [
  {
    title: "We read it",
    text: "Your inquiry is saved and on its way to the desk that knows the answer: sales, service or parts.",
  },
  {
    title: "A person answers",
    text: `Allow up to ${answerWithinHours} hours. In business hours it typically takes ${typicalHours.from}-${typicalHours.to} hours.`,
  },
  {
    title: "You decide",
    text: "You get prices, dates and options in writing. Nothing is bought or booked until you say so.",
  },
];

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export default function ThankYou() {
  return (
    <>
      <PageHero
        title="Thank you. We have your inquiry."
        shore={stateCoasts.georgia?.divider}
        text={
          <p>
            Allow up to {answerWithinHours} hours for an answer; in business hours it typically
            takes {typicalHours.from}-{typicalHours.to} hours. In a hurry? Call{" "}
            <a
              href={business.phone.link}
              ping={pingPath}
              className="font-semibold whitespace-nowrap text-brand"
            >
              {business.phone.display}
            </a>{" "}
            or toll-free{" "}
            <a
              href={business.tollFree.link}
              ping={pingPath}
              className="font-semibold whitespace-nowrap text-brand"
            >
              {business.tollFree.display}
            </a>
            .
          </p>
        }
      />
      <Section title="What happens next">
        <ol className="grid gap-8 sm:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step.title} className="border-t-2 border-sea pt-4">
              <p className="price-figures text-title-3 text-sea">{index + 1}</p>
              <h3 className="mt-1 text-title-3">{step.title}</h3>
              <p className="mt-2 text-quiet">{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Who answers you" ground="raised">
        <div className="grid gap-5 sm:grid-cols-2">
          <Office
            title={`${business.showroom.city}, ${business.showroom.state}`}
            text="Showroom, service shop and storage. Visitors are welcome in opening hours."
            regionIds={["northern", "mid-atlantic"]}
          />
          <Office
            title="Southern coast, by phone and online"
            text="Sales, rentals and delivery for the southern states, arranged by phone."
            regionIds={["southern"]}
          />
        </div>
        <WaysOn />
      </Section>
    </>
  );
}

function WaysOn() {
  return (
    <ul className="mt-10 flex flex-wrap gap-3">
      <li>
        <ButtonLink href="/inventory">See the inventory</ButtonLink>
      </li>
      <li>
        <ButtonLink href="/rentals">See rentals</ButtonLink>
      </li>
      <li>
        <ButtonLink href="/services">See services</ButtonLink>
      </li>
      <li>
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </li>
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
      <p className="mt-4">
        <CallLink phone={business.phone} label="Call" isWide />
      </p>
    </section>
  );
}
