import { business } from "#content/dealership/business.ts";

/** The words of the list of places, and of the miles that a visitor can type instead. */
export const destinationWords = {
  choose: "Choose a place",
  showroom: `I'll pick it up in ${business.showroom.city}`,
  otherPlace: "Somewhere else: I'll type the miles",
  miles: `Miles by road from ${business.showroom.city}, ${business.showroom.stateAbbreviation}`,
  milesHint: "One way. Your map app can tell you.",
  formatMilesProblem: (milesMax: string) => `Type the miles by road, from 0 to ${milesMax}`,
} as const;
