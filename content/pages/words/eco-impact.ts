import { business } from "#content/dealership/business.ts";
import { actionLabels } from "./actions.ts";

export const ecoImpact = {
  title: "What would an electric cart save?",
  lead: "See what you'd save in a year, in CO₂ and dollars.",
  howTitle: "How we calculate",
  how: [
    {
      title: "On gasoline",
      text: "We divide your miles in a year by the miles per gallon of your car or gas cart. Each gallon has a price at the pump and releases a known amount of carbon dioxide.",
    },
    {
      title: "On electricity",
      text: "We multiply your miles by what the cart draws from the outlet. Carbon dioxide depends on your part of the grid, its losses included; cost on your state's price.",
    },
    {
      title: "What we left out",
      text: "Building the vehicles and the battery, producing the fuel, tires, service and resale value. And a cart can't replace a car on every road.",
    },
  ],
  constantsTitle: "The figures",
  gridTitle: "Electricity by state",
  gridText:
    "The coast of a state can be on a different grid from the rest of it. We use the one along the coast; New York has three. The emission rates for electricity include methane and nitrous oxide; the figure for gasoline doesn't.",
  doubt:
    "Two figures are rough: no agency tests golf carts, so what an electric cart draws and what a gas cart burns are assumptions. If you know yours, type them in.",
  /** Before the note of a figure that nobody publishes. */
  constantKinds: { published: "", computed: "Computed. ", assumption: "Assumption. " },
  gridColumns: { area: "Shore", subregion: "Part of the grid" },
  inventoryLabel: actionLabels.inventory,
  closingTitle: "Drive one and see",
  closingText: `Numbers only tell you so much. Come to ${business.showroom.city} and take a test drive.`,
} as const;
