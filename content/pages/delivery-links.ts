import { findDeliveryPlace } from "#content/places/delivery-places.ts";
import { findPage } from "./pages.ts";

/** The query parameter with the place that carts are delivered to. */
export const deliveryParameter = "to";

/** The page where that place is chosen, and the parameter with the path to come back to. */
export const deliverToPage = "/deliver-to";
export const backParameter = "for";

/** Vehicles of the catalogue, whose pages the list of pages does not have. */
const vehiclePattern = /^\/vehicles?\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a page shows prices with delivery to a chosen place. */
export function takesDeliveryPlace(path: string): boolean {
  const page = findPage(path);
  return page ? page.query.includes(deliveryParameter) : vehiclePattern.test(path);
}

/** The id of the place that a query names, in the one way to write it; null for none that we know. */
export function readDeliveryPlaceId(parameters: URLSearchParams): string | null {
  return findDeliveryPlace((parameters.get(deliveryParameter) ?? "").toLowerCase())?.id ?? null;
}
