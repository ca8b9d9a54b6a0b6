import { deliveryFees } from "#content/dealership/delivery.ts";
import { rentalFees } from "#content/dealership/fees.ts";

export const hero = {
  title: "Rent a cart for a day, a week or a month",
  text: "Pick a cart and your dates, see the whole price, and call to reserve. We bring it to your door.",
  callLabel: "Call to reserve",
  /** The plans whose prices stand at the top: those of the 4 seater. */
  planIds: ["daily", "weekly", "monthly"],
  planLabels: { daily: "a day for a 4 seater", weekly: "a week", monthly: "a month" },
} as const;

export const benefitsTitle = "What every plan includes";

/** What a renter can count on with every plan; each point follows from the rental policy. */
export const benefits = [
  {
    title: "Three kinds of cart",
    text: "A four-seater, a six-seater or a utility cart, all electric.",
  },
  {
    title: "A day, a week or a month",
    text: "Four plans. The longer you rent, the less you pay per day. The table shows what you save.",
  },
  {
    title: "Delivered to you",
    get text() {
      return `The first ${rentalFees.freeDeliveryMiles} miles of delivery are included. Beyond that, it's a flat rate per mile, and we tell you the total before you reserve.`;
    },
  },
  {
    title: "Free cancellation",
    get text() {
      return `Cancel up to ${rentalFees.freeCancellationHours} hours before your rental starts and you pay nothing.`;
    },
  },
  {
    title: "Your deposit comes back",
    get text() {
      return `We return it ${rentalFees.depositRefundBusinessDays.from} to ${rentalFees.depositRefundBusinessDays.to} business days after the cart comes back in good order.`;
    },
  },
  {
    title: "A person on the phone",
    text: "You reserve with someone who knows the carts and tells you what's available on your dates.",
  },
] as const;

export const help = {
  title: "Need Help Choosing?",
  text: "Tell us how many people are riding, where and for how long. We'll tell you which cart fits, what it costs with delivery, and whether it's available on your dates.",
  contactLabel: "Send us a message",
} as const;

/** What delivery costs with every plan; the price of a mile comes formatted. */
export function formatDelivery(perMile: string): string {
  return `${rentalFees.freeDeliveryMiles} miles free, then ${perMile}/mile`;
}

export const planTable = {
  title: "Three kinds of cart, four plans",
  caption: "Rental prices by kind of cart and plan",
  kind: "Kind of cart",
  formatDeposit: (deposit: string) => `${deposit} deposit`,
  formatPerDay: (rate: string) => `${rate} a day`,
  formatSaving: (percent: number) => `Save ${percent}%`,
  reserveLabel: "RESERVE TODAY",
  reserveNote: "You reserve by phone. We'll check your dates while you're on the line.",
  /** Under the table; what delivery costs comes worded. */
  formatNote: (delivery: string) =>
    `Keep the cart longer and each extra day costs your plan's price per day, which is shown rounded up. You get your deposit back after the rental. Delivery: ${delivery}.`,
} as const;

/** The terms in short, before and after the link to the policy. */
export const footnote = {
  label: "Rental terms in short",
  get perMileDollars() {
    return deliveryFees.perMileDollars;
  },
  formatTerms: (perMile: string) =>
    `The first ${rentalFees.freeDeliveryMiles} miles of delivery are free, and each mile after that is ${perMile}. Rentals run in ${rentalFees.billingIncrementHours}-hour increments, and all are subject to availability. There is no refund if you bring a cart back early. “Savings” compares the plan's price per day with the daily plan for the same cart. Renters must be at least ${rentalFees.renterAgeMinimumYears} years old and have a valid driver's license and a credit card. The `,
  policyLabel: "rental policy",
  afterPolicy: " has every fee and rule.",
} as const;
