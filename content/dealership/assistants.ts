import { business } from "./business.ts";
import { rentalFees } from "./fees.ts";

/**
 * Whether a cart's price on the pages is all that a buyer pays but taxes: with every fee and part
 * that cannot be left out. Only then may programs call it the final price; see open-questions.ts.
 */
export const isShownPriceFinal: boolean = false;

/** What the dealership says of itself to other people's assistants. */
export const assistantTexts = {
  description: `${business.tagline}, ${business.areaServed}. Look up our carts, their prices and our hours, or send an inquiry with the customer's consent. Nothing can be bought, rented or booked here: a person answers every inquiry.`,
  welcome: `${business.tagline}. ${business.areaServed}. Call us or send an inquiry: a person answers.`,
  /** What protocols call the body of a car. */
  body: "golf cart",
  fuel: "bev",
  listingNote:
    "This is a model in our inventory, not one numbered cart. vehicle_id is its id on our site. We don't publish a VIN, a stock number or a model year.",
  /** @param extras what the buyer pays beside the price. */
  formatPriceNote: (extras: string) =>
    isShownPriceFinal
      ? `Prices are the ones on our pages, in US dollars. ${extras}`
      : `list_price is the price on our pages: the price of the cart, in US dollars. ${extras} Ask us for the total. Price filters and sorting use list_price.`,
  leadReceived: `Thank you. A person at ${business.name} will answer within ${business.replyTimes.answerWithinHours} hours.`,
  appointmentRequested: "No appointment is booked yet. We'll call or write to agree on a time.",
  rentalNote:
    "This is a price for these dates, before sales tax. The cart is not reserved: call us with the reference, or send an inquiry with it.",
  /** By what is wrong with a field of a rental. */
  rentalProblems: {
    missing: "is needed; of a place it is the id of a place that we deliver to",
    past: "has passed on the clocks of New Jersey",
    "too-far": "is too far ahead",
    "too-late-today": "is too late for a delivery today",
    closed: "is a time at which the showroom is not open, or delivery does not run",
    holiday: "is on a holiday, when we are closed",
    "not-after": "must be after the start",
    get "too-long"() {
      return `is more than ${rentalFees.maximumDays} days after the start`;
    },
    wrong: "is not allowed",
  },
  /** What the site offers and has a page for. */
  capabilities: ["sales", "service", "parts", "financing", "delivery", "rental", "storage"],
} as const;

/** The skills as the agent card of A2A and the tools of MCP present them. */
export const skillTexts = {
  getDealerInformation: {
    name: "Dealer information",
    description:
      "Who we are, where we are, each department's hours, our phone numbers and our email address.",
    tags: ["dealer", "hours", "contact", "location", "golf carts"],
  },
  findInventoryFacets: {
    name: "Inventory facets",
    description:
      "How many electric golf carts are in stock, by make, model and condition, and their price range.",
    tags: ["inventory", "facets", "golf carts"],
  },
  searchInventory: {
    name: "Inventory search",
    description:
      "Electric golf carts in stock, by make, model, condition, price or keywords. Each says whether it is street-legal, as far as we know.",
    tags: ["inventory", "search", "golf carts", "electric"],
  },
  getVehicle: {
    name: "Vehicle detail",
    description:
      "One cart by its vehicle_id, with its specifications, features and pictures, and whether it is street-legal, as far as we know.",
    tags: ["inventory", "vehicle", "detail", "golf carts"],
  },
  quoteRental: {
    name: "Rental quote",
    description:
      "What renting a golf cart costs on some dates, with the cheapest plans, delivery to a shore town and the deposit. Nothing is reserved.",
    tags: ["rental", "quote", "delivery", "golf carts"],
  },
  submitLead: {
    name: "Send an inquiry",
    description:
      "Sends a customer's inquiry to our staff, with the customer's consent. We need the customer's email address and phone number.",
    tags: ["lead", "inquiry", "contact", "consent", "golf carts"],
  },
} as const;
