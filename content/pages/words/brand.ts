// What the pages of both brands say; the words of one brand are in content/vehicles/brands.ts.

import type { BatteryKind } from "#domain/catalogue/vehicle-traits.ts";
import { actionLabels } from "./actions.ts";

/** On the page of the brand, where its name is in the title. */
export const allCartsLabel = "See all carts";

/** What decides, at the top; the lowest price comes formatted. */
export const formatSpan = (fromPrice: string, seats: { from: number; to: number }) => [
  { figure: fromPrice, label: "starting price" },
  {
    figure: seats.from === seats.to ? `${seats.from}` : `${seats.from} to ${seats.to}`,
    label: "seats",
  },
];

export const formatLineupTitle = (brandName: string) => `The ${brandName} lineup`;

const batteryNames: Record<BatteryKind, string> = {
  lithium: "lithium-ion",
  "lead-acid": "lead-acid",
};

/** Above the carts, where all have the same kind. */
export const formatSharedBattery = (kind: BatteryKind) =>
  `Every model has a ${batteryNames[kind]} battery.`;

/** In place of the name of a model that its series has said. */
export const oneModelLabel = "One model";

/** What leads to the models of a series that the page has no room for. */
export const formatSeriesLabel = (count: number, series: string) =>
  `+${count} more ${series} ${count === 1 ? "model" : "models"}`;

export const whichCartLabel = "Which cart fits you?";

export const formatWhyChooseTitle = (brandName: string) => `Why buy your ${brandName} from us`;

export const closing = {
  quoteLabel: actionLabels.quote,
  testDriveLabel: actionLabels.testDrive,
  compareLabel: "Compare models",
} as const;
