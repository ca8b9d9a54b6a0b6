import { serviceFees, storageFees } from "./fees.ts";

export interface ServiceCard {
  /** Also the topic of the contact form when a visitor comes from this card. */
  id: "repair" | "custom" | "warranty" | "storage";
  title: string;
  text: string;
  points: readonly string[];
  /** A price to format, or words where there is no fixed price. */
  price: { fromDollars: number; per: "hour" | "month" } | { words: string };
}

const { from, to } = serviceFees.repairHours;

export const serviceCards: readonly ServiceCard[] = [
  {
    id: "repair",
    title: "Maintenance and repair",
    text: `Batteries, chargers, brakes, tires, steering, lights. We find the fault, tell you the price and start when you say yes. Most repairs are done in ${from} to ${to} hours.`,
    points: [
      "Labor by the hour, parts at the price quoted",
      "A written estimate before work starts",
      "All brands listed on this page",
    ],
    price: { fromDollars: serviceFees.laborPerHourDollars, per: "hour" },
  },
  {
    id: "custom",
    title: "Custom modifications",
    text: "Lift kits, wheels, seats, lights, sound, weather enclosures. Tell us what you have in mind and send a picture of your cart; we send you a quote.",
    points: [
      "Priced by the project, in writing",
      "We tell you if a change affects the manufacturer's warranty",
      "Or when it changes where you may drive",
    ],
    price: { words: "By quote" },
  },
  {
    id: "warranty",
    title: "Warranty work",
    text: "Work that the manufacturer's warranty covers costs you nothing. We check its terms with the manufacturer, order the parts and do the work in our shop. Buying a cart? Ask for the warranty's text first.",
    points: [
      "Bring the serial number and your proof of purchase",
      "We tell you before any work that is not covered",
      "Ask for warranty help by phone or form",
    ],
    price: { words: "Covered by the manufacturer's warranty" },
  },
  {
    id: "storage",
    title: "Storage and season care",
    text: "Leave the cart with us for a month, a winter or a summer. On request we maintain it while it stands and prepare it before you want it back.",
    points: [
      "Indoor or covered outdoor spaces",
      "Winter and summer at a season's price",
      "Monthly maintenance and pre-season preparation as add-ons",
    ],
    price: { fromDollars: storageFees.coveredPerMonthDollars, per: "month" },
  },
];
