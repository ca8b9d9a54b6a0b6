import { business } from "#content/dealership/business.ts";
import { serviceFees } from "#content/dealership/fees.ts";

// The services themselves, with their prices, are in content/dealership/services.ts.

const { from, to } = serviceFees.repairHours;

export const hero = {
  title: "Service that gets you rolling again",
  text: `Bring your cart to the shop or ask us to pick it up. Most repairs take ${from} to ${to} hours, and you hear the price before we start.`,
  requestLabel: "Request service",
} as const;

/** The two figures beside the title; the price comes formatted. */
export function listHeroFigures(laborPerHour: string) {
  return [
    { figure: `${laborPerHour}/hour`, label: "labor starts at" },
    { figure: `${from}-${to} hours`, label: "for most repairs" },
  ];
}

export const servicesTitle = "What we do in the shop";

/** The link under a service. */
export function formatAskLabel(service: string): string {
  return `Ask about ${service.toLowerCase()}`;
}

export const visitTitle = "How a visit goes";

/** How a visit to the shop goes, in order. */
export const visitSteps = [
  {
    title: "Tell us what is wrong",
    text: "Call or write: brand, model, what it does and since when.",
  },
  {
    title: "Bring it, or have it picked up",
    text: "Drive it in during shop hours, or ask what pickup costs from your address.",
  },
  {
    title: "Say yes to the price",
    text: "We look at the cart and give you an estimate. Nothing starts before you agree.",
  },
  {
    title: "Collect it",
    text: `We call when it is ready. Please collect it soon: after ${serviceFees.abandonedAfterDays} days a vehicle nobody collects may count as abandoned, depending on state law.`,
  },
] as const;

export const shop = {
  title: "Bring it in",
  text: `The shop is at our showroom in ${business.showroom.city}, ${business.showroom.state}.`,
  brandsTitle: "Brands we service",
  askLabel: "Ask about your brand",
  partsLabel: "Order a part",
} as const;
