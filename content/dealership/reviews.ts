import { business } from "./business.ts";

export interface OwnRating {
  /** Says whose rating it is, wherever it is shown. */
  label: string;
  value: number;
  best: number;
}

/** A note of one of our desks. Customers' reviews are never written by us (16 CFR 465). */
export interface DeskNote {
  author: string;
  headline: string;
  reviewBody: string;
  reviewRating: number;
  /** The day it was written, as YYYY-MM-DD. */
  datePublished: string;
}

/**
 * The one setting for ratings: false takes the rating, the desk notes and their structured
 * data off every page.
 */
const ratingsShown: boolean = true;

const own = {
  rating: { label: "Our rating", value: 5, best: 5 },
  explanation:
    "The rating and these notes are our own: our sales, service and rental desks wrote them. They are not customer reviews.",
  notes: [
    {
      author: `${business.name}, sales desk`,
      headline: "Try it on your own errand",
      reviewBody:
        "On a test drive, do what you will do every week: sit everybody in it, reverse it, park it, climb a curb cut. Ten minutes of that tell more than a table of figures.",
      reviewRating: 5,
      datePublished: "2026-11-20",
    },
    {
      author: `${business.name}, service desk`,
      headline: "Little to service, but do it",
      reviewBody:
        "An electric cart has no oil, plugs or belts. Tires, brakes, cables and the battery still want a look once a year, and a cart kept charged through the winter starts the spring without us.",
      reviewRating: 5,
      datePublished: "2026-11-20",
    },
    {
      author: `${business.name}, rental desk`,
      headline: "Plan where it charges",
      reviewBody:
        "One point off for the charger: it takes hours, so you need an outlet where the cart sleeps. With that settled, a day of beach trips on one charge is no trouble.",
      reviewRating: 4,
      datePublished: "2026-11-20",
    },
  ],
} as const satisfies { rating: OwnRating; explanation: string; notes: readonly DeskNote[] };

/** What pages and structured data show; null while ratings are turned off. */
export const ratings: typeof own | null = ratingsShown ? own : null;
