import { type Describe, JsonLd } from "#app/site/structured-data/json-ld.tsx";

interface Crumb {
  href: string;
  label: string;
}

/** The links from the home page to this page; the page itself comes last and is no link. */
export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="wrap no-print py-2 text-small text-quiet">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ href, label }) => (
          <li key={href} className="flex gap-x-2">
            <a href={href} className="py-1 text-quiet no-underline hover:underline">
              {label}
            </a>
            <span aria-hidden="true" className="py-1">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="py-1 text-text">
          {current}
        </li>
      </ol>
      <JsonLd data={toBreadcrumbJsonLd(trail, current)} />
    </nav>
  );
}

/** The same as structured data; the page itself needs no URL. */
function toBreadcrumbJsonLd(trail: readonly Crumb[], current: string): Describe {
  return (siteUrl) => ({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      ...trail.map(
        ({ href, label }, index) =>
          ({
            "@type": "ListItem",
            position: index + 1,
            name: label,
            item: siteUrl + href,
          }) as const,
      ),
      { "@type": "ListItem", position: trail.length + 1, name: current },
    ],
  });
}
