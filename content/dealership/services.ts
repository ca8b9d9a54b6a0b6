import { serviceFees, storageFees } from "./fees.ts";

export interface ServiceCard {
  /** Also the topic of the contact form when a visitor comes from this card. */
  id: "repair" | "custom" | "warranty" | "storage";
  title: string;
  text: string;
  points: readonly string[];
  /** A price to format, what it costs on a condition, or words where there is no fixed price. */
  price:
    | { fromDollars: number; per: "hour" | "month" }
    | { dollars: number; condition: string }
    | { words: string };
}

export const serviceCards: readonly ServiceCard[] = [
  {
    id: "repair",
    title: "Maintenance and repair",
    text: "We work on batteries, chargers, brakes, tires, steering and lights.",
    points: [
      "Labor by the hour, parts at the quoted price",
      "A written estimate before work starts",
    ],
    get price() {
      return { fromDollars: serviceFees.laborPerHourDollars, per: "hour" } as const;
    },
  },
  {
    id: "custom",
    title: "Custom modifications",
    text: "We install lift kits, wheels, seats, lights, sound systems and weather enclosures. Tell us what you have in mind and we'll send you a quote.",
    points: [
      "We tell you if a change affects the warranty",
      "We tell you if it changes where you can drive",
    ],
    price: { words: "By quote" },
  },
  {
    id: "warranty",
    title: "Warranty work",
    text: "Work that the manufacturer's warranty covers costs you nothing. We check its terms, order the parts and do the work. Buying a cart? Ask for the warranty's text first.",
    points: [
      "Bring the serial number and your proof of purchase",
      "We tell you before we do any work that isn't covered",
    ],
    price: { dollars: 0, condition: "under warranty" },
  },
  {
    id: "storage",
    title: "Storage and season care",
    text: "Leave your cart with us for a month, a winter or a summer. If you like, we'll maintain it while it's here and have it ready for the season.",
    points: ["Indoor or covered outdoor spaces", "Season prices; maintenance and prep are extra"],
    get price() {
      return { fromDollars: storageFees.coveredPerMonthDollars, per: "month" } as const;
    },
  },
];
