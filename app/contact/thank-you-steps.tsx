import { nextSteps } from "#content/pages/words/contact.ts";
import { Section } from "#app/ui/section.tsx";

/**
 * What happens until somebody answers, and after, on a line of time: from left to right where there is
 * room, else from top to bottom with the numbers left of the words.
 */
export function NextSteps() {
  return (
    <Section title={nextSteps.title}>
      <ol className="md:grid md:grid-cols-3">
        {nextSteps.steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="group relative grid grid-cols-[2.5rem_1fr] items-center gap-x-4 pb-5 last:pb-0 md:block md:pe-8 md:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-5 bottom-0 left-5 border-s-2 border-line group-last:hidden md:right-0 md:bottom-auto md:left-0 md:border-s-0 md:border-t-2"
            />
            <span
              aria-hidden="true"
              className="relative flex size-10 items-center justify-center rounded-pill border-2 border-brand bg-page price-figures text-brand"
            >
              {index + 1}
            </span>
            <h3 className="text-title-3 md:mt-3">{title}</h3>
            <p className="col-start-2 text-quiet md:mt-1">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
