import { business } from "#content/dealership/business.ts";

/** The titles of the three texts of a model. */
export const storyTitles = {
  goodFor: "Good for",
  suits: "Who it's for",
  check: "Before you buy",
} as const;

export const comparison = {
  formatTitle: (vehicleName: string) => `Compare the ${vehicleName}`,
  compareLabel: "Compare side by side",
  /** Under the cart that the others are measured against. */
  thisCart: "This cart",
  /** How many other carts a model is compared with. */
  vehiclesMax: 3,
} as const;

/** Above the dealership's own notes, in `content/dealership/reviews.ts`. */
export const notesTitle = "Notes from our team";

export const closing = {
  formatTitle: (vehicleName: string) => `Test drive the ${vehicleName}`,
  text: `Come see us in ${business.showroom.city}, or tell us where you are. We'll set a time and have the cart charged and ready.`,
  tradeInLabel: "Trade in your cart",
} as const;

/** The page of a vehicle that was in the catalogue once. */
export const removedVehicle = {
  formatTitle: (vehicleName: string) => `The ${vehicleName} is no longer in our inventory`,
  text: "We sold it, or we no longer offer it.",
  alternativesText: "These carts are in stock and come closest to it in seats, brand and price.",
  noAlternativesText: "Call us and we'll tell you what comes closest to it.",
  /** How many other carts are shown. */
  alternativesMax: 3,
} as const;

/** The title of a vehicle's page while the catalogue cannot be read. */
export const lateVehicleTitle = `Vehicle | ${business.name}`;
