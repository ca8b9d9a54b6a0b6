import { business } from "#content/dealership/business.ts";
import { actionLabels } from "./actions.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { states } from "#content/places/states.ts";
import { brandTexts } from "#content/vehicles/brands.ts";

const { yearsInBusiness } = business.claims;

export const aboutHero = {
  title: "The shop behind your cart",
  text: `${business.name} sells, rents, services and stores electric carts from ${business.showroom.city}, ${business.showroom.state}, for the whole coast from Maine to Florida.`,
  showroomLabel: "Visit showroom",
} as const;

export const story = {
  title: "How we work",
  paragraphs: [
    "We sell two brands, Denago and Evolution, and know them inside out. You can rent a cart by the day, week or month and live with it before you buy.",
    "Before we quote, we'll ask a few things: how far the beach is, what the speed limits are on your roads, where you'll park and charge the cart, and where it will spend the winter.",
  ],
} as const;

export const bothBrandsTitle = "Our two brands";

/** A cart of each brand that has been rendered, and the way to the brand's page. */
export const bothBrands = [
  {
    brand: "denago",
    cartId: "denago-ev-nomad",
    href: "/denago",
    label: "See Denago carts",
  },
  {
    brand: "evolution",
    cartId: "evolution-classic-4-plus",
    href: "/evolution",
    label: "See Evolution carts",
  },
] as const;

/** The figures of the copy; `plus` says that the source writes "over" or "+". */
export const stats = [
  { figure: yearsInBusiness, plus: true, label: "years in business" },
  { figure: Object.keys(brandTexts).length, plus: false, label: "brands, every model" },
  { figure: states.length, plus: false, label: "states, Maine to Florida" },
] as const;

export const valuesTitle = "What we hold ourselves to";

export const values = [
  {
    title: "Show the price",
    text: "Every cart, every rental, our shop rate and our fee per mile of delivery are on this site. Anything else, we quote in writing.",
  },
  {
    title: "Sell what fits",
    text: "If a two-seater does what you need, we'll tell you. If carts aren't allowed on your road, we'll tell you that, too.",
  },
  {
    title: "Pick up the phone",
    text: `We answer messages within ${business.replyTimes.answerWithinHours} hours, and the people who answer the phone know the carts.`,
  },
  {
    title: "Fix what we sell",
    text: "Our own shop maintains and repairs our brands and others.",
  },
  {
    title: "Keep it electric",
    text: "Every cart we sell or rent is electric: no exhaust on the beach path, no engine noise on your street.",
  },
] as const;

export const teamSection = {
  title: "Who does what",
  text: "Call one number, tell us what you need, and we'll put you through to the right person.",
} as const;

export const closing = {
  title: "Come and meet us",
  text: `Sit in a few carts and take one for a drive. Come to ${business.showroom.city}, or call.`,
} as const;

/** Where we deliver: the states, and the towns of Delaware, county by county from north to south. */
export const serviceArea = {
  title: "Where we deliver",
  text: "To your door, anywhere on the coast. Choose your state to see what delivery costs and where you can drive.",
  townsTitle: `See all ${municipalities.length}`,
  townsHeading: "Delaware, town by town",
  townsText:
    "In Delaware we have a page for every city and town: its delivery price, its rules and its shore.",
  counties: ["New Castle", "Kent", "Sussex"],
} as const;

/**
 * Roles without names: the dealership has not told who works there, and nobody is invented.
 * `name` is shown once it is given.
 */
export interface TeamMember {
  name?: string;
  role: string;
  /** What the role knows, after that word, until the dealership gives years and training of each person. */
  experience: string;
  description: string;
  /** The page where a visitor goes on. */
  link: { href: string; label: string };
}

export const team: readonly TeamMember[] = [
  {
    role: "Sales",
    experience: "both brands and every model we sell",
    description: "Show you what fits, ride along on the test drive and write the quote.",
    link: { href: "/inventory", label: actionLabels.inventory },
  },
  {
    role: "Rentals",
    experience: "plans, deposits, dates and which cart fits your group",
    description: "Check your dates, explain each plan and take your reservation.",
    link: { href: "/rentals", label: "See rentals" },
  },
  {
    role: "Service technicians",
    experience: "electric drive, lithium and lead-acid batteries, chargers, brakes",
    description:
      "Find the problem, write the estimate and make the repair, the manufacturers' warranty work included.",
    link: { href: "/services", label: "See services" },
  },
  {
    role: "Parts and storage",
    experience: "batteries, tires, accessories, seasonal care",
    description: "Find the right part for your model and get stored carts ready for the season.",
    link: { href: "/storage-estimate", label: "Price storage" },
  },
  {
    role: "Delivery",
    experience: "trailers, tight driveways and shore towns in season",
    description: "Bring the cart to your door, show you how it works and pick up rentals.",
    link: { href: "/delivery-estimate", label: "Price delivery" },
  },
  {
    role: "Office",
    experience: "titles, taxes, financing paperwork",
    description: "Handle your paperwork, answer messages and pass on complaints.",
    link: { href: "/financing", label: "See financing" },
  },
];
