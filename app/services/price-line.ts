import type { ServiceCard } from "#content/dealership/services.ts";
import { formatDollars } from "#domain/money/money.ts";

/** What a service costs: one figure, with the small words before and after it. */
interface PriceLine {
  before?: string;
  figure: string;
  after?: string;
}

/** Every service has one short line, so that the prices of two cards side by side compare. */
export function formatPriceLine({ id, price }: Pick<ServiceCard, "id" | "price">): PriceLine {
  if (id === "warranty") return { figure: formatDollars(0), after: "under warranty" };
  if ("words" in price) return { figure: price.words };
  return { before: "from", figure: formatDollars(price.fromDollars), after: `per ${price.per}` };
}
