import { business } from "#content/dealership/business.ts";
import { serviceFees } from "#content/dealership/fees.ts";
import { formatPlaceName } from "#content/places/place-phrases.ts";
import type { StreetLegalStatus } from "#domain/catalogue/street-legal.ts";
import { actionLabels } from "./actions.ts";

/** Shores that people call by a name of their own. */
const stateShores: Readonly<Record<string, string>> = { "New Jersey": "Jersey Shore towns" };

interface StateText {
  state: string;
  nearestPlace: string;
  farthestPlace: string;
  furtherCount: number;
  isRentable: boolean;
}

/** A place's name, which no line breaks. */
const onOneLine = (place: string) => formatPlaceName(place).replaceAll(" ", "\u00A0");

export const statePage = {
  formatTitle: (state: string) => `Golf carts in ${state}`,
  /** Names the two places whose prices are below. */
  formatText: ({ state, nearestPlace, farthestPlace, furtherCount, isRentable }: StateText) =>
    `${isRentable ? "Buy or rent one for" : "Buy one, delivered to"} ${onOneLine(nearestPlace)}, ${onOneLine(farthestPlace)} or ${furtherCount} more ${stateShores[state] ?? `places on the ${state} coast`}.`,
  /** For those who do not see the map; the list of places is below. */
  formatMapLabel: (state: string) => `Map of the ${state} shore`,
  inventoryLabel: actionLabels.inventory,
  callLabel: "Call",
  formatServicesTitle: (state: string) => `What else we do for ${state}`,
  formatPlacesTitle: (placeCount: number, state: string) => `${placeCount} places in ${state}`,
  placesText: "Pick your town for prices, rentals and road rules.",
  /** Over the columns of the list. */
  columnTitles: {
    town: "Town",
    miles: "By road, about",
    delivery: "Est. delivery",
  },
  /** Over the list on a phone, which has no such columns. */
  cellText: "Miles by road and estimated delivery",
  free: "Free",
  plusFerry: "plus ferry",
  otherTown: "Another town?",
  otherTownLabel: "See your price",
  formatStreetMapTitle: (state: string) => `Street map of the ${state} shore`,
  /** Among the names on the state's chart. */
  showroomLabel: "Showroom",
  /** The first places of a state are its keywords, since people search for their names. */
  keywordPlacesCount: 5,
} as const;

export const closing = {
  formatTitle: (state: string) => `Get a price for ${state}`,
  text: `Tell us your town. We\u00A0answer within ${business.replyTimes.answerWithinHours} hours.`,
  quoteLabel: actionLabels.quote,
} as const;

/** Above and between the rules, which are in content/places/road-rules/. */
export const roadRulesSection = {
  formatTitle: (state: string) => `Road rules in ${state}`,
  intro: "Can you drive one on the street?",
  golfCartTitle: "Rules for golf carts",
  lowSpeedVehicleTitle: "Rules for low-speed vehicles",
  topics: {
    roads: "Where",
    crossings: "Crossing",
    hours: "When",
    driver: "Driver",
    passengers: "Passengers",
    registration: "Registration",
    insurance: "Insurance",
    equipment: "Equipment",
    localRules: "Local rules",
    beaches: "Beaches",
  },
  /** Before what the answer above was read in. */
  sourcesLabel: "Where we read the answer:",
  federalTitle: "What federal law calls a low-speed vehicle",
  formatSearchFor: (term: string) => ` (search for “${term}”)`,
  formatReadOn: (day: string) => `read ${day}`,
} as const;

/** Two carts beside each other; their prices are in app/places/state/state-sentences.ts. */
export const comparisonWords = {
  title: "What a cart costs, delivered",
  text: "Our lowest-priced carts for public and for private roads.",
  formatAllLabel: (count: number) => `See all ${count} carts`,
  roadsLabel: "Where it can go",
  rulesLabel: "See the rules",
  /** Where a cart may be driven. */
  roads: {
    unconfirmed: "Private roads only",
    lsv: "Public roads, with plates",
    "golf-cart": "As a golf cart, without plates",
    "off-road": "Private land only",
    "street-legal": "Street-legal",
  } satisfies Record<StreetLegalStatus, string>,
  formatDeliveredTo: (place: string, isEstimate: boolean) =>
    `${isEstimate ? "Estimate for" : "In"} ${formatPlaceName(place)}`,
} as const;

/** What the dealership does in a place. */
export interface AreaService {
  title: string;
  text: string;
  href: string;
  linkText: string;
}

interface StateReach {
  /** Whether a rental's delivery to the closest place costs no more than its week. */
  isRentable: boolean;
  /** Whether the closest place is too far for a visit or a pickup. */
  isShopFar: boolean;
}

export interface StateService {
  title: string;
  text: string;
  href: string;
  /** What is beside it. */
  scene: "rental" | "repair" | "showroom";
}

/** What a rental, a repair and a visit are for a state: a sentence or two of each. */
export function listStateServices(
  rentalText: string,
  { isRentable, isShopFar }: StateReach,
): StateService[] {
  const { city } = business.showroom;
  const { from, to } = serviceFees.repairHours;
  return [
    {
      title: "Rent",
      scene: "rental",
      text: rentalText,
      href: isRentable ? "/rentals/quote" : "/rentals",
    },
    {
      title: "Service",
      scene: "repair",
      text: isShopFar
        ? "Call us first. We may be able to tell you by phone what's wrong."
        : `Most repairs take ${from} to ${to} hours. Ask us what pickup costs.`,
      href: "/services",
    },
    {
      title: isShopFar ? "Ask us" : "Showroom",
      scene: "showroom",
      text: isShopFar
        ? "Which cart fits your town's rules, and what it costs at your door."
        : `Try a Denago and an Evolution side by side in ${city.replace(" ", "\u00A0")}.`,
      href: isShopFar ? "/contact" : "/showroom",
    },
  ];
}
