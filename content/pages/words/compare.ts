import { actionLabels } from "./actions.ts";

export const compare = {
  title: "Compare carts side by side",
  text: "Choose two to four carts. You'll see their prices, seats, range, drive and battery next to each other, and where they differ.",
  formatTitle: (names: string) => `${names}, side by side`,
  tableLabel: "Comparison of carts",
  onlyDifferences: "Show only what differs",
  /** Read aloud before the name of a row. */
  differs: "Differs: ",
  markLegend: "marks what differs",
  noDifference: "These carts have the same figures in every row.",
  askLabel: "Ask about these carts",
  removeLabel: "Remove",
  formatRemove: (name: string) => `Remove the ${name}`,
  changeTitle: "Change the carts",
  note: "Sales tax is extra. So is delivery, unless the row says delivered.",
  late: "Our inventory isn't available at the moment. Please try again in a minute, or call us and we'll compare them for you.",
} as const;

/** What is said of ids that name no cart we sell. */
export const compareNotes = {
  formatUnknown: (id: string) => `We don't have a cart called “${id}”, so we left it out.`,
  formatRemoved: (name: string) => `The ${name} is no longer in our inventory, so we left it out.`,
  formatTooMany: (max: number) => `Four carts fit side by side. These are the first ${max}.`,
  formatOne: (name: string) => `You chose the ${name}. Choose at least one more.`,
} as const;

export const compareChooser = {
  legend: "Carts to compare, two to four",
  button: "Compare these carts",
  formatMore: (count: number) =>
    `We sell ${count.toLocaleString("en-US")} more carts: check the ones you want in the inventory.`,
  inventoryLabel: actionLabels.inventory,
} as const;

/** The names of the rows. */
export const compareRows = {
  price: "Price",
  delivered: "Delivered",
  availability: "Availability",
  seats: "Seats",
  range: "Range",
  drive: "Drive",
  battery: "Battery",
  speed: "Top speed",
  streetLegal: "Street-legal",
  charging: "Charging time",
  payload: "Payload",
  series: "Series",
  brand: "Brand",
} as const;

export const compareValues = {
  inStock: "In stock",
  outOfStock: "Out of stock",
  formatNew: (availability: string) => `New, ${availability.toLowerCase()}`,
  unknownDrive: "Ask us",
} as const;
