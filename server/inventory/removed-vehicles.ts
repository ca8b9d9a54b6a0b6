import type { Transaction } from "kysely";
import type { RemovedVehicle } from "#domain/catalogue/availability.ts";
import type { Brand, Vehicle, VehicleSpecifications } from "#domain/catalogue/vehicle.ts";
import type { Schema } from "#server/db/schema.ts";
import type { RemovedVehicleTable } from "#server/db/vehicle-tables.ts";

/** With 6 columns a row this is below the 32,766 parameters that SQLite takes. */
const rowsPerStatement = 500;

/** The pages of so many removed vehicles, the latest ones, still say that they were here. */
const readMax = 10_000;

/**
 * Keeps what the pages of removed vehicles say, in the transaction of the import that removes them.
 * To be called while the vehicles are still there.
 * @param keptIds the vehicles that stay or are replaced.
 */
export async function storeRemovedVehicles(
  transaction: Transaction<Schema>,
  keptIds: ReadonlySet<string>,
  at: Date,
): Promise<void> {
  const vehicles = await transaction
    .selectFrom("vehicles")
    .select(["id", "name", "brand", "price", "specifications"])
    .execute();
  const removed = vehicles.filter(({ id }) => !keptIds.has(id));
  // A release of before this table brought vehicles back without deleting their rows here.
  await deleteRemovedVehicles(
    transaction,
    removed.map(({ id }) => id),
  );
  for (const part of divide(removed)) {
    const rows = part.map(({ specifications, ...row }): RemovedVehicleTable => {
      const { seatingCapacity } = JSON.parse(specifications) as VehicleSpecifications;
      return { ...row, seating_capacity: seatingCapacity, removed_at: at.toISOString() };
    });
    await transaction.insertInto("removed_vehicles").values(rows).execute();
  }
}

/** What the page of a vehicle says that is hidden now. */
export function toRemovedVehicle(vehicle: Vehicle): RemovedVehicle {
  const { id, name, brand, price, specifications } = vehicle;
  return { id, name, brand, price, seatingCapacity: specifications.seatingCapacity };
}

/** Forgets that vehicles were removed, in the transaction of the import that brings them back. */
export async function deleteRemovedVehicles(
  transaction: Transaction<Schema>,
  ids: readonly string[],
): Promise<void> {
  for (const part of divide(ids)) {
    await transaction.deleteFrom("removed_vehicles").where("id", "in", part).execute();
  }
}

/** The removed vehicles by id, as they were when they were removed. */
export async function readRemovedVehicles(
  transaction: Transaction<Schema>,
): Promise<ReadonlyMap<string, RemovedVehicle>> {
  const rows = await transaction
    .selectFrom("removed_vehicles")
    .select(["id", "name", "brand", "price", "seating_capacity"])
    .orderBy("removed_at", "desc")
    .orderBy("id")
    .limit(readMax)
    .execute();
  return new Map(
    rows.map(({ id, name, brand, price, seating_capacity: seatingCapacity }) => [
      id,
      // The import checked the brand before it was stored.
      { id, name, brand: brand as Brand, price, seatingCapacity },
    ]),
  );
}

function divide<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / rowsPerStatement) }, (_, index) =>
    items.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
}
