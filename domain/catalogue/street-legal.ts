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
