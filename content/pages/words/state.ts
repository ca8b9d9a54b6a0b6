import { business } from "#content/dealership/business.ts";
import { deliveryTiming } from "#content/dealership/delivery.ts";
import { serviceFees } from "#content/dealership/fees.ts";
import { formatPlaceName } from "#content/places/place-phrases.ts";
import { serviceWords } from "./place.ts";
import { actionLabels } from "./actions.ts";

/** Shores that people call by a name of their own. */
const stateShores: Readonly<Record<string, string>> = { "New Jersey": "Jersey Shore towns" };

interface StateText {
  state: string;
  firstPlace: string;
  lastPlace: string;
  furtherCount: number;
  isRentable: boolean;
}

export const statePage = {
  formatTitle: (state: string) => `Golf carts in ${state}`,
  /** Names the first and the last place, without calling them the ends of a coast. */
  formatText: ({ state, firstPlace, lastPlace, furtherCount, isRentable }: StateText) =>
    `${isRentable ? "Buy or rent an electric cart for" : "Buy an electric cart and have it delivered to"} ${formatPlaceName(firstPlace)}, ${formatPlaceName(lastPlace)} or any of ${furtherCount} more ${stateShores[state] ?? `places on the ${state} coast`}.`,
  /** For those who do not see the map; the list of places is below. */
  formatMapLabel: (state: string, placeCount: number) =>
    `Map of the ${state} shore with ${placeCount} places`,
  inventoryLabel: actionLabels.inventory,
  callLabel: "Call",
  formatServicesTitle: (state: string) => `What we do in ${state}`,
  formatPlacesTitle: (placeCount: number, state: string) => `${placeCount} places in ${state}`,
  placesText: "From north to south, with about what delivery costs when you buy a cart.",
  free: "Free",
  plusFerry: "plus ferry",
  otherTown: "Another town?",
  otherTownLabel: "See your price",
  formatStreetMapTitle: (state: string) => `Street map of the ${state} shore`,
  /** Among the names on the state's chart. */
  showroomLabel: "Showroom",
  formatMapSearch: (state: string) => `${state} coast`,
  formatFiguresTitle: (state: string) => `What a cart costs in ${state}`,
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
  text: "Golf carts and low-speed vehicles are treated differently by law. A cart's top speed and equipment decide which one it is, so ask us before you buy.",
  formatGolfCartTitle: (state: string) => `Golf carts in ${state}`,
  formatLowSpeedVehicleTitle: (state: string) => `Low-speed vehicles in ${state}`,
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

/** The terms of the list of figures; its sentences are in app/places/state/state-sentences.ts. */
export const figureTerms = {
  formatDriving: (state: string) => `Can I drive it in ${state}?`,
  formatSale: (place: string) => `A cart delivered to ${formatPlaceName(place)}`,
  rental: "A four-seater rented for a week",
  formatPickup: (city: string) => `A cart you pick up in ${city}`,
  drivingLabel: "See the road rules",
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

/** The three cards of a state page. */
export function listStateServices(
  state: string,
  { isRentable, isShopFar }: StateReach,
): AreaService[] {
  const { city, state: home } = business.showroom;
  const { from, to } = serviceFees.repairHours;
  return [
    {
      title: "Sales",
      text: `New Denago and Evolution carts, every one with its price. Choose one here, ${isShopFar ? "ask us anything by phone" : "drive it at our showroom"}, and we'll deliver it.`,
      href: "/inventory",
      linkText: actionLabels.inventory,
    },
    {
      title: "Service & Repair",
      text: isShopFar
        ? `Our shop is in ${city}, ${home}. If that's too far to bring your cart, call us first. We may be able to tell you over the phone what's wrong, and a shop near you can make the repair.`
        : `Our shop repairs what we sell and other brands too. Most repairs take ${from} to ${to} hours. If you're within ${deliveryTiming.businessDaysMilesMax} miles of ${city}, ask us what pickup costs.`,
      href: "/services",
      linkText: isShopFar ? serviceWords.tooFarLinkLabel : serviceWords.linkLabel,
    },
    {
      title: "Rentals",
      text: isRentable
        ? "Rent a four-seater, a six-seater or a utility cart for a day, a long weekend, a week or a month. Reserve by phone."
        : `Delivering a rental to ${state} costs more than renting it for a week. If you'll be near ${city}, you can pick up a cart there for a day, a long weekend, a week or a month.`,
      href: "/rentals",
      linkText: "Rental prices",
    },
  ];
}
