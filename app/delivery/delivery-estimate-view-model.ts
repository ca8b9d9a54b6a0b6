import { deliveryFees, deliveryTiming, saleDelivery } from "#content/dealership/delivery.ts";
import { serviceFees } from "#content/dealership/fees.ts";
import { destinationWords } from "#content/pages/words/destination.ts";
import {
  deliveryForm,
  deliveryResult as words,
  formatDeliverySubject,
} from "#content/pages/words/delivery-estimate.ts";
import { serviceWords } from "#content/pages/words/place.ts";
import { estimateDelivery, type DeliveryEstimate } from "#domain/delivery/delivery.ts";
import {
  readDeliveryReference,
  writeDeliveryReference,
} from "#domain/delivery/delivery-reference.ts";
import {
  milesChoice,
  readDestination,
  toRoadDistance,
  typedMilesMax,
  type Destination,
} from "#domain/delivery/destination.ts";
import { formatDollars } from "#domain/money/money.ts";
import { findShopReach, formatRoadMiles, formatServiceTooFar } from "#app/places/index.ts";
import { deliveryPlaces, findDeliveryPlace } from "./delivery-places.ts";

/** An estimate in words, as the page prints it. */
export interface DeliveryView {
  reference: string;
  title: string;
  price: string;
  text: string;
  ferry: string | null;
  carrier: string | null;
  /** The lowest price of a cart with its delivery; null while the catalogue cannot be read. */
  bill: { cart: string; delivery: string; total: string } | null;
  timing: string[];
  service: string;
  place: { name: string; href: string; id: string } | null;
  /** One line for an inquiry. */
  subject: string;
}

export interface DeliveryPageData {
  inputs: { place: string; miles: string };
  errors: Partial<Record<"place" | "miles" | "ref", string>>;
  estimate: DeliveryView | null;
}

/** The page as its query fills it. @param cartFromDollars the lowest price of a cart, if known. */
export function readDeliveryPage(
  parameters: URLSearchParams,
  cartFromDollars: number | undefined,
): DeliveryPageData {
  const read = (name: string) => parameters.get(name)?.trim().slice(0, 80) ?? "";
  const inputs = { place: read("place"), miles: read("miles") };
  if (parameters.has("ref")) return openReference(read("ref"), cartFromDollars);
  if (inputs.place === "" && inputs.miles === "") return { inputs, errors: {}, estimate: null };
  const { destination, error } = readDestination(inputs.place, inputs.miles, findDeliveryPlace);
  if (error === "miles") {
    const most = typedMilesMax.toLocaleString("en-US");
    return {
      inputs,
      errors: { miles: destinationWords.formatMilesProblem(most) },
      estimate: null,
    };
  }
  const estimate = destination && buildDeliveryView(destination, cartFromDollars);
  return { inputs, errors: estimate ? {} : { place: deliveryForm.placeProblem }, estimate };
}

/** What an inquiry says about the estimate of a reference; null for a wrong one. */
export function formatDeliveryReference(reference: string): string | null {
  const destination = readDeliveryReference(reference, deliveryPlaces);
  return (destination && buildDeliveryView(destination, undefined)?.subject) ?? null;
}

function openReference(reference: string, cartFromDollars: number | undefined): DeliveryPageData {
  const destination = readDeliveryReference(reference, deliveryPlaces);
  const estimate = destination && buildDeliveryView(destination, cartFromDollars);
  const inputs = {
    place: destination?.kind === "place" ? destination.place.id : milesChoice,
    miles: destination?.kind === "miles" ? String(destination.miles) : "",
  };
  if (estimate) return { inputs, errors: {}, estimate };
  return {
    inputs: { place: "", miles: "" },
    errors: { ref: words.referenceProblem },
    estimate: null,
  };
}

function buildDeliveryView(
  destination: Destination,
  cartFromDollars: number | undefined,
): DeliveryView | null {
  const distance = toRoadDistance(destination);
  if (!distance) return null;
  const estimate = estimateDelivery(distance, saleDelivery);
  const miles = formatRoadMiles(estimate.roadMiles);
  const listed = destination.kind === "place" ? findDeliveryPlace(destination.place.id) : undefined;
  const title = listed ? words.formatTitle(listed.name) : words.formatMilesTitle(miles);
  const price = formatPrice(estimate);
  const reference = writeDeliveryReference(destination);
  return {
    reference,
    title,
    price,
    text: formatText(estimate),
    ferry: estimate.ferryFrom === undefined ? null : words.formatFerry(estimate.ferryFrom),
    carrier: estimate.roadMiles > deliveryTiming.carrierQuoteMiles ? words.carrier : null,
    bill: cartFromDollars === undefined ? null : buildBill(estimate, cartFromDollars),
    timing: [
      estimate.roadMiles <= deliveryTiming.businessDaysMilesMax ? words.inStock : words.inStockFar,
      words.custom,
      words.window,
      words.formatWhiteGlove(formatDollars(deliveryFees.whiteGloveDollars)),
      words.needs,
    ],
    service: formatService(estimate),
    place: listed ? { name: listed.name, href: listed.href, id: listed.id } : null,
    subject: formatDeliverySubject({ reference, title, price: price.toLowerCase() }),
  };
}

function formatPrice({ dollars }: DeliveryEstimate): string {
  return dollars === 0 ? words.free : formatAbout(dollars);
}

function formatAbout(dollars: number): string {
  return `${words.about} ${formatDollars(dollars)}`;
}

function formatText({ roadMiles, paidMiles, ferryFrom }: DeliveryEstimate): string {
  const { freeMiles, dollarsPerMile } = saleDelivery;
  const miles = formatRoadMiles(roadMiles);
  if (paidMiles === 0) return words.formatFree(miles, freeMiles);
  const paid = words.formatPaid(
    miles,
    freeMiles,
    paidMiles.toLocaleString("en-US"),
    formatDollars(dollarsPerMile),
  );
  return ferryFrom === undefined ? paid + words.toYourDoor : paid;
}

/** A delivery is estimated, so its total is. */
function buildBill(estimate: DeliveryEstimate, cartFromDollars: number) {
  const total = cartFromDollars + estimate.dollars;
  return {
    cart: formatDollars(cartFromDollars),
    delivery: formatPrice(estimate),
    total: estimate.dollars === 0 ? formatDollars(total) : formatAbout(total),
  };
}

function formatService(estimate: DeliveryEstimate): string {
  const reach = findShopReach(estimate);
  if (reach === "too far") return formatServiceTooFar(estimate);
  const miles = formatRoadMiles(estimate.roadMiles);
  return reach === "near"
    ? words.formatServiceNear(formatDollars(serviceFees.laborPerHourDollars), miles)
    : serviceWords.formatByArrangement(miles);
}
