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
  /** For which roads that cart is, and where it is delivered. */
  text: string;
  /** What one costs that can get plates, where the lowest-priced cart is for private roads. */
  streetLegal?: string | undefined;
}

type LowestPrice = Pick<
  PlaceContext,
  "name" | "cartFromDollars" | "streetLegalDollars" | "isForPrivateRoads"
>;

/**
 * The least that a cart costs in a place, delivered there or to its ferry; while that cart is for private
 * roads, that it is, and what one costs that can get plates. Undefined while no price can be read.
 */
export function formatPriceFrom(
  { name, cartFromDollars, streetLegalDollars, isForPrivateRoads }: LowestPrice,
  { dollars, ferryFrom }: DeliveryEstimate,
): PriceFrom | undefined {
  if (cartFromDollars === undefined) return undefined;
  const formatTotal = (cartDollars: number) =>
    `from ${formatDollars(cartDollars + dollars)}${ferryFrom === undefined ? "" : " plus the ferry"}`;
  const where = ferryFrom === undefined ? formatPlaceName(name) : `the ferry at ${ferryFrom}`;
  return {
    figure: capitalize(formatTotal(cartFromDollars)),
    text: `${isForPrivateRoads ? "For private roads, delivered" : "Delivered"} to ${where.replaceAll(" ", nonBreakingSpace)}`,
    streetLegal:
      isForPrivateRoads && streetLegalDollars !== undefined
        ? `${streetLegalLabel} ${formatTotal(streetLegalDollars)}`
        : undefined,
  };
}

/** The name of a place stays on one line. */
const nonBreakingSpace = "\u00A0";
