import { business } from "#content/dealership/business.ts";
import { serviceFees } from "#content/dealership/fees.ts";

export interface WhyChoosePoint {
  id: "quality" | "service" | "financing" | "electric";
  title: string;
  text: string;
}

const { zeroFinancing, zeroFinancingCondition } = business.claims;
const { from, to } = serviceFees.repairHours;

export const whyChooseTitle = "Why choose us";

/** The four points of the home page, in its order; state and model pages show them too. */
export const whyChoose: readonly WhyChoosePoint[] = [
  {
    id: "quality",
    title: "Premium Quality",
    text: "Two brands, chosen so that we can know every model well. Specifications and price stand on each cart's page, before you call.",
  },
  {
    id: "service",
    title: "Expert Service",
    text: `Our own shop services what we sell and other brands too. Most repairs take ${from} to ${to} hours, and we do the manufacturers' warranty work.`,
  },
  {
    id: "financing",
    title: "0% APR Financing",
    text: `${zeroFinancing}, ${zeroFinancingCondition}. Estimate your payment first; applying is a separate step, on the lender's site.`,
  },
  {
    id: "electric",
    title: "Eco-Friendly",
    text: "No tailpipe and no engine noise. Our calculator works out what an electric cart saves in your state, and shows its sources.",
  },
];
