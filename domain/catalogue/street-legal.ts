/**
 * What is known of a vehicle on public roads. "unconfirmed" until the dealership has seen the
 * vehicle's certificate; "lsv" is a low-speed vehicle with a VIN (49 CFR 571.3, 571.500);
 * "golf-cart" is governed below 20 mph; "off-road" may not be driven on public roads;
 * "street-legal" is what a source says without saying by which rule.
 */
export const streetLegalStatuses = [
  "unconfirmed",
  "lsv",
  "golf-cart",
  "off-road",
  "street-legal",
] as const;

export type StreetLegalStatus = (typeof streetLegalStatuses)[number];

/**
 * Whether a vehicle is one for public roads, or may be as far as is known. A cart that is known to be
 * a golf cart or for private property is not.
 */
export function mayBeRoadVehicle(status: StreetLegalStatus): boolean {
  return status !== "golf-cart" && status !== "off-road";
}

/** Whether a vehicle can get plates, as far as its record says. */
export function canGetPlates(status: StreetLegalStatus): boolean {
  return status === "street-legal" || status === "lsv";
}

/** Whether a vehicle is to be sold for private roads: it may not leave them, or nobody has confirmed that it may. */
export function isForPrivateRoads(status: StreetLegalStatus): boolean {
  return status === "unconfirmed" || status === "off-road";
}
