// Imports nothing, because parts of it also run in the browser.

/** What a cart costs at the place a visitor chose; dollars come in as they are printed. */
export const deliveredPrice = {
  /** The place of a price: "Cape May, NJ". */
  formatPlace: (name: string, stateAbbreviation: string) => `${name}, ${stateAbbreviation}`,
  formatLabel: (place: string) => `Delivered to ${place}`,
  formatFerryLabel: (dock: string) => `Delivered to the ferry at ${dock}`,
  formatAbout: (dollars: string) => `about ${dollars}`,
  formatFreeTotal: (dollars: string) => `${dollars}, delivery free`,
  formatParts: (place: string, dollars: string, miles: number) =>
    `Delivery to ${place} is about ${dollars}: it's about ${miles.toLocaleString("en-US")} miles by road. The road we drive to your door sets the final price.`,
  formatFreeParts: (place: string) => `Delivery to ${place} is free.`,
  formatFerryParts: (dock: string, dollars: string, miles: number, place: string) =>
    `Delivery to the ferry at ${dock} is about ${dollars}: it's about ${miles.toLocaleString("en-US")} miles by road. The ferry to ${place} is extra; ask us what it costs.`,
  farNote: "This far away, a carrier may cost less. Call us and we'll get a quote.",
  chooseLabel: "See the price delivered to you",
  changeLabel: "Change place",
  withoutLabel: "Show prices without delivery",
} as const;

/** The line above a list of prices that says where they are delivered. */
export const deliveryLine = {
  formatShown: (place: string) => `Delivered prices are for ${place}.`,
  chooseLabel: "See prices delivered to you",
  formatRemembered: (place: string) => `See prices delivered to ${place}`,
  otherLabel: "Choose another place",
  withoutLabel: "Leave delivery out",
} as const;

/** The page where the place is chosen. */
export const deliverToPage = {
  title: "What does a cart cost delivered to you?",
  text: "Choose your town, and every cart will show its price with and without delivery.",
  label: "Your town",
  emptyOption: "Choose a place",
  button: "Show delivered prices",
  formatTerms: (freeMiles: number, dollarsPerMile: number, showroomCity: string) =>
    `Delivery of a cart you buy is free within ${freeMiles} miles of our ${showroomCity} showroom. Beyond that it's $${dollarsPerMile} a mile.`,
  missing: "Don't see your town? Call us with your address and we'll give you the price.",
  memory: "We don't store your choice. Your browser may remember it for your next visit.",
  backLabel: "Go back without choosing",
} as const;
