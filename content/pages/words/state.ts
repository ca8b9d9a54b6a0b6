import { business } from "#content/dealership/business.ts";
import { deliveryTiming } from "#content/dealership/delivery.ts";
import { serviceFees } from "#content/dealership/fees.ts";
import { formatPlaceName } from "#content/places/place-phrases.ts";
import type { StreetLegalStatus } from "#domain/catalogue/street-legal.ts";
import { factLinks, serviceWords } from "./place.ts";
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
  formatMapLabel: (state: string, placeCount: number) =>
    `Map of the ${state} shore with ${placeCount} places`,
  inventoryLabel: actionLabels.inventory,
  callLabel: "Call",
  servicesTitle: "Rentals, service and our showroom",
  formatPlacesTitle: (placeCount: number, state: string) => `${placeCount} places in ${state}`,
  placesText: "Pick your town for prices, rentals and road rules.",
  /** Over the columns of the list. */
  columnTitles: {
    town: "Town",
    miles: "By road, about",
    delivery: "Est. delivery",
  },
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
  formatDeliveredTo: (place: string) => `In ${formatPlaceName(place)}`,
} as const;

/** What the dealership does in a state or a place. */
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

export interface StateService extends AreaService {
  /** What is beside it. */
  scene: "rental" | "repair" | "showroom";
  /** In large letters over the text. */
  figure: string;
}

/** What a rental, a repair and a visit are for a state: a figure or a word of each, and what is to be known. */
export function listStateServices(
  state: string,
  { isRentable, isShopFar }: StateReach,
  rental: { figure: string; text: string },
): StateService[] {
  const { city } = business.showroom;
  const { from, to } = serviceFees.repairHours;
  return [
    {
      title: "Rentals",
      scene: "rental",
      figure: rental.figure,
      text: isRentable
        ? rental.text
        : `Delivering a rental to ${state} costs more than renting it for a week. ${rental.text}`,
      href: isRentable ? "/rentals/quote" : "/rentals",
      linkText: isRentable ? factLinks.rentalLabel : "Rental prices",
    },
    {
      title: "Service & Repair",
      scene: "repair",
      figure: isShopFar ? "Call us first" : `Most repairs: ${from} to ${to} hours`,
      text: isShopFar
        ? `If ${city} is too far to bring your cart, we may be able to tell you by phone what's wrong, and a shop near you can repair it.`
        : `We repair other brands too. Bring your cart in, or ask us what pickup costs if you're within ${deliveryTiming.businessDaysMilesMax}\u00A0miles of ${city}.`,
      href: "/services",
      linkText: isShopFar ? serviceWords.tooFarLinkLabel : serviceWords.linkLabel,
    },
    {
      title: "Showroom",
      scene: "showroom",
      figure: isShopFar ? "Ask us anything" : "Drive one first",
      text: isShopFar
        ? `Our showroom is in ${city}. Call or write, and we'll tell you which cart fits your town's rules and what it costs at your door.`
        : `Try a Denago and an Evolution side by side, and ask us what your town allows. We're in ${city.replace(" ", "\u00A0")}.`,
      href: isShopFar ? "/contact" : "/showroom",
      linkText: isShopFar ? actionLabels.contact : "Hours and directions",
    },
  ];
}
