import { deliveryTiming, saleDelivery } from "#content/dealership/delivery.ts";
import { readDeliveryPlaceId, takesDeliveryPlace } from "#content/pages/delivery-links.ts";
import { findDeliveryPlace } from "#content/places/delivery-places.ts";
import { estimatePlaceDelivery, type PlaceDelivery } from "#domain/delivery/delivered-price.ts";

/** What bringing a cart that is bought costs to the place a request names; null where it names none. */
export function readPlaceDelivery(url: string): PlaceDelivery | null {
  const { pathname, searchParams } = new URL(url);
  const id = takesDeliveryPlace(pathname) ? readDeliveryPlaceId(searchParams) : null;
  const place = id === null ? undefined : findDeliveryPlace(id);
  if (!place) return null;
  return estimatePlaceDelivery(place, saleDelivery, deliveryTiming.carrierQuoteMiles);
}
