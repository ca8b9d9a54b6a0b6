import { business } from "#content/dealership/business.ts";
import { saleDelivery } from "#content/dealership/delivery.ts";

/**
 * What the buyer of a cart pays beside its price.
 * @param perMile the price of a mile of delivery, formatted.
 */
export function formatSaleExtras(perMile: string): string {
  return `Sales tax is extra. Delivery is free for the first ${saleDelivery.freeMiles} miles by road from our ${business.showroom.city} showroom, then ${perMile} a mile.`;
}
