import { business } from "#content/dealership/business.ts";
import { deliveryFees, deliveryTiming, saleDelivery } from "#content/dealership/delivery.ts";
import { serviceFees } from "#content/dealership/fees.ts";
import { toLiveRecord } from "#content/dealership/changed-facts.ts";

const { city } = business.showroom;

export const deliveryHero = {
  title: "What will delivery to you cost?",
  text: "This is for a cart you buy. Choose your town, or type the miles from our showroom.",
} as const;

export const deliveryForm = {
  place: "Where do you want your cart?",
  submit: "Show the price",
  errorTitle: "Please check your form",
  placeProblem: "Choose a place, or type the miles",
} as const;

export const deliveryResult = toLiveRecord(
  () =>
    ({
      formatTitle: (place: string) => `Delivery to ${place}`,
      formatMilesTitle: (miles: string) => `Delivery ${miles} from ${city}`,
      free: "Free",
      about: "About",
      formatFree: (miles: string, freeMiles: number) =>
        `It's ${miles} by road from our showroom, and the first ${freeMiles} are on us.`,
      formatPaid: (miles: string, freeMiles: number, paidMiles: string, perMile: string) =>
        `It's ${miles} by road from our showroom: the first ${freeMiles} are free, and the other ${paidMiles} are ${perMile} each.`,
      toYourDoor: " The final price depends on the road to your door.",
      formatFerry: (dock: string) =>
        `That brings your cart to the ferry at ${dock}. The crossing is extra, and we'll tell you the price before you decide.`,
      carrier:
        "At this distance a carrier's quote may be lower than ours. Call, and we'll compare the two.",
      whatYouPay: "A cart, delivered",
      billCaption: "Our least expensive cart, with delivery",
      cart: "Our carts start at",
      delivery: "Delivery",
      total: "Starting total, before sales tax",
      timing: "How long it takes",
      inStock: `In stock: ${deliveryTiming.inStockBusinessDays.from} to ${deliveryTiming.inStockBusinessDays.to} business days.`,
      inStockFar: "In stock: we'll set a delivery date with you when you order.",
      custom: `Built to order: ${deliveryTiming.customWeeks.from} to ${deliveryTiming.customWeeks.to} weeks.`,
      window: `You get a ${deliveryTiming.windowHours}-hour window, and a call when the driver is on the way.`,
      formatWhiteGlove: (price: string) =>
        `White glove delivery is ${price} more: we set the cart up where you want it and go through the controls with you.`,
      needs: `Someone at least ${deliveryFees.recipientAgeMinimumYears} years old has to be there. We need a path ${deliveryFees.accessWidthFeet} feet wide, with ${deliveryFees.accessClearanceFeet} feet of clearance above it.`,
      service: "If something breaks later",
      formatServiceNear: (labor: string, miles: string) =>
        `The shop is ${miles} away and labor is ${labor} an hour. Bring your cart on a trailer, or ask us what pickup costs. Most repairs take ${serviceFees.repairHours.from} to ${serviceFees.repairHours.to} hours.`,
      before: "You'll find all the details in the ",
      policyLabel: "delivery policy",
      after: ".",
      formatPlaceLabel: (place: string) => `More about ${place}`,
      callLabel: "Call",
      formatReference: (reference: string) => `Your estimate: ${reference}`,
      referenceHint: "Give us this code when you call, and we'll see the same figures.",
      sendLabel: "Send us this estimate",
      referenceProblem: "We can't find an estimate with this code. Check each letter and digit.",
    }) as const,
);

export const deliveryIntro = toLiveRecord(
  () =>
    ({
      title: "How we figure the price",
      points: [
        `The first ${saleDelivery.freeMiles} miles by road from ${city} are free. Every mile after that costs the same, from Maine to Florida.`,
        "We charge for the trip to you, not for the trip back.",
        "A rental has different delivery terms. The rental quote shows them.",
      ],
      rentalLabel: "Price a rental instead",
    }) as const,
);

/** What an inquiry about an estimate says; the figures come formatted. */
export function formatDeliverySubject(estimate: {
  reference: string;
  title: string;
  price: string;
}): string {
  return `Estimate ${estimate.reference}: ${estimate.title}, ${estimate.price}`;
}

/** The links from the pages of services and of the delivery policy. */
export const deliveryLinkLabel = "See what delivery to your town costs";
