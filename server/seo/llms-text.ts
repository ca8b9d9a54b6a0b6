import { business } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { pages, requirePage } from "#content/pages/pages.ts";
import { vehiclePath } from "#content/pages/paths.ts";
import { formatDays, formatPeriodWithPhone } from "#domain/calendar/opening-hours.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

const keyPaths = [
  "/inventory",
  "/rentals",
  "/services",
  "/showroom",
  "/financing",
  "/contact",
  "/about",
] as const;

/** The dealership for language models, after the llmstxt.org proposal: Markdown with links. */
export function writeLlmsText(siteUrl: string, vehicles: readonly Vehicle[]): string {
  const { name, tagline, areaServed, showroom, phone, tollFree, email } = business;
  const link = (path: string, text: string, note: string) =>
    `- [${text}](${siteUrl}${path}): ${note}`;
  const pageLink = (path: string) => {
    const page = requirePage(path);
    return link(path, page.name, page.description);
  };
  return `# ${name}

> ${tagline}. ${areaServed}. Visitors do not buy or rent online: they call or send an inquiry.

- Showroom: ${showroom.street} (${showroom.streetNote}), ${showroom.city}, ${showroom.stateAbbreviation} ${showroom.postalCode}
- Phone: ${phone.display}, toll-free ${tollFree.display}
- E-mail: ${email}
${departmentHours.map(formatHours).join("\n")}

## Key pages

${keyPaths.map(pageLink).join("\n")}

## Carts

${vehicles
  .map((vehicle) =>
    link(
      vehiclePath(vehicle),
      vehicle.name,
      `${formatDollars(vehicle.price)}, ${vehicle.specifications.seatingCapacity} seats, ${vehicle.specifications.range}, ${vehicle.inStock ? "in stock" : "out of stock"}`,
    ),
  )
  .join("\n")}

## States

${pages
  .filter(({ kind }) => kind === "state")
  .map(({ path }) => pageLink(path))
  .join("\n")}

## Data

${link("/feeds/products.json", "Products", "every cart as JSON")}
${link("/feeds/google.xml", "Google product feed", "the same for Merchant Center")}
${link("/feeds/meta.csv", "Meta catalogue", "the same as CSV")}
${link("/api/openapi.json", "API", "OpenAPI 3.1 description of the public API")}
${link("/.well-known/agent-card.json", "Agent card", "for assistants: read the stock or send an inquiry by the Auto Agent Protocol 1.1 over A2A")}
- MCP: ${siteUrl}/mcp, for assistants: the same as tools by the Model Context Protocol over Streamable HTTP
${link("/sitemap.xml", "Sitemap", "every page")}
`;
}

function formatHours({ name, periods }: (typeof departmentHours)[number]): string {
  const lines = periods.map(
    (period) => `${formatDays(period.days)} ${formatPeriodWithPhone(period)}`,
  );
  return `- ${name}: ${lines.join("; ")}`;
}
