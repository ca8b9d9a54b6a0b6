// Imports nothing, because parts of it also run in the browser.

export const inventory = {
  title: "Carts for sale",
  whichCartLabel: "Not sure? Answer five questions",
  /** On a phone, beside the title. */
  whichCartShortLabel: "Help me choose",
  /** By what the pictures of the cards are. */
  pictureNotes: {
    rendered: "Pictures are illustrations; your cart may differ.",
    "some rendered": "Some pictures are illustrations; your cart may differ.",
    photographs: null,
  },
  /** Under the list, for every card that says to ask us. */
  certificateNote:
    "Only carts marked street-legal are confirmed for public roads. For others, ask us for the certificate first.",
  lengthNote: "Ask us for exact lengths.",
} as const;

/** The carts side by side, over the list. */
export const lineup = {
  formatTitle: (count: number) => `All ${count} carts, drawn to scale`,
  regionLabel: "Carts from the side, by seats",
  scale: "Shortest first. One mark on the ground is one foot.",
} as const;

export const filters = {
  searchLabel: "Search",
  searchHint: "Search carts",
  searchButton: "Search",
  brandLabel: "Brand",
  allBrands: "All brands",
  brands: { denago: "Denago", evolution: "Evolution" },
  seriesLabel: "Series",
  priceLabel: "Price",
  anyPrice: "Any price",
  seatsLabel: "Seats",
  formatSeats: (seats: string) => (seats === "1" ? "1 seat" : `${seats} seats`),
  rangeLabel: "Range on a charge",
  anyRange: "Any range",
  formatRange: (miles: string) => `${miles} miles or more`,
  driveLabel: "Drive",
  drives: { "two-wheel": "Two-wheel drive", "all-wheel": "All-wheel drive" },
  batteryLabel: "Battery",
  batteries: { lithium: "Lithium", "lead-acid": "Lead acid" },
  legalLabel: "Public roads",
  stockLabel: "Availability",
  stock: { in: "In stock now" },
  sortLabel: "Sort by",
  sorts: {
    "": "Best match",
    price: "Price, lowest first",
    "price-high": "Price, highest first",
    range: "Longest range",
    seats: "Most seats",
    name: "Name, A to Z",
  },
  formatCounted: (choice: string, count: number) => `${choice} (${count})`,
  /** Over the filters in use; each is a link that takes it off. */
  chosenLabel: "Filters in use",
  removeLabel: "Remove this filter: ",
  /** What a choice is called there, where its own name does not say enough. */
  chips: {
    search: "Search",
    brand: "Brand",
    series: "Series",
    range: "Range",
    battery: "Battery",
    legal: "Public roads",
  },
  formatChip: (name: string, choice: string) => `${name}: ${choice}`,
  clearLabel: "Clear All Filters",
  sheetLabel: "Filters",
  formatSheetButton: (chosen: number) => (chosen === 0 ? "Filters" : `Filters (${chosen})`),
  closeLabel: "Close filters",
  /** Without script nobody counts before the form is sent. */
  showLabel: "Show carts",
  formatShow: (count: number) =>
    count === 0 ? "No carts match" : count === 1 ? "Show 1 cart" : `Show ${count} carts`,
} as const;

export const results = {
  noMatch: "No vehicles match your current filters.",
  noMatchTitle: "No vehicles found",
  noMatchText: "Try adjusting your search criteria or filters.",
  /** The link that takes the filter off which keeps the most carts out. */
  formatDrop: (choices: readonly string[], count: number) =>
    `Remove “${choices.join(" or ")}” to see ${count === 1 ? "1 cart" : `${count} carts`}`,
  formatCount: (matching: number, total: number) =>
    `Showing ${matching} of ${total} total vehicles`,
  loading: "Loading vehicles...",
  formatError: (message: string) => `Error loading vehicles: ${message}`,
  formatPage: (first: number, last: number, page: number, pageCount: number) =>
    `Vehicles ${first} to ${last}, page ${page} of ${pageCount}`,
  previousLabel: "Previous page",
  nextLabel: "Next page",
} as const;
