import { business } from "#content/dealership/business.ts";
import { municipalities } from "#content/places/municipalities.ts";

const { yearsInBusiness, happyCustomers, beachLocations } = business.claims;

export const aboutHero = {
  title: "The people behind the carts",
  text: `${business.name} sells, rents, services and stores electric carts from ${business.showroom.city}, ${business.showroom.state}, for the whole coast from Maine to Florida.`,
  showroomLabel: "Visit the showroom",
} as const;

export const story = {
  title: "How we work",
  paragraphs: [
    `We have been in this trade for over ${yearsInBusiness} years. What we learned is simple: people rarely need the biggest cart. They need the one that fits their street, their family and their garage, and someone who answers when it stops.`,
    "So we keep to two brands, DENAGO and EVOLUTION, and learn them well. We print the price of every model. We rent carts by the day, week and month, so that you can live with one before you buy. We run our own shop, so that a cart sold here can be fixed here.",
    "We serve a coast, and that shapes what we ask before we quote: how far the beach is, what the roads are posted at, where the cart charges and where it spends the winter.",
  ],
} as const;

/** The figures of the copy; `plus` says that the source writes "over" or "+". */
export const stats = [
  { figure: yearsInBusiness, plus: true, label: "years in business" },
  { figure: happyCustomers, plus: true, label: "happy customers" },
  { figure: beachLocations, plus: true, label: "beach locations served" },
] as const;

export const valuesTitle = "What we hold ourselves to";

export const values = [
  {
    title: "Say the price",
    text: "The price of a cart, a rental, an hour in the shop and a mile of delivery is on this site. What we cannot price in advance, we quote in writing.",
  },
  {
    title: "Sell what fits",
    text: "If a two-seater does what you need, we say so. If your road does not allow a cart, we say that too.",
  },
  {
    title: "Answer",
    text: `A message is answered within ${business.replyTimes.answerWithinHours} hours, and the phone is answered by people who know the carts.`,
  },
  {
    title: "Fix what we sell",
    text: "Our own shop does maintenance and repairs on our brands and on others, and the manufacturers' warranty work.",
  },
  {
    title: "Drive quietly",
    text: "Everything we sell and rent is electric. Beaches and neighborhoods are better without exhaust and engine noise.",
  },
] as const;

export const teamSection = {
  title: "Who does what",
  text: "One phone number for all of them. Say what you need and you are put through.",
} as const;

/** The towns of Delaware, county by county from north to south. */
export const serviceArea = {
  title: "Delaware, town by town",
  text: `We deliver to the whole coast. In Delaware, each of the ${municipalities.length} municipalities has its own page.`,
  counties: ["New Castle", "Kent", "Sussex"],
} as const;

/**
 * Roles without names: the dealership has not told who works there, and nobody is invented.
 * `name` is shown once it is given.
 */
export interface TeamMember {
  name?: string;
  role: string;
  /** What the role knows, until the dealership gives years and training of each person. */
  experience: string;
  description: string;
}

export const team: readonly TeamMember[] = [
  {
    role: "Sales",
    experience: "Both brands, every model in the catalogue",
    description:
      "Asks how you will use the cart, shows you the models that fit, goes along on the test drive and writes the quote.",
  },
  {
    role: "Service technicians",
    experience: "Electric drive, lithium and lead-acid batteries, chargers, brakes",
    description:
      "Find the problem, give you the estimate, do the repair and check the cart before you pick it up. They also do the manufacturers' warranty work.",
  },
  {
    role: "Rentals",
    experience: "Plans, deposits, dates and what fits how many riders",
    description:
      "Answer the reservation line, tell you what is free on your dates and explain what the plan includes.",
  },
  {
    role: "Delivery",
    experience: "Trailers, tight driveways, shore towns in season",
    description:
      "Bring carts to your door within the agreed window, show you how to drive and charge, and pick rentals up again.",
  },
  {
    role: "Parts and storage",
    experience: "Batteries, tires, accessories, seasonal care",
    description:
      "Find the part for your model, look after the storage spaces and prepare stored carts for the season.",
  },
  {
    role: "Office",
    experience: "Titles, taxes, financing paperwork",
    description:
      "Handle the paperwork of a sale, answer messages and see that corrections and complaints reach the right person.",
  },
];
