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
  /** What the points are for, after them. */
  rated: string;
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
    "We wrote these notes ourselves. Each desk scored how easy its part of owning a cart is. They are not customer reviews.",
  notes: [
    {
      author: `${business.name}, sales desk`,
      headline: "Try it the way you'll use it",
      reviewBody:
        "On a test drive, do what you'll do every week. Fill the seats, back it up, park it and drive it up a curb ramp. Ten minutes of that will tell you more than a spec sheet.",
      reviewRating: 5,
      rated: "for the test drive",
      datePublished: "2026-11-20",
    },
    {
      author: `${business.name}, service desk`,
      headline: "Have it checked once a year",
      reviewBody:
        "An electric cart has no engine oil and no spark plugs to change. Have the tires, brakes, cables and battery checked once a year, and keep the battery charged over the winter so the cart is ready in the spring.",
      reviewRating: 5,
      rated: "for upkeep",
      datePublished: "2026-11-20",
    },
    {
      author: `${business.name}, rental desk`,
      headline: "Plan where you'll charge it",
      reviewBody:
        "Charging takes hours, so we took off one point. You'll need an outlet where you park the cart. Once you have that, plan on charging it overnight.",
      reviewRating: 4,
      rated: "for charging",
      datePublished: "2026-11-20",
    },
  ],
} as const satisfies { rating: OwnRating; explanation: string; notes: readonly DeskNote[] };

/** What pages and structured data show; null while ratings are turned off. */
export const ratings: typeof own | null = ratingsShown ? own : null;
