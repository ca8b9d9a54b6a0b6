import { business } from "#content/dealership/business.ts";
import { formatInPlace, formatPlaceName } from "#content/places/place-phrases.ts";
import type { Water } from "#domain/geography/place.ts";
import { formatSeats } from "./cart-figures.ts";
import { actionLabels } from "./actions.ts";

// The sentences with figures are in app/places/place/place-sentences.ts.

export const placePage = {
  formatTitle: (place: string) => `Golf carts ${formatInPlace(place)}`,
  /** What kind of place it is, and on which water, else in which state. */
  formatKicker: (type: string, state: string, water: Water) => {
    const kind = type.charAt(0) + type.slice(1).toLowerCase();
    return water.kind === "inland" ? `${kind} in ${state}` : `${kind} on ${water.name}`;
  },
  formatNoteTitle: (place: string) => `About ${formatPlaceName(place)}`,
  formatFiguresTitle: (place: string) => `Prices and road rules ${formatInPlace(place)}`,
  formatServicesTitle: (place: string, hasStorage: boolean) =>
    `Service and ${hasStorage ? "storage" : "warranty"} for ${formatPlaceName(place)}`,
  formatOthersTitle: (state: string) => `Nearby in ${state}`,
  straightLine: "Miles in a straight line",
  formatAllPlacesLabel: (count: number, state: string) => `See all ${count} ${state} places`,
} as const;

/** What our shop can do for a customer who does not live near it; the distance comes worded. */
export const serviceWords = {
  tooFarLinkLabel: "What our shop does",
  formatByArrangement: (distance: string) =>
    `We're ${distance} away. Ask if we can fix it at your place.`,
  formatTooFar: (distance: string) =>
    `Our shop is ${distance}, so call us first. We may be able to tell you by phone what's wrong, or name a shop closer to you.`,
  /** By how far our shop is. */
  warranty: {
    near: "New carts have the manufacturer's warranty. We do the work.",
    "by arrangement": "New carts have the manufacturer's warranty. Ask us for a shop nearby.",
    "too far":
      "New carts carry the manufacturer's warranty. Ask us for a copy, and for your nearest warranty shop.",
  },
} as const;

/** The hint to a place of the same name in another state: before the link, the link, after it. */
export const namesake = {
  before: "Looking for ",
  formatLabel: (place: string, state: string) => `${place} in ${state}`,
  after: "? It has its own page.",
} as const;

/** The titles of the cards with a figure and a drawing, in the order in which visitors ask. */
export const factTitles = {
  formatDelivery: (place: string) => `Delivery to ${formatPlaceName(place)}`,
  formatRental: (place: string) => `A four-seater rented for a week ${formatInPlace(place)}`,
  formatDriving: (place: string) => `Can I drive it ${formatInPlace(place)}?`,
} as const;

/** The light of a place, at the end of what is told of it; times as on a clock. */
export const sunWords = {
  formatSunset: (june: string, december: string) => `Sunset is at ${june} and ${december}`,
  formatOnDay: (clock: string, month: string, day: number) => `${clock} on ${month} ${day}`,
  centralTime: ", on Central time, an hour behind our showroom",
  formatOn: (water: string) => `It's on ${water}`,
  sunrise: ", with sunrise over the water",
  sunset: ", with sunset over the water",
} as const;

/** The answer to "Can I drive it here?"; its text is in content/places/road-rules/. */
export const drivingWords = {
  askFirst: "Ask before you drive",
  withPlates: "Only with plates",
  /** Where a golf cart needs no plates. */
  onSomeRoads: "On some roads",
  vehicle: "Low-speed vehicle",
  golfCart: "Golf cart",
  formatRoads: (mph: number) => `roads up to ${mph} mph`,
  yesWithPlates: "Yes, with plates",
  formatPostedLimit: (mph: number) => `On roads posted up to ${mph} mph.`,
  formatGolfCartVerdict: (golfCart: string, isAllowed: boolean) =>
    `${isAllowed ? "Yes" : "No"}, ${golfCart}`,
  /** Where we found no law that allows more; below it stands what we could not confirm. */
  onPrivateRoads: "On private roads",
  unlessTown: "Your town may allow more.",
  certificate: "To get plates, ask us for your cart's certificate.",
  /** After the rule of a place: "In Delaware, a golf cart …" becomes "Under state law, a golf cart …". */
  formatStateRule: (answer: string) => answer.replace(/^In [^,]+, /, "Under state law, "),
  formatRulesLabel: (state: string) => `Road rules for ${state}`,
} as const;

export const factLinks = {
  sale: { href: "/inventory", label: "See every cart" },
  rentalLabel: "Price a rental",
} as const;

/** After the name of the cart in the scene. */
export const heroWords = {
  formatShown: (seats: number, price?: string) =>
    ` shown: ${formatSeats(seats)}${price === undefined ? "" : `, ${price}`}.`,
} as const;

/** The buttons at the top of the page of a place or a town. */
export const actions = {
  callLabel: "Call",
  quoteLabel: actionLabels.quote,
} as const;

/** The end of the page of a place or a town. */
export const closing = {
  formatTitle: (place: string) => `Get a price for ${formatPlaceName(place)}`,
  text: `We answer within ${business.replyTimes.answerWithinHours} hours.`,
  quoteLabel: actionLabels.quote,
} as const;

/** Under a map: the buttons to directions and search, and the street map that opens. */
export const streetMapWords = {
  directionsLabel: "Get Directions",
  searchLabel: "Search the map",
  openLabel: "Street map ",
  formatProvider: (provider: string) => `(loads ${provider})`,
  formatTitle: (place: string) => `Street map of ${place}`,
} as const;

/** What the maps show, in words. */
export const mapLabels = {
  coast: "Map of the East Coast from Maine to Florida",
  formatPlace: (place: string) => `Map of the area around ${formatPlaceName(place)}`,
} as const;
