import { business } from "#content/dealership/business.ts";
import { actionLabels } from "./actions.ts";

export const ecoImpact = {
  title: "What would an electric cart save?",
  lead: "Tell us what the cart would replace, how far you drive and where you plug in. You'll see a year of carbon dioxide and energy costs for both, and the figures behind them.",
  formTitle: "Your miles",
  howTitle: "How we calculate",
  how: [
    {
      title: "On gasoline",
      text: "We divide your miles in a year by the miles per gallon of your car or gas cart. Burning a gallon releases a known amount of carbon dioxide, and every gallon has a price at the pump.",
    },
    {
      title: "On electricity",
      text: "We multiply your miles in a year by what the cart draws from the outlet. For carbon dioxide, we add what the grid loses on the way and multiply by the emission rate of your part of the grid. For cost, we use your state's price per kilowatt-hour.",
    },
    {
      title: "What we left out",
      text: "We don't count building the vehicles and the battery, producing the fuel, tires, service or resale value. A cart can't replace a car on every road, so count only the miles you'd really drive it.",
    },
  ],
  constantsTitle: "The figures",
  gridTitle: "Electricity by state",
  gridText:
    "The coast of a state can be on a different grid from the rest of it. We use the one along the coast; New York has three. The emission rates for electricity include methane and nitrous oxide; the figure for gasoline doesn't.",
  doubt:
    "Two figures are rough. No agency tests golf carts, so what an electric cart draws and what a gas cart burns are assumptions. If you know your own figures, type them in for a better answer.",
  /** Before the note of a figure that nobody publishes. */
  constantKinds: { published: "", computed: "Computed. ", assumption: "Assumption. " },
  gridColumns: { area: "Shore", subregion: "Part of the grid" },
  inventoryLabel: actionLabels.inventory,
  closingTitle: "Drive one and see",
  closingText: `Numbers only tell you so much. Call us, or come to ${business.showroom.city} and take a test drive.`,
} as const;
