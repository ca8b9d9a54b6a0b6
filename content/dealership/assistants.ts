import { business } from "./business.ts";

/**
 * Whether a cart's price on the pages is all that a buyer pays but taxes: with every fee and part
 * that cannot be left out. Only then may programs call it the final price; see open-questions.ts.
 */
export const isShownPriceFinal: boolean = false;

/** What the dealership says of itself to other people's assistants. */
export const assistantTexts = {
  description: `${business.tagline}, ${business.areaServed}. Read the carts, their prices and the opening hours, or send an inquiry with the customer's consent. Nothing is bought, rented or booked here: a person answers.`,
  welcome: `${business.tagline}. ${business.areaServed}. Ask us by phone or send an inquiry: a person answers.`,
  /** What protocols call the body of a car. */
  body: "golf cart",
  fuel: "bev",
  listingNote:
    "This is a model of our catalogue, not one numbered cart: vehicle_id names it and its page. We publish no VIN, stock number or model year.",
  priceNote: isShownPriceFinal
    ? "Prices are those our pages show, in US dollars. Sales tax and delivery beyond the free zone come on top."
    : "list_price is the price our pages show: the price of the cart, in US dollars. Sales tax and delivery beyond the free zone come on top; ask us for the total. Price filters and sorting go by list_price.",
  leadReceived: `Thank you. A person at ${business.name} answers within ${business.replyTimes.answerWithinHours} hours.`,
  appointmentRequested: "No appointment is booked yet: we call or write to agree on a time.",
  /** What the site offers and has a page for. */
  capabilities: ["sales", "service", "parts", "financing", "delivery", "rental", "storage"],
} as const;

/** The skills as the agent card of A2A and the tools of MCP present them. */
export const skillTexts = {
  getDealerInformation: {
    name: "Dealer information",
    description: "Who and where we are, our opening hours by department, phone and e-mail.",
    tags: ["dealer", "hours", "contact", "location", "golf carts"],
  },
  findInventoryFacets: {
    name: "Inventory facets",
    description: "Which makes, models and prices of electric golf carts are in stock, counted.",
    tags: ["inventory", "facets", "golf carts"],
  },
  searchInventory: {
    name: "Inventory search",
    description: "Electric golf carts in stock by make, model, condition, price or words.",
    tags: ["inventory", "search", "golf carts", "electric"],
  },
  getVehicle: {
    name: "Vehicle detail",
    description: "One cart by its vehicle_id, with its specifications, features and pictures.",
    tags: ["inventory", "vehicle", "detail", "golf carts"],
  },
  submitLead: {
    name: "Send an inquiry",
    description:
      "Sends a customer's inquiry to our staff, with the customer's consent. We need the customer's e-mail address and phone number.",
    tags: ["lead", "inquiry", "contact", "consent", "golf carts"],
  },
} as const;
