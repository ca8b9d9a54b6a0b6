import { business } from "#content/dealership/business.ts";
import { onlineServices as words } from "#content/pages/words/showroom.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";

/** For those who do not come: the toll-free number, the form, and where else the dealership is found. */
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
        <ul className="-my-2 flex flex-wrap gap-x-4 text-small sm:gap-x-8 lg:col-span-2">
          {words.links.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center text-text underline"
              >
                {label}
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
