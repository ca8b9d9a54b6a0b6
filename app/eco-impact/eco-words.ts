// Imports nothing, because it also runs in the browser. The words of the page around the
// calculator are in content/pages/words/eco-impact.ts.

export const formLabels = {
  replaces: "The cart would replace",
  car: "A car",
  gasCart: "A gas golf cart",
  miles: "Miles a week",
  milesUnit: "miles",
  milesHint: "Only the miles a cart would really drive.",
  weeks: "Weeks a year",
  weeksUnit: "weeks",
  state: "Where it is charged",
  submit: "Show the saving",
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
  title: "In a year",
  incomplete: "Correct the marked field to see the result.",
  outdated: "This is the last complete result.",
  linkLabel: "Link to this result",
  noSaving: "With these figures the electric cart saves no carbon dioxide.",
  equivalentsTitle: "That carbon dioxide is as much as",
  formatCo2: (pounds: string, isLess: boolean) => `${pounds} lb ${isLess ? "less" : "more"} CO₂`,
  formatCost: (dollars: string, isLess: boolean, miles: string) =>
    `and ${dollars} ${isLess ? "less" : "more"} for energy, over ${miles} miles.`,
  formatCarMiles: (miles: string) => `${miles} miles in an average car`,
  formatSeedlings: (seedlings: string) => `${seedlings} tree seedlings take up in ten years`,
  formatPhoneCharges: (charges: string) => `${charges} smartphone charges`,
} as const;

export const chartWords = {
  caption: "A year both ways: energy, cost and carbon dioxide",
  year: "A year of",
  energy: "Energy",
  cost: "Cost",
  co2: "CO₂",
  car: "Car",
  gasCart: "Gas golf cart",
  electricCart: "Electric cart",
} as const;
