import { deliveryFees, rentalDelivery, saleDelivery } from "#content/dealership/delivery.ts";
import { rentalFees } from "#content/dealership/fees.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { placePath, statePath, townPath } from "#content/pages/paths.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { roadDistanceToPlace, roadDistanceToTown } from "#content/places/road-miles.ts";
import { coastalPlaces } from "#content/places/states.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { estimateDelivery, type RoadDistance } from "#domain/delivery/delivery.ts";
import { formatDollars } from "#domain/money/money.ts";

const cartsInStock = catalogue.filter(({ inStock }) => inStock);
const cartFromDollars = Math.min(...cartsInStock.map(({ price }) => price));
const streetLegalDollars = Math.min(
  ...cartsInStock
    .filter(({ streetLegal }) => streetLegal === "street-legal" || streetLegal === "lsv")
    .map(({ price }) => price),
);
const plans = rentalClasses.flatMap((each) => each.plans);
const weeks = plans.filter(({ id }) => id === "weekly").map(({ priceDollars }) => priceDollars);
const perMile = [saleDelivery.dollarsPerMile, rentalDelivery.dollarsPerMile];
const planDollars = plans.map(({ priceDollars }) => priceDollars);
const depositDollars = rentalClasses.map((each) => each.depositDollars);

/** Every amount in whole dollars that the delivery module gives for a distance, with its totals. */
function listAmounts(distance: RoadDistance): number[] {
  const sale = estimateDelivery(distance, saleDelivery).dollars;
  const rental = estimateDelivery(distance, rentalDelivery).dollars;
  const weekly = weeks.map((week) => week + rental);
  return [sale, cartFromDollars + sale, streetLegalDollars + sale, rental, ...weekly];
}

const amountsOfPages = new Map<string, number[]>(
  municipalities.map((town) => [townPath(town), listAmounts(roadDistanceToTown(town.slug))]),
);
for (const { state, place } of coastalPlaces) {
  const amounts = listAmounts(roadDistanceToPlace(state.slug, place.slug));
  amountsOfPages.set(placePath(state, place), amounts);
  const ofState = amountsOfPages.get(statePath(state)) ?? [];
  amountsOfPages.set(statePath(state), [...ofState, ...amounts]);
}

/** Fees of a delivery that are no price of miles; only a policy names them. */
const policyDollars = Object.entries({ ...deliveryFees, ...rentalFees }).flatMap(([name, value]) =>
  name.endsWith("Dollars") && typeof value === "number" ? [value] : [],
);

/** The amounts, formatted, that a text of this path may name where it speaks of a delivery. */
function listKnownAmounts(path: string): ReadonlySet<string> {
  const ofPlace = amountsOfPages.get(path);
  const known = [
    ...perMile,
    ...(ofPlace
      ? [...ofPlace, cartFromDollars, streetLegalDollars, ...planDollars, ...depositDollars]
      : []),
    ...(path === "/rentals" ? [...planDollars, ...depositDollars] : []),
    ...(path.startsWith("/policies/") ? policyDollars : []),
  ];
  return new Set(known.map(formatDollars));
}

const aboutDelivery = /deliver|pickup|bring(?:ing)? (?:it|one)|by road|plus the ferry/i;
const amountPattern = /\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?/g;

/** What the carts in the pictures of a page cost with their delivery, to any place of a state. */
function listPicturedAmounts(path: string, text: string): string[] {
  const ofState = coastalPlaces.filter(({ state }) => statePath(state) === path);
  const sales = ofState.map(
    ({ state, place }) =>
      estimateDelivery(roadDistanceToPlace(state.slug, place.slug), saleDelivery).dollars,
  );
  const [sale = 0] = amountsOfPages.get(path) ?? [];
  return cartsInStock
    .filter(({ name }) => text.includes(ofState.length > 0 ? `${name} ` : `${name} shown`))
    .flatMap(({ price }) => (ofState.length > 0 ? sales : [sale]).map((one) => price + one))
    .map(formatDollars);
}

/** What a text says of a delivery's price and free miles that the delivery module does not. */
export function findWrongDeliveries(path: string, text: string): string[] {
  const known = listKnownAmounts(path);
  const sentences = text
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => aboutDelivery.test(sentence));
  return sentences.flatMap((sentence) => [
    ...(sentence.match(amountPattern) ?? [])
      .filter((amount) => !known.has(amount))
      .filter((amount) => !listPicturedAmounts(path, text).includes(amount))
      .map((amount) => `${path}: ${amount} in ${JSON.stringify(sentence)}`),
    ...listFreeMiles(sentence)
      .filter((miles) => !listKnownFreeMiles(path, sentence).includes(miles))
      .map((miles) => `${path}: ${miles} free miles in ${JSON.stringify(sentence)}`),
  ]);
}

function listFreeMiles(sentence: string): number[] {
  if (!/free|included|on us/i.test(sentence)) return [];
  const pattern = /(?:first|within) (\d+) miles|(\d+) (?:free miles|miles free)/g;
  return Array.from(sentence.matchAll(pattern), ([, first, second]) => Number(first ?? second));
}

/** A page of carts for sale never names the terms of a rental, and a page of rentals never those of a sale. */
function listKnownFreeMiles(path: string, sentence: string): number[] {
  const [sale, rental] = [saleDelivery.freeMiles, rentalDelivery.freeMiles];
  // The headings of a policy run into its first sentence.
  if (path.startsWith("/policies/")) return [sale, rental];
  if (path.startsWith("/rentals") || /rent/i.test(sentence)) return [rental];
  return amountsOfPages.has(path) ? [sale, rental] : [sale];
}

/** How many amounts a text names where it speaks of a delivery. */
export function countDeliveryAmounts(text: string): number {
  return text
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => aboutDelivery.test(sentence))
    .reduce((count, sentence) => count + (sentence.match(amountPattern)?.length ?? 0), 0);
}
