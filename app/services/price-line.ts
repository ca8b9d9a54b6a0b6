import type { ServiceCard } from "#content/dealership/services.ts";
import { formatDollars } from "#domain/money/money.ts";

/** What a service costs: one figure, with the small words before and after it. */
interface PriceLine {
  before?: string;
  figure: string;
  after?: string;
}

/** Every service has one short line, so that the prices of two cards side by side compare. */
export function formatPriceLine(price: ServiceCard["price"]): PriceLine {
  if ("words" in price) return { figure: price.words };
  if ("dollars" in price) return { figure: formatDollars(price.dollars), after: price.condition };
  return { before: "from", figure: formatDollars(price.fromDollars), after: `per ${price.per}` };
}
