import { actionLabels } from "./actions.ts";

/** The 404 page of any URL that names no page; the former site's two texts are its small print. */
export const pageNotFound = {
  title: "404 Page Not Found",
  /** Opens the small print. */
  detailsLabel: "Error details",
  lead: "Did you forget to add the page to the router?",
  heading: "Page not found. Let's\u00A0find\u00A0your\u00A0cart.",
  text: "It may have moved, or there's a typo in the link.",
} as const;

/** The 404 page of a URL that has the form of a place's. */
export const locationNotFound = {
  title: "Location not found",
  text: "We don't have a page for this place. Choose your state below, or call us: we deliver from Maine to Florida.",
} as const;

/** The page of an error of the server; the mail address follows the text. */
export const failure = {
  documentTitle: "Error: this page could not be loaded",
  title: "Something went wrong on our end",
  text: "We couldn't load this page. Please try again in a minute, call us, or write to ",
  /** Where no page can be rendered at all; phone and mail address follow. */
  plainText: "We couldn't load this page. Please try again in a minute.",
} as const;

/** The page of a moment in which the server has too much to do. */
export const busy = {
  title: "We're a little busy right now",
  texts: [
    "A lot of people are on our site at the moment. Please try again in a few seconds.",
    "If you were sending us a message, go back: what you typed should still be in the form.",
  ],
} as const;

/** Under each page that is put together without a rendering. */
export const plainPage = {
  callLabel: "Call",
  beforeMail: "Or write to",
  inventoryLabel: actionLabels.inventory,
  homeLabel: "Go to the home page",
} as const;

/** What both 404 pages lead on to. */
export const wayOn = {
  searchLabel: "Search our carts",
  formatExample: (model: string) => `For example, ${model}`,
  searchButton: "Search",
  callLabel: "Call",
  waysTitle: "Where to start",
  /** `department` is whose scene is beside it. */
  ways: [
    { href: "/inventory", department: "buy", title: "Buy", text: "Every cart, with its price" },
    { href: "/rentals", department: "rent", title: "Rent", text: "Day, week or month" },
    {
      href: "/services",
      department: "service",
      title: "Service",
      text: "Repairs, storage, parts",
    },
  ],
  popularTitle: "What people look for",
  popular: [
    { href: "/which-cart", label: "The cart that fits you" },
    { href: "/delivery-estimate", label: "What delivery costs" },
    { href: "/financing", label: "Monthly payments" },
    { href: "/showroom", label: "Showroom and hours" },
    { href: "/storage-estimate", label: "Winter storage" },
    { href: "/policies/return-policy", label: "Returns" },
    { href: "/policies/rental-policy", label: "Rental rules" },
    { href: "/contact", label: "A person to talk to" },
  ],
  placesTitle: "Your state",
  nearbyTitle: "Places near our showroom",
} as const;
