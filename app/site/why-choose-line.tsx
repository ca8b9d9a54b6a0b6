import { whyChoose, whyChooseTitle } from "#content/pages/words/why-choose.ts";

/** Why to choose us in a few words each, with the condition of the rate, which may not be named without it. */
export function WhyChooseLine({ className }: { className: string }) {
  return (
    <section className={className}>
      <h2 className="text-title-3">{whyChooseTitle}</h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-8 gap-y-3 text-small lg:grid-cols-4">
        {whyChoose.map(({ id, title, short }) => (
          <li key={id}>
            <b className="block">{title}</b>
            <span className="text-quiet">{short}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
