import type { StreetLegalStatus } from "#domain/catalogue/street-legal.ts";

export interface StreetLegalText {
  /** Beside the label "Street-legal": in a table, a filter or a comparison. */
  value: string;
  /** On its own, as in a feed. */
  line: string;
  /** On a card among others: a line of its own. */
  card: string;
}

/** Speeds that 49 CFR 571.3 tells a low-speed vehicle by, as content/places/road-rules.ts cites it. */
export const federalSpeeds = { golfCartBelowMph: 20, lowSpeedVehicleMaxMph: 25 } as const;

/** What a row, a filter or a column of the status is called. */
export const streetLegalLabel = "Street-legal";

export const streetLegalTexts: Readonly<Record<StreetLegalStatus, StreetLegalText>> = {
  unconfirmed: {
    value: "Ask us for this cart's certificate",
    line: "Street-legal: ask us for this cart's certificate",
    card: "Street-legal: ask us",
  },
  lsv: { value: "LSV with a VIN", line: "Street-legal: LSV with a VIN", card: "Street-legal" },
  "golf-cart": {
    value: `Golf cart, governed below ${federalSpeeds.golfCartBelowMph} mph`,
    line: `Golf cart, governed below ${federalSpeeds.golfCartBelowMph} mph`,
    card: `Governed below ${federalSpeeds.golfCartBelowMph} mph`,
  },
  "off-road": {
    value: "Not for public roads",
    line: "Not for public roads",
    card: "Off-road only",
  },
  "street-legal": { value: "Street-legal", line: "Street-legal", card: "Street-legal" },
};
