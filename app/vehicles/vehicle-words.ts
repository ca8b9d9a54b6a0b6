// Imports nothing, because parts of it also run in the browser.

/** Said beside a rendered picture of a cart. */
export const pictureNote = "Illustration; your cart may differ.";

/** Said under pictures of a cart, by what they are; a photograph needs no words. */
export const pictureNotes = {
  rendered: pictureNote,
  "some rendered": "Some pictures are illustrations; your cart may differ.",
  photographs: null,
} as const;

/** Said beside the price of a cart where a list has no room for its badge. */
export const outOfStockText = "out of stock";

export const vehicleWords = {
  inStock: "In stock",
  call: "Call",
  figures: {
    seats: "Seats",
    range: "Driving range",
    topSpeed: "Top speed",
    drive: "Drive system",
    battery: "Battery",
  },
  /** Before the names of what the maker's record does not have. */
  questionsLabel: "Ask us about",
  factsTitle: "Good to know",
  featuresTitle: "Features",
  specificationsTitle: "Specifications",
  /** Under the pictures from other sides. */
  views: { side: "Side", rear: "Rear" },
  paymentLabel: "Estimate the payment",
  financingLabel: "Apply for financing",
  manufacturerLabel: "Manufacturer's details",
} as const;

/** Shown for the URL of a vehicle that the catalogue does not have. */
export const vehicleNotFound = {
  title: "Vehicle Not Found",
  text: "The vehicle you're looking for doesn't exist or has been removed.",
} as const;

/** Shown for a vehicle while the inventory cannot be read: whether there is one is not known. */
export const vehicleUnavailable = {
  title: "We can't show this cart right now",
  text: "Our inventory isn't available at the moment. Please try again in a minute, or call us and we'll tell you all about it.",
  callLabel: "Call",
} as const;

export const loadingText = "Loading vehicle...";
