import { financing } from "#content/dealership/financing.ts";
import { serviceFees } from "#content/dealership/fees.ts";

export interface WhyChoosePoint {
  id: "quality" | "service" | "financing" | "electric";
  /** As the specification names it, where there is a line for all four. */
  title: string;
  /** What it comes down to, in large letters. */
  fact: string;
  /** The same in a few words, where there is a line for all four. */
  short: string;
  /** What the fact does not say yet. */
  text: string;
  /** Where it can be seen. */
  href: string;
}

export const whyChooseTitle = "Why choose us";
/** The same as a heading of the home page: what it promises. */
export const whyChoosePromise = "Straight answers before you call";

/** The four points of the home page, in its order; model pages show them in short. */
export const whyChoose: readonly WhyChoosePoint[] = [
  {
    id: "quality",
    title: "Premium Quality",
    fact: "Two brands, every price listed",
    short: "Two brands, and the price of every cart on its page.",
    text: "The specs are right beside the price.",
    href: "/inventory",
  },
  {
    id: "service",
    title: "Expert Service",
    get fact() {
      const { from, to } = serviceFees.repairHours;
      return `Most repairs in ${from} to ${to} hours`;
    },
    get short() {
      const { from, to } = serviceFees.repairHours;
      return `Most repairs in our own shop take ${from} to ${to} hours.`;
    },
    text: "We work on other brands, too.",
    href: "/services",
  },
  {
    id: "financing",
    title: "0% APR Financing",
    fact: "See your payment before you apply",
    short: financing.zeroText,
    text: financing.zeroText,
    href: "/financing",
  },
  {
    id: "electric",
    title: "Eco-Friendly",
    fact: "No exhaust, no engine noise",
    short: "No exhaust and no engine noise.",
    text: "See what driving electric could save you.",
    href: "/eco-impact",
  },
];
