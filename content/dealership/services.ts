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
    text: "We install lift kits, wheels, seats, lights, sound systems and weather enclosures.",
    points: [
      "We tell you if a change affects the warranty",
      "We tell you if it changes where you can drive",
    ],
    price: { words: "By quote" },
  },
  {
    id: "warranty",
    title: "Warranty work",
    text: "We check the manufacturer's terms, order the parts and do the work. Buying a cart? Ask for the warranty's text first.",
    points: [
      "Bring serial number and proof of purchase",
      "We tell you first if work isn't covered",
    ],
    price: { dollars: 0, condition: "under warranty" },
  },
  {
    id: "storage",
    title: "Storage and season care",
    text: "Leave your cart for a month, a winter or a summer. We can maintain it and have it ready for the season.",
    points: ["Indoor or covered outdoor spaces", "Season prices; maintenance and prep are extra"],
    get price() {
      return { fromDollars: storageFees.coveredPerMonthDollars, per: "month" } as const;
    },
  },
];
