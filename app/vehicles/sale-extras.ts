import { saleDelivery } from "#content/dealership/delivery.ts";
import { formatSaleExtras } from "#content/vehicles/price-words.ts";
import { formatDollars } from "#domain/money/money.ts";

/** Said under the price of a cart: what the buyer pays beside it. */
export function formatOwnSaleExtras(): string {
  return formatSaleExtras(formatDollars(saleDelivery.dollarsPerMile));
}
