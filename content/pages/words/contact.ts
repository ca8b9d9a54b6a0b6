import { business } from "#content/dealership/business.ts";
import { actionLabels } from "./actions.ts";

const { answerWithinHours, typicalHours } = business.replyTimes;

export const contactHero = {
  title: "Talk to a person",
  text: `Call us during business hours, or send a message anytime. We answer within ${answerWithinHours} hours.`,
  callLabel: "Call",
  mailLabel: "Email us",
} as const;

export const contactFormTitle = "Send an inquiry";

export const contactDetails = {
  title: "Reach us",
  phoneNote: "showroom",
  tollFreeNote: "toll-free",
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
  /** True for everybody who opens the page; the two phone numbers are below it. */
  text: "If you just sent an inquiry, we have it. If it can't wait, give us a call.",
  callLabel: "Call",
  tollFreeLabel: "Toll-free",
} as const;

export const nextSteps = {
  title: "What happens next",
  /** From the showroom's hours of now, such as "Opens Monday 9 AM". */
  formatClock: (hoursNow: string) =>
    `Our showroom: ${hoursNow.charAt(0).toLowerCase()}${hoursNow.slice(1)}.`,
  steps: [
    {
      when: "Right away",
      title: "It reaches us",
      text: "An inquiry is saved as soon as you send it, and goes to the people who know the answer: sales, rentals, service, parts or storage.",
    },
    {
      when: `Within ${answerWithinHours} hours`,
      title: "A person answers",
      text: `Allow up to ${answerWithinHours} hours. During business hours it typically takes ${typicalHours.from}-${typicalHours.to} hours.`,
    },
    {
      when: "When you're ready",
      title: "You decide",
      text: "You get prices, dates and options in writing. Nothing is bought or booked until you say so.",
    },
  ],
} as const;

export const answeringOffices = {
  title: "Who answers you",
  offices: [
    {
      title: `${business.showroom.city}, ${business.showroom.state}`,
      text: "Showroom, service shop and storage. Visitors are welcome during business hours.",
      regionIds: ["northern", "mid-atlantic"],
    },
    {
      title: "Southern coast, by phone and online",
      text: "Sales, rentals and delivery for the southern states, arranged by phone.",
      regionIds: ["southern"],
    },
  ],
} as const;

export const thankYouLinks = [
  { href: "/inventory", label: actionLabels.inventory },
  { href: "/rentals", label: "See rentals" },
  { href: "/services", label: "See services" },
  { href: "/", label: "Go to the home page" },
] as const;

/** What an inquiry is about that came from a comparison. */
export const formatComparedCarts = (names: string) => `Comparing carts: ${names}`;

/** Added to what an inquiry is about where the visitor chose a place. */
export const formatDeliveredTo = (place: string) => `, delivered to ${place}`;
