import type { StorageTerms } from "#domain/storage/storage-estimate.ts";
import { toLiveRecord } from "./changed-facts.ts";
import { storageFees } from "./fees.ts";

/** The prices of storage as the estimate takes them; the figures are in fees.ts. */
export const storageTerms: StorageTerms = toLiveRecord(() => {
  const { winter, summer } = storageFees;
  return {
    perMonthDollars: {
      indoor: storageFees.indoorPerMonthDollars,
      covered: storageFees.coveredPerMonthDollars,
    },
    seasons: [
      {
        id: "winter",
        from: winter.from,
        to: winter.to,
        priceDollars: { indoor: winter.indoorDollars, covered: winter.coveredDollars },
      },
      {
        id: "summer",
        from: summer.from,
        to: summer.to,
        priceDollars: { indoor: summer.indoorDollars, covered: summer.coveredDollars },
      },
    ],
    maintenancePerMonthDollars: storageFees.maintenancePerMonthDollars,
    preparationDollars: storageFees.preSeasonPreparationDollars,
  };
});
