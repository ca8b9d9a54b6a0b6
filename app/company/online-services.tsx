import { business } from "#content/dealership/business.ts";
import { onlineServices as words } from "#content/pages/words/showroom.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";

/** For those who do not come: the toll-free number, the form and the address of our website. */
export function OnlineServices() {
  const { tollFree } = business;
  return (
    <section className="bg-tinted">
      <div className="wrap hero-strip sm:py-10">
        <div>
          <h2 className="text-title-2">{words.title}</h2>
          <p className="mt-2 max-w-prose text-lead text-quiet">
            {words.before}
            <a href={words.site.href} className="text-brand">
              {words.site.label}
            </a>
            {words.after}
          </p>
        </div>
        <div className="hero-actions">
          <CallLink phone={tollFree} label={words.callLabel} isWide />
          <ButtonLink href="/contact">{words.contactLabel}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** Where visitors tell of us, and where else we are found. */
export function LinksElsewhere() {
  return (
    <div className="self-end border-t border-line pt-3 lg:pt-4">
      <h3 className="text-title-3">{words.linksTitle}</h3>
      <ul className="grid grid-flow-col grid-rows-2 justify-start gap-x-8 max-sm:text-small lg:-mb-2.5">
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
