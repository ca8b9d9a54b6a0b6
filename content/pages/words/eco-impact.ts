import { business } from "#content/dealership/business.ts";

export const ecoImpact = {
  title: "What would an electric cart save?",
  lead: "Say what it would replace, how far you drive and where you plug in. You get a year of carbon dioxide and cost, both ways, and the figures behind them.",
  formTitle: "Your miles",
  howTitle: "How we calculate",
  how: [
    {
      title: "On gasoline",
      text: "Your miles in a year, divided by what the car or gas cart does on a gallon, times the carbon dioxide from burning a gallon. The cost is those gallons at the pump.",
    },
    {
      title: "On electricity",
      text: "Your miles in a year, times what the cart draws from the outlet, plus what the grid loses on the way, times the emission rate of your part of the grid. The cost is what the outlet gives, at your state's price.",
    },
    {
      title: "Left out",
      text: "Building the vehicles and the battery, making and moving the fuel, tires, service and what each is worth later. A cart does not replace a car on every road, so count only the miles it would really drive.",
    },
  ],
  constantsTitle: "The figures",
  gridTitle: "Electricity by state",
  gridText:
    "A state's shore can draw from another grid than its inland. We use the one along the coast; New York has three. The rate counts methane and nitrous oxide too, which the figure for gasoline does not.",
  doubt:
    "Two figures are rough: no agency tests golf carts, so what a cart draws and what a gas cart burns are assumptions. If you know your own, type them in: your answer is then better than ours.",
  /** Before the note of a figure that nobody publishes. */
  constantKinds: { published: "", computed: "Computed. ", assumption: "Assumption. " },
  gridColumns: { area: "Shore", subregion: "Part of the grid" },
  inventoryLabel: "See all carts",
  closingTitle: "Drive one and see",
  closingText: `The sum is one half of the answer. The other is ten minutes at the wheel: call us, or come to ${business.showroom.city}.`,
} as const;
