import type { StreetLegalStatus } from "#domain/catalogue/street-legal.ts";

export interface StreetLegalText {
  /** Beside the label "Street-legal": in a table, a filter or a comparison. */
  value: string;
  /** On its own, as on a card. */
  line: string;
  /** What it means for somebody who wants to buy the cart. */
  explanation: string;
}

export const streetLegalTexts: Readonly<Record<StreetLegalStatus, StreetLegalText>> = {
  unconfirmed: {
    value: "Ask us for this cart's certificate",
    line: "Street-legal: ask us for this cart's certificate",
    explanation:
      "We haven't confirmed yet which of the two this cart is. If you want to drive it on public roads, ask us for its certificate before you buy.",
  },
  lsv: {
    value: "LSV with a VIN",
    line: "Street-legal: LSV with a VIN",
    explanation:
      "This cart is an LSV with a VIN. You can register it in states that allow LSVs on their roads.",
  },
  "golf-cart": {
    value: "Golf cart, governed below 20 mph",
    line: "Golf cart, governed below 20 mph",
    explanation:
      "This cart is governed below 20 mph, so it is a golf cart. Drive it only where your state or town allows golf carts.",
  },
  "off-road": {
    value: "Not for public roads",
    line: "Not for public roads",
    explanation: "This cart is for private property only. It may not be driven on public roads.",
  },
  "street-legal": {
    value: "Street-legal",
    line: "Street-legal",
    explanation:
      "This cart is listed as street-legal. Ask us for its certificate and VIN before you register it.",
  },
};
