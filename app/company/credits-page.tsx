import { credits, creditsText, ownPicturesText } from "#content/pages/words/credits.ts";
import { requirePage } from "#content/pages/pages.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PageHero } from "#app/site/page-hero.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import type { Route } from "./+types/credits-page";

const page = requirePage("/credits");

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

/** Where the site's data comes from, in the words its licenses ask for. */
export default function Credits() {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <PageHero title={page.name} text={creditsText} />
      <div className="wrap py-12 sm:py-16">
        <ul className="max-w-prose">
          {credits.map(({ id, text, usedFor, license, url }) => (
            <li key={id} className="border-t border-line py-6">
              <h2 className="text-title-3">
                <a href={url} className="text-brand">
                  {text}
                </a>
              </h2>
              <p className="mt-2">Used for {usedFor}.</p>
              <p className="text-small text-quiet">License: {license}</p>
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-prose border-t border-line pt-6 text-quiet">{ownPicturesText}</p>
      </div>
    </>
  );
}
