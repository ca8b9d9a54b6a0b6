// What the pages of both brands say; the words of one brand are in content/vehicles/brands.ts.

import { actionLabels } from "./actions.ts";

export const formatAllCartsLabel = (brandName: string) => `See all ${brandName} carts`;

export const formatLineupTitle = (brandName: string) => `The ${brandName} lineup`;

export const formatWhyChooseTitle = (brandName: string) => `Why buy your ${brandName} from us`;

export const closing = {
  quoteLabel: actionLabels.quote,
  testDriveLabel: actionLabels.testDrive,
  compareLabel: "Compare models",
} as const;
