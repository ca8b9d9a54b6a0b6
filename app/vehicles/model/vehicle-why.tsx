import { whyChoose, whyChooseTitle } from "#content/pages/words/why-choose.ts";

/** Why to choose us, small: whoever came this far on a cart's page has read most of it. */
export function VehicleWhy() {
  return (
    <section>
      <div className="wrap py-6 sm:pt-0 sm:pb-12 lg:pb-16">
        <div className="grid gap-x-14 gap-y-3 lg:border-t lg:border-line lg:pt-8 lg:grid-cols-[1fr_5fr]">
          <h2 className="text-title-3">{whyChooseTitle}</h2>
          <ul className="grid gap-x-8 gap-y-3 text-small sm:grid-cols-2 lg:grid-cols-4">
            {whyChoose.map(({ id, title, text }) => (
              <li key={id}>
                <h3 className="font-semibold">{title}</h3>
                <p className="text-quiet">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
