import { whyChoose, whyChooseTitle } from "#content/pages/words/why-choose.ts";
import { CheckIcon } from "#app/ui/icons.tsx";

/** The rate may not be named without its conditions. */
const financing = whyChoose.find(({ id }) => id === "financing");

/** Why to choose us in one line: whoever came this far on a cart's page has read most of it. */
export function VehicleWhy() {
  return (
    <section className="wrap lg:mt-8">
      <div className="items-baseline justify-between border-t border-line pt-4 lg:flex lg:pt-8">
        <h2 className="text-title-3">{whyChooseTitle}</h2>
        <ul className="mt-3 grid grid-cols-2 gap-x-12 gap-y-2 lg:mt-0 lg:flex">
          {whyChoose.map(({ id, title }) => (
            <li key={id} className="flex items-center gap-2 font-semibold max-lg:text-small">
              <CheckIcon className="size-4 shrink-0 text-good" />
              {title}
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-3 text-small text-quiet lg:mt-2">{financing?.text}</p>
    </section>
  );
}
