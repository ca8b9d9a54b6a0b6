import { z } from "zod";
import { deliveryTiming, saleDelivery } from "#content/dealership/delivery.ts";
import { deliveryParameter, readDeliveryPlaceId } from "#content/pages/delivery-links.ts";
import { findDeliveryPlace } from "#content/places/delivery-places.ts";
import type { ParameterRule } from "#domain/catalogue/inventory-query.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import {
  addDelivery,
  estimatePlaceDelivery,
  type PlaceDelivery,
} from "#domain/delivery/delivered-price.ts";

/** What the query of vehicles may name beside the inventory's filters. */
export const deliveryRules: Readonly<Record<string, ParameterRule>> = {
  [deliveryParameter]: {
    allows: (value) => findDeliveryPlace(value.toLowerCase()) !== undefined,
    text: "is the id of a place that we deliver to, such as new-jersey/cape-may",
  },
};

/** What a vehicle costs at the place of the query; dollars and miles are whole. */
export const deliveredSchema = z.strictObject({
  to: z.string().describe("The id of the place."),
  place: z.string(),
  state: z.string().length(2),
  deliveryDollars: z.int().min(0),
  totalDollars: z.int().min(0).describe("The price with delivery, before sales tax."),
  roadMiles: z.int().min(0),
  ferryFrom: z
    .string()
    .describe("The dock where the road miles end; the ferry is extra.")
    .optional(),
});

/** The delivery that a query without problems names; null for none. */
export function readDelivery(parameters: URLSearchParams): PlaceDelivery | null {
  const place = findDeliveryPlace(readDeliveryPlaceId(parameters) ?? "");
  if (place === undefined) return null;
  return estimatePlaceDelivery(place, saleDelivery, deliveryTiming.carrierQuoteMiles);
}

/** What the price of a vehicle is at that place. */
export function toDelivered(
  { price }: Pick<Vehicle, "price">,
  delivery: PlaceDelivery,
): z.infer<typeof deliveredSchema> {
  const { id, name, stateAbbreviation, dollars, roadMiles, ferryFrom } = delivery;
  return {
    to: id,
    place: name,
    state: stateAbbreviation,
    deliveryDollars: dollars,
    totalDollars: addDelivery(price, delivery),
    roadMiles,
    ...(ferryFrom === undefined ? {} : { ferryFrom }),
  };
}
