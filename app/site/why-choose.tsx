import { whyChoose, whyChoosePromise } from "#content/pages/words/why-choose.ts";

/** Why to choose us, on deep water: four facts, each under a rule and the way to the page that says more. */
export function WhyChoose() {
  return (
    <section className="deep-water bg-raised">
      <div className="wrap pt-9 pb-6 sm:py-12 lg:pt-14 lg:pb-8">
        <h2 className="text-title-2">{whyChoosePromise}</h2>
        <ul className="mt-4 gap-x-8 sm:grid sm:grid-cols-2 lg:mt-6 lg:grid-cols-4">
          {whyChoose.map(({ id, fact, text, href }) => (
            <li
              key={id}
              className="border-t border-line py-3 sm:row-span-2 sm:grid sm:grid-rows-subgrid lg:py-4"
            >
              <h3 className="text-title-3 text-balance lg:text-[1.75rem]">
                <a href={href} className="text-brand no-underline hover:underline">
                  {`${fact} →`}
                </a>
              </h3>
              <p className="mt-1 text-small text-quiet lg:mt-2 lg:text-body">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
