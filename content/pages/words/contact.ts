import { business } from "#content/dealership/business.ts";
import { actionLabels } from "./actions.ts";

const { answerWithinHours, typicalHours } = business.replyTimes;

export const contactHero = {
  title: "Talk to a person",
  text: `We answer messages within ${answerWithinHours} hours.`,
  callLabel: "Call",
  mailLabel: "Email us",
} as const;

export const contactFormTitle = "Send an inquiry";

export const contactDetails = {
  tollFree: "Toll-free",
  email: "Email",
  showroom: "Showroom",
} as const;

export const serviceArea = {
  title: "Where we work",
  text: `${business.areaServed}. Choose your state to see its places and what delivery costs.`,
  formatPlaceCount: (count: number) => `${count} places`,
  mapTitle: "Street map of the East Coast",
  mapSearchLabel: "Find the showroom",
} as const;

/** Put before the page's title when the form was posted and something is wrong. */
export const errorTitlePrefix = "Error: ";

export const thankYouHero = {
  title: "Thank you",
  /** True for everybody who opens the page. */
  confirmation: "If you just sent an inquiry, we have it.",
  text: "Can't wait? Call us.",
  callLabel: "Call",
  tollFreeLabel: "Toll-free",
} as const;

export const answerTime = {
  figure: `${typicalHours.from} to ${typicalHours.to} business hours`,
  /** Under the figure. */
  note: `is our usual answer time; ${answerWithinHours}\u00A0hours at most.`,
} as const;

export const nextSteps = {
  title: "What happens next",
  steps: [
    {
      title: "It reaches the right people",
      text: "Sales, rentals, service, parts or storage.",
    },
    {
      title: "A person answers",
      text: "You get prices, dates and options in writing.",
    },
    {
      title: "You decide",
      text: "Nothing is bought or booked until you say so.",
    },
  ],
} as const;

export const answeringOffices = {
  title: "Who answers you",
  offices: [
    {
      title: `${business.showroom.city}, ${business.showroom.state}`,
      text: "Showroom, service shop and storage, for Maine to Virginia. Visitors are welcome during business hours.",
    },
    {
      title: "Southern coast, by phone and online",
      text: "Sales, rentals and delivery from North Carolina to Florida, arranged by phone.",
    },
  ],
} as const;

export const whileYouWait = {
  title: "While you wait",
  home: { href: "/", label: "Home page" },
  /** `department` is whose scene is beside it. */
  links: [
    {
      href: "/inventory",
      label: actionLabels.inventory,
      text: "Every cart with its price and full specs",
      department: "buy",
    },
    {
      href: "/rentals",
      label: "See rentals",
      text: "Plans by the day, week or month",
      department: "rent",
    },
    {
      href: "/services",
      label: "See services",
      text: "Repairs, maintenance, custom work and storage",
      department: "service",
    },
  ],
} as const;

/** What an inquiry is about that came from a comparison. */
export const formatComparedCarts = (names: string) => `Comparing carts: ${names}`;

/** Added to what an inquiry is about where the visitor chose a place. */
export const formatDeliveredTo = (place: string) => `, delivered to ${place}`;
