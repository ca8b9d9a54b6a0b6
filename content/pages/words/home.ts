import type { Region } from "#domain/geography/place.ts";
import { business } from "#content/dealership/business.ts";
import { saleDelivery } from "#content/dealership/delivery.ts";
import { streetLegalLabel } from "#content/vehicles/street-legal.ts";
import { homePagePlaces, states, type CoastalPlace } from "#content/places/states.ts";

const { claims } = business;

/** How a heading writes a number of carts. */
const countNames = ["No", "One", "Two", "Three"];

export const hero = {
  title: "Electric carts for life near the water",
  text: "New Denago and Evolution carts, delivered from Maine to Florida.",
  shownLabel: "Delivery and tax are extra.",
  privateRoads: "for private roads",
} as const;

export const featuredVehicles = {
  formatTitle: (count: number) =>
    `${countNames[count] ?? count} ${count === 1 ? "cart" : "carts"} to start with`,
  /** What the buyer pays beside the price; `perMile` is the price of a mile of delivery. */
  formatExtras: (perMile: string) =>
    `Sales tax is extra. Delivery is free for the first ${saleDelivery.freeMiles} miles by road, then ${perMile} a mile.`,
  /** What tells each of them from the others; `count` is how many they are. */
  formatReasons: (count: number) => {
    const ofThese = `of the ${(countNames[count] ?? String(count)).toLowerCase()}`;
    return {
      plates: streetLegalLabel,
      range: `Longest range ${ofThese}`,
      /** Of the lowest price: `limit` is over it, written out. */
      formatUnder: (limit: string, isFamilySize: boolean) =>
        `${isFamilySize ? "Family cart under" : "Under"} ${limit}`,
    };
  },
  formatAllLabel: (brandName: string) => `All ${brandName}`,
  /** Said of it where there is room. */
  allLabelEnd: "\u00A0carts",
  whichCartLabel: "Which cart fits you?",
} as const;

/**
 * Identifiers in the catalogue; the cards show its prices. A sold cart is not featured: another one
 * that is in stock takes its place.
 */
export const featuredVehicleIds = [
  "evolution-d5-maverick-4-plus",
  "evolution-d6-max-xt4",
  "denago-ev-city",
] as const;

export const about = {
  title: "A shop that picks up the phone",
  text: "We sell, rent, service and store carts for people who live or vacation on the coast.",
  linkLabel: "More about us",
  figures: [
    { figure: `${claims.yearsInBusiness}+`, label: "years in business" },
    {
      figure: `${claims.happyCustomers.toLocaleString(business.locale)}+`,
      label: "customers served",
    },
    { figure: String(states.length), label: "eastern states" },
    { figure: `${claims.beachLocations}+`, label: "beach locations served" },
  ],
} as const;

export const coastMap = {
  title: "One shop for the whole coast",
  /** Beside its pin. */
  showroomLabel: "Our showroom",
  oceanName: "Atlantic Ocean",
  text: "Choose your state to see its road rules and what delivery costs.",
  /** Opens the places of a region; it names the first of them. */
  formatPlacesLabel: (name: string | undefined, moreCount: number) =>
    `${name} and ${moreCount} more`,
} as const;

/** The three regional blocks; which states belong to each is in states.ts. */
export const regions: readonly { id: Region; title: string; text: string }[] = [
  {
    id: "northern",
    title: "Northern",
    text: "Rocky harbors, islands and short summers. Most carts here are stored for the winter.",
  },
  {
    id: "mid-atlantic",
    title: "Mid-Atlantic",
    text: "Boardwalks, barrier islands and flat streets. Our showroom is here.",
  },
  {
    id: "southern",
    title: "Southern",
    text: "Wide beaches, salt marsh and mild winters. You can drive all year.",
  },
];

/** The places a region's block names: those of the home page in the north, else two of each state. */
export function listRegionPlaces(region: Region): readonly CoastalPlace[] {
  if (region === "northern") return homePagePlaces;
  return states
    .filter((state) => state.region === region)
    .flatMap((state) => state.places.slice(0, 2).map((place) => ({ state, place })));
}

/** Under the ways to reach us. */
export const mainContact = {
  text: `We answer messages within ${business.replyTimes.answerWithinHours} hours.`,
} as const;
