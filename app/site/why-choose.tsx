import type { ReactNode } from "react";
import { whyChoose, whyChoosePromise } from "#content/pages/words/why-choose.ts";

/**
 * Why to choose us, in four facts, each under a rule, beside what `picture` shows on a desk. Each is
 * the way to the page that says more.
 */
export function WhyChoose({ picture }: { picture: ReactNode }) {
  return (
    <section className="deep-water bg-raised">
      <div className="wrap grid gap-x-16 py-9 sm:py-12 lg:grid-cols-2 lg:py-16">
        <div className="flex flex-col justify-between">
          <h2 className="text-title-2">{whyChoosePromise}</h2>
          {picture}
        </div>
        <ul className="gap-x-8 max-lg:mt-4 sm:grid sm:grid-cols-2">
          {whyChoose.map(({ id, fact, text, href }) => (
            <li key={id} className="border-t border-line py-3 lg:py-4">
              <h3 className="text-title-3 text-balance">
                <a href={href} className="text-brand no-underline hover:underline">
                  {`${fact} →`}
                </a>
              </h3>
              <p className="mt-1 text-quiet max-sm:text-small">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
