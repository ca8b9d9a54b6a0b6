import { business } from "#content/dealership/business.ts";
import { serviceFees } from "#content/dealership/fees.ts";

// The services themselves, with their prices, are in content/dealership/services.ts.

export const hero = {
  title: "Service that gets you rolling again",
  get text() {
    return `Bring your cart to our shop in ${business.showroom.city}, or ask us about pickup. You'll know the price before we start.`;
  },
  /** The price of an hour comes formatted. */
  formatFigures: (laborPerHour: string) => [
    { figure: laborPerHour, label: "an hour of labor" },
    {
      figure: `${serviceFees.repairHours.from} to ${serviceFees.repairHours.to} hours`,
      label: "for most repairs",
    },
  ],
  requestLabel: "Request service",
} as const;

export const servicesTitle = "What we do in the shop";

/** The link under a service. */
export function formatAskLabel(service: string): string {
  return `Ask about ${service.toLowerCase()}`;
}

/** The end of the page. */
export const close = {
  title: "Cart acting up?",
  text: "Tell us the brand, the model and what it's doing, and we'll tell you what comes next.",
  requestLabel: hero.requestLabel,
} as const;

export const visitTitle = "How it works";

/** How a visit to the shop goes, in order. */
export const visitSteps = [
  {
    title: "Tell us what's wrong",
    text: "Call or write with the brand, the model and what it's doing.",
  },
  {
    title: "Bring it, or have it picked up",
    text: "Bring it in during shop hours, or ask us what pickup from your address costs.",
  },
  {
    title: "Approve the estimate",
    text: "We look over the cart and give you an estimate. We don't start until you say yes.",
  },
  {
    title: "Pick it up",
    get text() {
      return `We call you when it's ready. After ${serviceFees.abandonedAfterDays} days, a cart left with us may count as abandoned under New Jersey law.`;
    },
  },
] as const;

export const shop = {
  title: "Bring it to the shop",
  brandsTitle: "Brands we service",
  askLabel: "Ask about your brand",
  moreTitle: "Parts, storage and delivery",
  partsLabel: "Order a part",
} as const;
