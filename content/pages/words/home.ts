import type { Region } from "#domain/geography/place.ts";
import { business } from "#content/dealership/business.ts";
import { states } from "#content/places/states.ts";

const { claims } = business;

/** How a heading writes a number of carts. */
const countNames = ["No", "One", "Two", "Three"];

export const hero = {
  title: "Electric carts for life near the water",
  text: `New DENAGO and EVOLUTION carts to buy, rent by the day or store for the winter. See them in ${business.showroom.city}, or have one delivered between Maine and Florida.`,
  inventoryLabel: "View Inventory",
} as const;

export const featuredVehicles = {
  formatTitle: (count: number) =>
    `${countNames[count] ?? count} ${count === 1 ? "cart" : "carts"} to start with`,
  text: "The price on the card is the price of the cart. Tax and delivery beyond the free zone come on top.",
  linkLabel: "View Details",
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

export const brandGrid = {
  title: "Two brands, known well",
  text: `We sell DENAGO and EVOLUTION. Our shop also services ${listNames(business.brandsServiced)}.`,
} as const;

export const about = {
  title: "A shop that picks up the phone",
  paragraphs: [
    `For over ${claims.yearsInBusiness} years we have sold, rented, serviced and stored carts for people who live or vacation on the coast.`,
    "You get a printed price, a test drive, delivery to your door and a shop that knows your cart when it needs something.",
  ],
  linkLabel: "More about us",
  figures: [
    { figure: `${claims.yearsInBusiness}+`, label: "years in business" },
    {
      figure: `${claims.happyCustomers.toLocaleString(business.locale)}+`,
      label: "happy customers",
    },
    { figure: String(states.length), label: "eastern states" },
    { figure: `${claims.beachLocations}+`, label: "beach locations" },
  ],
} as const;

export const coastMap = {
  title: "The whole coast, one shop",
  text: "From the granite of Maine to the Florida Keys. Choose your state to see its places, its road rules and what delivery costs.",
  placesTitle: "Places we serve",
} as const;

/** The three regional blocks; which states belong to each is in states.ts. */
export const regions: readonly { id: Region; title: string; text: string }[] = [
  {
    id: "northern",
    title: "Northern",
    text: "Rocky harbors, islands and short summers. Carts here work hard from June to September and spend the winter under a roof.",
  },
  {
    id: "mid-atlantic",
    title: "Mid-Atlantic",
    text: "Boardwalks, barrier islands and streets on a grid. Close to our showroom, so test drives and service are a day trip.",
  },
  {
    id: "southern",
    title: "Southern",
    text: "Wide beaches, marsh and long seasons. Carts run all year, and shade matters as much as range.",
  },
];

export const mainContact = {
  title: "Talk to a person",
  text: `Call in opening hours, or write any time. We answer messages within ${business.replyTimes.answerWithinHours} hours.`,
  contactLabel: "Contact Us",
} as const;

function listNames(names: readonly string[]): string {
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
