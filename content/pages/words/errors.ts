/** The 404 page of any URL that names no page. */
export const pageNotFound = {
  title: "404 Page Not Found",
  lead: "Did you forget to add the page to the router?",
  text: "This address leads nowhere: the page moved, or the address has a typing error. These lead on:",
} as const;

/** The 404 page of a URL that has the form of a place's. */
export const locationNotFound = {
  title: "Location not found",
  text: "We have no page for this place. Choose your state in the menu above, or in the list at the foot of this page.",
} as const;

/** The page of an error of the server; the mail address follows the text. */
export const failure = {
  documentTitle: "Error: this page could not be made",
  title: "Something broke on our side",
  text: "The page could not be made just now. Please try again in a minute, call us, or write to ",
} as const;

/** The page of a moment in which the server has too much to do. */
export const busy = {
  title: "We're a little busy right now",
  texts: [
    "Too many people are opening pages at this moment. Please try again in a few seconds.",
    "If you were sending us a message, go back: what you typed should still be in the form.",
  ],
} as const;

/** The links of both 404 pages. */
export const onwardLinks = [
  { href: "/inventory", label: "See the inventory" },
  { href: "/which-cart", label: "Find the cart that fits you" },
  { href: "/rentals", label: "See rental prices" },
  { href: "/contact", label: "Contact us" },
  { href: "/", label: "Go to the home page" },
] as const;
