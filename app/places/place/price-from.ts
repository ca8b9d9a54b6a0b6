import { formatPlaceName } from "#content/places/place-phrases.ts";
import { streetLegalLabel } from "#content/vehicles/street-legal.ts";
import {
  canGetPlates,
  isForPrivateRoads,
  type StreetLegalStatus,
} from "#domain/catalogue/street-legal.ts";
import type { DeliveryEstimate } from "#domain/delivery/delivery.ts";
import { formatDollars } from "#domain/money/money.ts";
import { capitalize } from "#app/places/place-words.ts";
import type { LeadCarts } from "./lead-carts.ts";

/** The least that a cart costs in a place, with its delivery. */
export interface PriceFrom {
  /** As in "From $7,205". */
  figure: string;
  /** For which roads that cart is, and what the price includes. */
  text: string;
  /** What the lowest-priced cart for the other roads costs. */
  other?: string | undefined;
}

/**
 * What a cart costs in a place, delivered there or to its ferry, for which roads it is, and what one costs for
 * the other roads. A page of several places names the one. Undefined while no price can be read.
 */
export function formatPriceFrom(
  { lead, other }: LeadCarts,
  sale: DeliveryEstimate,
  deliveredTo?: string,
): PriceFrom | undefined {
  if (!lead) return undefined;
  const roads = formatRoads(lead.streetLegal);
  const included = formatIncluded(sale, deliveredTo);
  return {
    figure: capitalize(formatTotal(lead.price, sale)),
    text: roads === "" ? capitalize(included) : `${roads}, ${included}`,
    other: other && `${formatRoads(other.streetLegal)} ${formatTotal(other.price, sale)}`,
  };
}

function formatRoads(streetLegal: StreetLegalStatus): string {
  if (canGetPlates(streetLegal)) return streetLegalLabel;
  return isForPrivateRoads(streetLegal) ? "For private roads" : "";
}

function formatTotal(cartDollars: number, { dollars, ferryFrom }: DeliveryEstimate): string {
  return `from ${formatDollars(cartDollars + dollars)}${ferryFrom === undefined ? "" : " plus the ferry"}`;
}

/** The delivery that a price includes; the name of a place stays on one line. */
function formatIncluded(
  { dollars, ferryFrom }: DeliveryEstimate,
  deliveredTo: string | undefined,
): string {
  if (ferryFrom !== undefined) return `delivered to the ferry at ${keepTogether(ferryFrom)}`;
  if (deliveredTo !== undefined)
    return `delivered ${dollars === 0 ? "free " : ""}to ${keepTogether(formatPlaceName(deliveredTo))}`;
  return dollars === 0 ? "with free delivery" : "delivery included";
}

function keepTogether(name: string): string {
  return name.replaceAll(" ", "\u00A0");
}
