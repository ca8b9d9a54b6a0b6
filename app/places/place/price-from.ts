import { formatPlaceName } from "#content/places/place-phrases.ts";
import { streetLegalLabel } from "#content/vehicles/street-legal.ts";
import type { DeliveryEstimate } from "#domain/delivery/delivery.ts";
import { formatDollars } from "#domain/money/money.ts";
import { capitalize } from "#app/places/place-words.ts";
import type { PlaceContext } from "./place-sentences.ts";

/** The least that a cart costs in a place, with its delivery. */
export interface PriceFrom {
  /** As in "From $7,205". */
  figure: string;
  /** For which roads that cart is, and what the price includes. */
  text: string;
  /** What one costs that can get plates, where the lowest-priced cart is for private roads. */
  streetLegal?: string | undefined;
}

interface LowestPrice extends Pick<
  PlaceContext,
  "cartFromDollars" | "streetLegalDollars" | "isForPrivateRoads"
> {
  /** Where the page does not say already. */
  deliveredTo?: string;
}

/**
 * The least that a cart costs in a place, delivered there or to its ferry; while that cart is for private
 * roads, that it is, and what one costs that can get plates. Undefined while no price can be read.
 */
export function formatPriceFrom(
  { deliveredTo, cartFromDollars, streetLegalDollars, isForPrivateRoads }: LowestPrice,
  sale: DeliveryEstimate,
): PriceFrom | undefined {
  if (cartFromDollars === undefined) return undefined;
  const { dollars, ferryFrom } = sale;
  const formatTotal = (cartDollars: number) =>
    `from ${formatDollars(cartDollars + dollars)}${ferryFrom === undefined ? "" : " plus the ferry"}`;
  return {
    figure: capitalize(formatTotal(cartFromDollars)),
    text: capitalize(
      `${isForPrivateRoads ? "for private roads, " : ""}${formatIncluded(sale, deliveredTo)}`,
    ),
    streetLegal:
      isForPrivateRoads && streetLegalDollars !== undefined
        ? `${streetLegalLabel} ${formatTotal(streetLegalDollars)}`
        : undefined,
  };
}

/** The delivery that a price includes; the name of a place stays on one line. */
function formatIncluded(
  { dollars, ferryFrom }: DeliveryEstimate,
  deliveredTo: string | undefined,
): string {
  if (ferryFrom !== undefined) return `delivered to the ferry at ${keepTogether(ferryFrom)}`;
  if (deliveredTo !== undefined)
    return `delivered to ${keepTogether(formatPlaceName(deliveredTo))}`;
  return dollars === 0 ? "with free delivery" : "delivery included";
}

function keepTogether(name: string): string {
  return name.replaceAll(" ", "\u00A0");
}
