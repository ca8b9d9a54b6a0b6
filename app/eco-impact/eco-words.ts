// Imports nothing, because it also runs in the browser. The words of the page around the
// calculator are in content/pages/words/eco-impact.ts.

export const formLabels = {
  replaces: "What would the cart replace?",
  car: "A car",
  gasCart: "A gas golf cart",
  miles: "Miles per week",
  milesUnit: "miles",
  milesHint: "Only your cart trips.",
  weeks: "Weeks per year",
  weeksUnit: "weeks",
  state: "Where you'd charge it",
  submit: "Show my savings",
} as const;

/** The figures that a visitor may replace by their own. */
export const ownFigures = {
  title: "Use your own figures",
  yourCar: "Your car",
  yourGasCart: "Your gas cart",
  fuelUnit: "miles per gallon",
  cart: "The electric cart",
  cartUnit: "kWh per mile",
  gasoline: "Gasoline",
  gasolineUnit: "dollars per gallon",
  electricity: "Electricity",
  electricityUnit: "cents per kWh",
} as const;

export const resultWords = {
  title: "In one year",
  formatTitle: (miles: string) => `In one year, over ${miles} miles`,
  incomplete: "Correct the marked field to see your result.",
  outdated: "This is your last complete result.",
  usedTitle: "What it was computed with",
  linkLabel: "Link to this result",
  noSaving: "With these figures, the electric cart doesn't save any carbon dioxide.",
  equivalentsTitle: "That's as much carbon dioxide as",
  /** Both under their figures. */
  co2: { less: " less CO₂", more: " more CO₂" },
  cost: { less: " less for energy", more: " more for energy" },
  /** Each stands behind its figure. */
  carMiles: "miles in an average car",
  seedlings: "tree seedlings, ten years",
  phoneCharges: "smartphone charges",
} as const;

export const chartWords = {
  caption: "One year compared: energy, cost and carbon dioxide",
  cost: "Cost",
  co2: "CO₂",
  car: "Car",
  gasCart: "Gas golf cart",
  electricCart: "Electric cart",
} as const;
