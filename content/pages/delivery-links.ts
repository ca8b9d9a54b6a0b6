import { findDeliveryPlace } from "#content/places/delivery-places.ts";
import { findPage } from "./pages.ts";

/** The query parameter with the place that carts are delivered to. */
export const deliveryParameter = "to";

/** The page where that place is chosen, and the parameter with the path to come back to. */
export const deliverToPage = "/deliver-to";
export const backParameter = "for";

/** Where the prices of a page are, when that is not its top. */
const priceFragments: Readonly<Record<string, string>> = { "/which-cart": "#carts" };

/** The path of a page at which its prices show. */
export function pricesPath(path: string): string {
  return path + (priceFragments[path] ?? "");
}

/** Vehicles of the catalogue, whose pages the list of pages does not have. */
const vehiclePattern = /^\/vehicles?\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a page shows prices with delivery to a chosen place. */
export function takesDeliveryPlace(path: string): boolean {
  const page = findPage(path);
  if (page === undefined) return vehiclePattern.test(path);
  // In the forms of rentals and storage this parameter is the last day.
  return page.kind !== "calculator" && page.query.includes(deliveryParameter);
}

/** The id of the place that a query names, in the one way to write it; null for none that we know. */
export function readDeliveryPlaceId(parameters: URLSearchParams): string | null {
  return findDeliveryPlace((parameters.get(deliveryParameter) ?? "").toLowerCase())?.id ?? null;
}
