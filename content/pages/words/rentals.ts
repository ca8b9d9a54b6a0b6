import { deliveryFees } from "#content/dealership/delivery.ts";
import { rentalFees } from "#content/dealership/fees.ts";

export const hero = {
  title: "Rent a cart for a day, a week or a month",
  text: "Pick a cart and your dates, see the whole price, and call to reserve. We bring it to your door.",
  callLabel: "Call",
  /** The plans whose prices stand at the top: those of the 4 seater. */
  planIds: ["daily", "weekly", "monthly"],
  planLabels: { daily: "a day for a 4 seater", weekly: "a week", monthly: "a month" },
} as const;

export const benefitsTitle = "Why rent from us";

/** What a renter can count on with every plan; each point follows from the rental policy. */
export const benefits = [
  {
    title: "Delivered to you",
    text: "We bring the cart to your door and pick it up again. You know the total before you reserve.",
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
  {
    title: "No gas to buy",
    text: "Every cart we rent is electric: no trips to the pump and no engine noise.",
  },
  {
    title: "Try one before you buy",
    text: "Not sure a cart fits your life? Rent one for a week and find out.",
  },
] as const;

export const help = {
  title: "Need help choosing?",
  text: "Tell us how many people are riding, where and for how long. We'll tell you which cart fits, what it costs with delivery, and whether it's available on your dates.",
  contactLabel: "Send a message",
} as const;

export const planTable = {
  title: "Three kinds of cart, four plans",
  /** How to read the table. */
  text: "Each price is for the whole plan. The price per day is rounded up, and what you save is against the daily plan for the same cart.",
  caption: "Rental prices by kind of cart and plan",
  kind: "Kind of cart",
  /** The plan for the usual stay in a shore house: its column stands out. */
  usualPlanId: "weekly",
  formatDeposit: (deposit: string) => `${deposit} deposit`,
  formatPerDay: (rate: string) => `${rate} a day`,
  formatSaving: (percent: number) => `Save ${percent}%`,
  reserveLabel: "Reserve today",
  reserveNote: "You reserve by phone. We'll check your dates while you're on the line.",
} as const;

/** The terms in short; prices come formatted. */
export const footnote = {
  label: "Rental terms in short",
  get perMileDollars() {
    return deliveryFees.perMileDollars;
  },
  listTerms: (perMile: string, deposits: { from: string; to: string }) => [
    {
      title: "Delivery",
      text: `The first ${rentalFees.freeDeliveryMiles} miles are free. Each mile after that is ${perMile}.`,
    },
    {
      title: "Deposit",
      text: `${deposits.from} to ${deposits.to}, depending on the cart.`,
    },
    {
      title: "Renewal",
      text: `Rentals run in ${rentalFees.billingIncrementHours}-hour increments. Extra days cost your plan's price per day. There is no refund if you bring a cart back early.`,
    },
    {
      title: "Age",
      text: `Renters must be at least ${rentalFees.renterAgeMinimumYears} years old and have a valid driver's license and a credit card.`,
    },
  ],
  beforePolicy: "All rentals are subject to availability. The ",
  policyLabel: "rental policy",
  afterPolicy: " has every fee and rule.",
} as const;
