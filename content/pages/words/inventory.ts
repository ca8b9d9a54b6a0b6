// Imports nothing, because parts of it also run in the browser.

export const inventory = {
  title: "Carts for sale",
  text: "Every cart we sell, with its price. Choose one to see its seats, range and full specifications.",
  whichCartLabel: "Not sure? Answer five questions",
  /** By what the pictures of the cards are. */
  pictureNotes: {
    rendered: "Pictures are illustrations; your cart may differ.",
    "some rendered": "Some pictures are illustrations; your cart may differ.",
    photographs: null,
  },
} as const;

export const filters = {
  searchLabel: "Search",
  searchButton: "Search",
  brandLabel: "Brand",
  allBrands: "All brands",
  brands: { denago: "Denago", evolution: "Evolution" },
  seriesLabel: "Series",
  allSeries: "All series",
  priceLabel: "Price",
  anyPrice: "Any price",
  formatEmpty: (choice: string) => `${choice} (0)`,
  clearLabel: "Clear All Filters",
} as const;

export const results = {
  noMatch: "No vehicles match your current filters.",
  noMatchTitle: "No vehicles found",
  noMatchText: "Try adjusting your search criteria or filters.",
  formatCount: (matching: number, total: number) =>
    `Showing ${matching} of ${total} total vehicles`,
  loading: "Loading vehicles...",
  formatError: (message: string) => `Error loading vehicles: ${message}`,
  formatPage: (first: number, last: number, page: number, pageCount: number) =>
    `Vehicles ${first} to ${last}, page ${page} of ${pageCount}`,
  previousLabel: "Previous page",
  nextLabel: "Next page",
} as const;
