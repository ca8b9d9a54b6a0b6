import { setImmediate as nextTurn } from "node:timers/promises";
import { findPage } from "#content/pages/pages.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { PageContent } from "#domain/crawlers/page-content.ts";
import { readPageContent, readVehicleContent } from "./page-content.ts";
import type { PageDates } from "./page-dates.ts";
import { listPlacePaths, listSitePaths, listVehiclePaths } from "./sitemaps.ts";

/** Vehicles that are hashed before visitors get their turn. */
const vehiclesPerTurn = 200;

/**
 * Reads what crawlers are told of a page, if sitemaps list it.
 * @param warn told of a page that cannot be read; its date stays as it was.
 */
export function createContentReader(warn: (message: string) => void) {
  return (path: string, html: string): PageContent | null => {
    if (!findPage(path)?.isIndexed) return null;
    try {
      return readPageContent(html);
    } catch (error) {
      warn(`${path} cannot be dated: ${error instanceof Error ? error.message : ""}`);
      return null;
    }
  };
}

/**
 * Dates what is not rendered to be dated, and forgets the pages that are gone. A catalogue may
 * hold ten thousand vehicles that no page is written for; their pages show their records.
 * @returns whether all of it was written to the database.
 */
export async function recordCatalogue(
  pageDates: PageDates,
  { vehicles }: Catalogue,
): Promise<boolean> {
  for (const [index, vehicle] of vehicles.entries()) {
    const path = `/vehicles/${vehicle.id}`;
    if (!findPage(path)) pageDates.record(path, readVehicleContent(vehicle));
    if (index % vehiclesPerTurn === vehiclesPerTurn - 1) await nextTurn();
  }
  const isWritten = await pageDates.flush();
  await pageDates.keepOnly(
    new Set([...listSitePaths(), ...listPlacePaths(), ...listVehiclePaths(vehicles)]),
  );
  return isWritten;
}
