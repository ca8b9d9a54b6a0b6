import { business } from "#content/dealership/business.ts";
import { townPath } from "#content/pages/paths.ts";
import {
  onlineServices as words,
  sussexCounty,
  sussexTowns,
} from "#content/pages/words/showroom.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { AboutTowns } from "./about-towns.tsx";

/** For those who do not come: the toll-free number, the form and the towns we deliver to. */
export function OnlineServices() {
  const { tollFree } = business;
  return (
    <section className="bg-tinted">
      <div className="wrap hero-strip sm:py-10">
        <div>
          <h2 className="text-title-2">{words.title}</h2>
          <p className="mt-2 max-w-prose text-lead text-quiet">{words.text}</p>
        </div>
        <div className="hero-actions">
          <CallLink phone={tollFree} label={words.callLabel} isWide />
          <ButtonLink href="/contact">{words.contactLabel}</ButtonLink>
        </div>
        <div className="lg:col-span-2">
          <SussexTowns />
        </div>
      </div>
    </section>
  );
}

/** The towns of the nearest county where we have a page for each, folded. */
function SussexTowns() {
  return (
    <Disclosure isQuiet title={sussexCounty.title}>
      <p className="max-w-prose text-quiet">{sussexCounty.text}</p>
      <div>
        <AboutTowns towns={sussexTowns} pathOf={townPath} columns="grid-cols-2 md:grid-cols-5" />
      </div>
    </Disclosure>
  );
}

/** Where visitors tell of us, and where else we are found. */
export function LinksElsewhere() {
  return (
    <div className="mt-5 gap-x-8 border-t border-line pt-3 sm:mt-8 lg:flex lg:items-baseline lg:justify-between lg:pt-4">
      <h3 className="text-title-3">{words.linksTitle}</h3>
      <ul className="flex flex-wrap gap-x-6 max-lg:grid max-lg:grid-flow-col max-lg:grid-rows-3 max-lg:justify-start max-lg:gap-x-8 max-sm:text-small">
        {words.links.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center font-semibold text-brand"
            >
              {label}
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
