import { business } from "#content/dealership/business.ts";

// The sentences about distances, delivery and light are in app/places/place/place-sentences.ts.

export const placePage = {
  formatTitle: (place: string) => `Golf carts in ${place}`,
  formatNoteTitle: (place: string, state: string) => `${place}, ${state}`,
  formatFiguresTitle: (place: string) => `${place} in figures`,
  formatShoreTitle: (place: string) => `${place} on its shore`,
  formatRoadRulesLabel: (state: string) => `Where may you drive a cart in ${state}?`,
  formatServicesTitle: (place: string) => `What we do for ${place}`,
  formatOthersTitle: (state: string) => `Other places in ${state}`,
  formatAllPlacesLabel: (count: number, state: string) => `See all ${count} ${state} places`,
} as const;

/** The hint to a place of the same name in another state: before the link, the link, after it. */
export const namesake = {
  before: "Looking for ",
  formatLabel: (place: string, state: string) => `${place} in ${state}`,
  after: "? It has a page of its own.",
} as const;

/** The titles of the cards with a figure and a drawing. */
export const factTitles = {
  delivery: "Delivery",
  distance: "From our showroom",
  facing: "The shore",
  sun: "Sunset",
  nearestPlace: "Nearest place",
  nearestCoast: "Nearest coastal place",
  range: "A cart for the distances",
} as const;

/** The buttons at the top of the page of a place or a town. */
export const actions = { inventoryLabel: "View Inventory", quoteLabel: "Get Quote" } as const;

/** The end of the page of a place or a town. */
export const closing = {
  formatTitle: (place: string) => `A cart for ${place}`,
  text: `Call, or send a line with your street: we answer within ${business.replyTimes.answerWithinHours} hours.`,
  quoteLabel: "Get Free Quote",
} as const;

/** What an inquiry that begins on the page of a place or a town is about. */
export function formatInquirySubject(place: string, stateAbbreviation: string): string {
  return `Golf carts in ${place}, ${stateAbbreviation}`;
}

/** Under a map: the buttons to directions and search, and the street map that opens. */
export const streetMapWords = {
  directionsLabel: "Get Directions",
  searchLabel: "Search the map",
  openLabel: "Street map ",
  formatProvider: (provider: string) => `(loads ${provider})`,
  formatTitle: (place: string) => `Street map of ${place}`,
} as const;

/** What the maps show, in words. */
export const mapTables = {
  label: "This map as a table",
  coast: { caption: "The states of this coast from north to south", columns: ["State", "Places"] },
  state: {
    formatCaption: (state: string) => `Places on the ${state} shore`,
    columns: ["Place", "From the showroom, straight line", "Number on the map"],
  },
  place: {
    formatCaption: (place: string) => `Places near ${place}`,
    columns: ["Place", "Straight line", "Direction"],
  },
} as const;
