import { setImmediate as nextTurn } from "node:timers/promises";
import { findPage } from "#content/pages/pages.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { readPageContent, readVehicleContent } from "./page-content.ts";
import type { PageDates } from "./page-dates.ts";
import { listPlacePaths, listSitePaths, listVehiclePaths } from "./sitemaps.ts";

/** Vehicles that are hashed before visitors get their turn. */
const vehiclesPerTurn = 200;

/** Takes note of what a rendered page says, if it is one that sitemaps list. */
export function recordDocument(
  pageDates: Pick<PageDates, "record">,
  path: string,
  html: string,
): void {
  if (findPage(path)?.isIndexed) pageDates.record(path, readPageContent(html));
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
