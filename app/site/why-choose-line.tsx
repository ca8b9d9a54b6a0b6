import { financing } from "#content/dealership/financing.ts";
import { whyChoose, whyChooseTitle } from "#content/pages/words/why-choose.ts";
import { CheckIcon } from "#app/ui/icons.tsx";

/** Why to choose us in one line, and the condition of its rate, which may not be named without it. */
export function WhyChooseLine({ className }: { className: string }) {
  return (
    <section className={className}>
      <div className="gap-x-10 lg:flex lg:items-center">
        <h2 className="text-title-3">{whyChooseTitle}</h2>
        <ul className="mt-3 grid grow grid-cols-2 gap-x-4 gap-y-2 lg:mt-0 lg:flex lg:justify-between">
          {whyChoose.map(({ id, title }) => (
            <li key={id} className="flex items-center gap-2 font-semibold max-lg:text-small">
              <CheckIcon className="size-5 shrink-0 text-good" />
              {title}
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-3 text-small text-quiet">{financing.zeroText}</p>
    </section>
  );
}
