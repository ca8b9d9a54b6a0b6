import { business } from "#content/dealership/business.ts";
import { serviceFees } from "#content/dealership/fees.ts";

export const statePage = {
  formatTitle: (firstPlace: string, lastPlace: string) =>
    `Golf carts from ${firstPlace} to ${lastPlace}`,
  formatText: (placeCount: number, state: string) =>
    `Electric carts to buy, rent and keep running in ${placeCount} places on the ${state} shore.`,
  inventoryLabel: "View Inventory",
  callLabel: "Call Now",
  formatServicesTitle: (state: string) => `What we do in ${state}`,
  formatPlacesTitle: (placeCount: number, state: string) => `${placeCount} places in ${state}`,
  formatShoreTitle: (state: string) => `The ${state} shore`,
  formatStreetMapTitle: (state: string) => `Street map of the ${state} shore`,
  formatMapSearch: (state: string) => `${state} coast`,
  formatFiguresTitle: (state: string) => `Delivery, and ${state} in figures`,
  /** The first places of a state are its keywords, since people search for their names. */
  keywordPlacesCount: 5,
} as const;

export const closing = {
  formatTitle: (state: string) => `A cart for ${state}`,
  text: `Tell us your town: we answer within ${business.replyTimes.answerWithinHours} hours.`,
  quoteLabel: "Get Quote",
  /** What an inquiry from here is about. */
  formatInquirySubject: (state: string) => `Golf carts in ${state}`,
} as const;

/** Above and between the rules, which are in content/places/road-rules/. */
export const roadRulesSection = {
  title: "May I drive it here?",
  text: "A golf cart and a low-speed vehicle are treated differently by law. Top speed and equipment decide which one a cart is, so ask us before you buy.",
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
  formatReadOn: (day: string) => `read ${day}`,
} as const;

/** The terms of the list of figures; its sentences are in app/places/state/state-sentences.ts. */
export const figureTerms = {
  nearest: "Delivery to the nearest",
  farthest: "Delivery to the farthest",
  priced: "With a delivery price",
  span: "From end to end",
  places: "Places",
  sunset: "Sunset on June 21",
} as const;

interface AreaService {
  id: "sales" | "service" | "rentals";
  title: string;
  text: string;
  href: string;
  linkText: string;
}

const { from, to } = serviceFees.repairHours;

/** The three cards of a state page. */
export const stateServices: readonly AreaService[] = [
  {
    id: "sales",
    title: "Sales",
    text: "New DENAGO and EVOLUTION carts with the price on the card. Choose online, test drive in our showroom, have it delivered.",
    href: "/inventory",
    linkText: "View Inventory",
  },
  {
    id: "service",
    title: "Service & Repair",
    text: `Our shop mends what we sell and other brands too; most repairs take ${from} to ${to} hours. Ask what pickup costs from your street.`,
    href: "/services",
    linkText: "See service prices",
  },
  {
    id: "rentals",
    title: "Rentals",
    text: "Four seats, six seats or a utility bed, for a day, a long weekend, a week or a month. You reserve by phone.",
    href: "/rentals",
    linkText: "See rental prices",
  },
];
