import { findLowestPriced, findLowestPricedWithPlates } from "#domain/catalogue/availability.ts";
import { canGetPlates, isForPrivateRoads } from "#domain/catalogue/street-legal.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/** The carts whose prices a page about a place opens with. */
export interface LeadCarts {
  /** The one that leads; undefined while no price can be read. */
  lead?: Vehicle | undefined;
  /** The lowest-priced one for the other roads: with plates where the first is for private roads, and the reverse. */
  other?: Vehicle | undefined;
}

/** The lowest-priced cart in stock, or, where a cart needs plates, the lowest-priced one that can get them. */
export function chooseLeadCarts(vehicles: readonly Vehicle[], needsPlates: boolean): LeadCarts {
  const lowest = findLowestPriced(vehicles);
  const withPlates = findLowestPricedWithPlates(vehicles);
  const lead = needsPlates && withPlates ? withPlates : lowest;
  const other = lead === lowest ? withPlates : lowest;
  const isOfOtherRoads =
    lead && other && (isPrivateBesidePlates(lead, other) || isPrivateBesidePlates(other, lead));
  return { lead, other: isOfOtherRoads ? other : undefined };
}

function isPrivateBesidePlates(one: Vehicle, other: Vehicle): boolean {
  return isForPrivateRoads(one.streetLegal) && canGetPlates(other.streetLegal);
}
