import { financing } from "#content/dealership/financing.ts";
import { serviceFees } from "#content/dealership/fees.ts";

export interface WhyChoosePoint {
  id: "quality" | "service" | "financing" | "electric";
  title: string;
  /** The same in a few words, where there is a line for all four. */
  short: string;
  text: string;
}

export const whyChooseTitle = "Why choose us";

/** The four points of the home page, in its order; state and model pages show them too. */
export const whyChoose: readonly WhyChoosePoint[] = [
  {
    id: "quality",
    title: "Premium Quality",
    short: "Two brands, and the price of every cart on its page.",
    text: "We sell two brands and know every model. Each cart's page has its price and specs, so you have both before you call.",
  },
  {
    id: "service",
    title: "Expert Service",
    get short() {
      const { from, to } = serviceFees.repairHours;
      return `Most repairs in our own shop take ${from} to ${to} hours.`;
    },
    get text() {
      const { from, to } = serviceFees.repairHours;
      return `We fix what we sell, and other brands too. Most repairs take ${from} to ${to} hours. We also do manufacturers' warranty work.`;
    },
  },
  {
    id: "financing",
    title: "0% APR Financing",
    short: financing.zeroText,
    text: `${financing.zeroText} Estimate your payment here first. You apply later, on the lender's site.`,
  },
  {
    id: "electric",
    title: "Eco-Friendly",
    short: "No exhaust and no engine noise.",
    text: "No exhaust and no engine noise. Our calculator shows what a cart could save in your state.",
  },
];
