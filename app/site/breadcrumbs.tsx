import { type Describe, JsonLd } from "#app/site/structured-data/json-ld.tsx";

interface Crumb {
  href: string;
  label: string;
}

/** The links from the home page to this page; the page itself comes last and is no link. */
export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="wrap crumbs no-print">
      <ol>
        {trail.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="py-1 hover:underline">
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
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
