import { business, listShowroomLines } from "#content/dealership/business.ts";
import { departmentHours, listSpecialDays } from "#content/dealership/hours.ts";
import { formatSpecialDay } from "#domain/calendar/special-day.ts";
import { pages, requirePage } from "#content/pages/pages.ts";
import { vehiclePath } from "#content/pages/paths.ts";
import { saleDelivery } from "#content/dealership/delivery.ts";
import { formatSaleExtras } from "#content/vehicles/price-words.ts";
import { publicRoads } from "#content/vehicles/public-roads.ts";
import { streetLegalTexts } from "#content/vehicles/street-legal.ts";
import { brandTexts } from "#content/vehicles/brands.ts";
import { sortInStockFirst } from "#domain/catalogue/availability.ts";
import { formatDays, formatPeriodWithPhone } from "#domain/calendar/opening-hours.ts";
import { formatDollars } from "#domain/money/money.ts";
import { isStated } from "#domain/catalogue/stated-value.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { writePriceLines } from "./llms-prices.ts";

const keyPaths = [
  "/inventory",
  "/rentals",
  "/rentals/quote",
  "/delivery-estimate",
  "/services",
  "/storage-estimate",
  "/showroom",
  "/financing",
  "/contact",
  "/about",
] as const;

const exampleQuery = "/api/vehicles?brand=denago&page=1";

const exampleCall = JSON.stringify({
  jsonrpc: "2.0",
  id: "1",
  method: "SendMessage",
  params: {
    message: {
      messageId: "1",
      role: "ROLE_USER",
      parts: [
        {
          data: {
            type: "inventory.search.request",
            filters: { make: [brandTexts.denago.name] },
            pagination: { limit: 10 },
          },
        },
      ],
    },
  },
});

/** The dealership for language models, after the llmstxt.org proposal: Markdown with links. */
export function writeLlmsText(siteUrl: string, vehicles: readonly Vehicle[]): string {
  const { name, tagline, areaServed, phone, tollFree, email } = business;
  const link = (path: string, text: string, note: string) =>
    `- [${text}](${siteUrl}${path}): ${note}`;
  const pageLink = (path: string) => {
    const page = requirePage(path);
    return link(path, page.name, page.description);
  };
  return `# ${name}

> ${tagline}. ${areaServed}. You can't buy or rent online: call or send an inquiry.

- Showroom: ${listShowroomLines().join(", ")}
- Phone: ${phone.display}, toll-free ${tollFree.display}
- Email: ${email}
${departmentHours.map(formatHours).join("\n")}
- Other hours: ${listSpecialDays().map(formatSpecialDay).join("; ")}

## Key pages

${keyPaths.map(pageLink).join("\n")}

## Carts

Each price is the price of the cart. ${formatSaleExtras(formatDollars(saleDelivery.dollarsPerMile))} ${publicRoads.law}

${sortInStockFirst(vehicles)
  .map((vehicle) =>
    link(
      vehiclePath(vehicle),
      vehicle.name,
      `${formatDollars(vehicle.price)}, ${formatCart(vehicle)}`,
    ),
  )
  .join("\n")}

## Prices of rentals, service and storage

${writePriceLines()}

Rentals are reserved by phone. The terms are on ${siteUrl}/rentals, ${siteUrl}/services and ${siteUrl}/policies/storage-policy.

## States

${pages
  .filter(({ kind }) => kind === "state")
  .map(({ path }) => pageLink(path))
  .join("\n")}

## Data

${link("/feeds/products.json", "Products", "every cart as JSON")}
${link("/feeds/google.xml", "Google product feed", "the same for Merchant Center")}
${link("/feeds/meta.csv", "Meta product feed", "the same as CSV")}
${link("/api/openapi.json", "API", "OpenAPI 3.1 description of the public API")}
${link("/.well-known/agent-card.json", "Agent card", "for assistants: look up the inventory or send an inquiry with the Auto Agent Protocol 1.1 over A2A")}
- MCP: ${siteUrl}/mcp, for assistants: the same as tools of the Model Context Protocol over Streamable HTTP
${link("/sitemap.xml", "Sitemap", "every page")}

## Example calls

The carts of one brand as JSON. An unknown parameter is refused, and the answer lists the known ones:

\`\`\`http
GET ${siteUrl}${exampleQuery}
\`\`\`

The carts of one make in stock, with the Auto Agent Protocol over A2A. The agent card names a schema with an example for each request:

\`\`\`http
POST ${siteUrl}/a2a
Content-Type: application/json

${exampleCall}
\`\`\`
`;
}

/** Seats, range where it is known, what is known of public roads, and stock. */
function formatCart({ specifications, inStock, streetLegal }: Vehicle): string {
  const { seatingCapacity, range } = specifications;
  return [
    `${seatingCapacity} seats`,
    ...(isStated(range) ? [`${range} of range`] : []),
    streetLegalTexts[streetLegal].line,
    inStock ? "in stock" : "out of stock",
  ].join(", ");
}

function formatHours({ name, periods }: (typeof departmentHours)[number]): string {
  const lines = periods.map(
    (period) => `${formatDays(period.days)} ${formatPeriodWithPhone(period)}`,
  );
  return `- ${name}: ${lines.join("; ")}`;
}
