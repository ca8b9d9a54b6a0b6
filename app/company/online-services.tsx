import { business } from "#content/dealership/business.ts";
import { onlineServices as words } from "#content/pages/words/showroom.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { Section } from "#app/ui/section.tsx";

/** For those who do not come: the toll-free number, the form, and where else the dealership is found. */
export function OnlineServices() {
  const { tollFree } = business;
  return (
    <Section title={words.title} intro={words.text} ground="raised">
      <p className="flex flex-wrap gap-2">
        <ButtonLink href={tollFree.link} isCounted>
          {`${tollFree.display} ${words.tollFreeNote}`}
        </ButtonLink>
        <ButtonLink href="/contact">{words.contactLabel}</ButtonLink>
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-4 text-small sm:gap-x-6">
        {words.links.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center text-quiet underline"
            >
              {label}
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
