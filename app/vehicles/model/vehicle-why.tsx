import { whyChoose, whyChooseTitle } from "#content/pages/words/why-choose.ts";

/** Why to choose us, small: whoever came this far on a cart's page has read most of it. */
export function VehicleWhy() {
  return (
    <section className="wrap lg:mt-8">
      <div className="border-t border-line pt-4 lg:pt-8">
        <h2 className="text-title-3">{whyChooseTitle}</h2>
        <ul className="mt-2 grid grid-cols-2 gap-x-5 gap-y-3 text-small lg:grid-cols-4">
          {whyChoose.map(({ id, title, text }) => (
            <li key={id}>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
