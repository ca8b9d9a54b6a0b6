import { assistantTexts } from "#content/dealership/assistants.ts";
import { saleDelivery } from "#content/dealership/delivery.ts";
import { formatSaleExtras } from "#content/vehicles/price-words.ts";
import { formatDollars } from "#domain/money/money.ts";

/** How the prices of an answer are to be read. */
export function formatPriceNote(): string {
  return assistantTexts.formatPriceNote(
    formatSaleExtras(formatDollars(saleDelivery.dollarsPerMile)),
  );
}
