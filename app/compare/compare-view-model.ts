import { requirePage } from "#content/pages/pages.ts";
import type { compareRows } from "#content/pages/words/compare.ts";
import { compareNotes, compareValues as valueWords } from "#content/pages/words/compare.ts";
import { streetLegalTexts } from "#content/vehicles/street-legal.ts";
import { findModel } from "#content/vehicles/models.ts";
import { sortInStockFirst } from "#domain/catalogue/availability.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { comparedMax, compareValues, type ComparedRow } from "#domain/catalogue/comparison.ts";
import { formatDrive } from "#domain/catalogue/model.ts";
import { parseRangeMiles } from "#domain/catalogue/range.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { PlaceDelivery } from "#domain/delivery/delivered-price.ts";
import { formatDollars } from "#domain/money/money.ts";
import { formatDeliveredTotal } from "#app/site/delivery/delivered-price.tsx";

export type ComparedRowId = keyof typeof compareRows;

/** A cart that can be ticked. */
export type CartChoice = Pick<Vehicle, "id" | "name" | "price"> & { isChosen: boolean };

export interface Comparison {
  /** In the order of the link, at most four. */
  vehicles: readonly Vehicle[];
  /** What is said of the ids that are not compared. */
  notes: readonly string[];
  choices: readonly CartChoice[];
  /** How many carts the catalogue has beyond the choices. */
  moreCount: number;
}

/** A larger catalogue is not listed whole: its carts are ticked in the inventory. */
const choicesMax = 60;

/** The carts that a link names, and those that could be compared with them. */
export function readComparison(catalogue: Catalogue, ids: readonly string[]): Comparison {
  const found = ids.flatMap((id) => catalogue.byId.get(id) ?? []);
  const vehicles = found.slice(0, comparedMax);
  const missing = ids.filter((id) => !catalogue.byId.has(id));
  const notes = missing.map((id) => {
    const removed = catalogue.removed.get(id);
    return removed ? compareNotes.formatRemoved(removed.name) : compareNotes.formatUnknown(id);
  });
  if (found.length > comparedMax) notes.push(compareNotes.formatTooMany(comparedMax));
  const [only] = vehicles;
  if (only && vehicles.length === 1) notes.push(compareNotes.formatOne(only.name));
  const others = sortInStockFirst(catalogue.vehicles).filter((one) => !vehicles.includes(one));
  const listed = [...vehicles, ...others].slice(0, choicesMax);
  return {
    vehicles,
    notes,
    choices: listed.map((vehicle) => ({
      id: vehicle.id,
      name: vehicle.name,
      price: vehicle.price,
      isChosen: vehicles.includes(vehicle),
    })),
    moreCount: catalogue.vehicles.length - listed.length,
  };
}

/** Everything the catalogue says of these vehicles, row by row; the range as miles for its bars. */
export function buildComparisonRows(
  vehicles: readonly Vehicle[],
  delivery: PlaceDelivery | null,
): ComparedRow<ComparedRowId>[] {
  const row = (id: ComparedRowId, read: (vehicle: Vehicle) => string) =>
    compareValues(id, vehicles.map(read));
  return [
    row("price", ({ price }) => formatDollars(price)),
    ...(delivery ? [row("delivered", ({ price }) => formatDeliveredTotal(price, delivery))] : []),
    row("availability", formatAvailability),
    row("seats", ({ specifications }) => String(specifications.seatingCapacity)),
    row("range", ({ specifications }) => specifications.range),
    row("drive", formatVehicleDrive),
    row("battery", ({ specifications }) => specifications.batteryType),
    row("speed", ({ specifications }) => specifications.topSpeed),
    row("streetLegal", ({ streetLegal }) => streetLegalTexts[streetLegal].value),
    row("charging", ({ specifications }) => specifications.chargingTime),
    row("payload", ({ specifications }) => specifications.payload),
    row("series", ({ category }) => category),
    row("brand", ({ brand }) => requirePage(`/${brand}`).name),
  ];
}

/** The share of the longest range among these, from 0 to 1; null where a range is no figure. */
export function measureRanges(vehicles: readonly Vehicle[]): (number | null)[] {
  const miles = vehicles.map(({ specifications }) => parseRangeMiles(specifications.range));
  const longest = Math.max(...miles.map((one) => one ?? 0));
  return miles.map((one) => (one === null ? null : one / longest));
}

function formatAvailability({ inStock, isNew }: Vehicle): string {
  const availability = inStock ? valueWords.inStock : valueWords.outOfStock;
  return isNew ? valueWords.formatNew(availability) : availability;
}

/** The drive of a model is in its editorial text; other vehicles of the catalogue do not say it. */
function formatVehicleDrive({ id }: Vehicle): string {
  const model = findModel(id);
  return model ? formatDrive(model.driveType) : valueWords.unknownDrive;
}
