import { sql, type Transaction } from "kysely";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { Schema } from "#server/db/schema.ts";
import { fromRow, replacedColumns, toRow } from "./vehicle-rows.ts";

/** With 16 columns a row this is below the 32,766 parameters that SQLite takes. */
const rowsPerStatement = 500;

/**
 * Raises the catalogue's revision; the first thing in every change, because it makes changes of
 * several processes wait for one another.
 */
export async function raiseRevision(transaction: Transaction<Schema>, at: Date): Promise<number> {
  const { revision } = await transaction
    .updateTable("catalogue")
    .set((row) => ({ revision: row("revision", "+", 1), updated_at: at.toISOString() }))
    .where("id", "=", 1)
    .returning("revision")
    .executeTakeFirstOrThrow();
  return revision;
}

/** All vehicles in their order, or those of these ids. */
export async function readVehicles(
  transaction: Transaction<Schema>,
  ids?: readonly string[],
): Promise<Vehicle[]> {
  const all = transaction.selectFrom("vehicles").selectAll().orderBy("position").orderBy("id");
  const rows = await (ids === undefined ? all : all.where("id", "in", ids)).execute();
  return rows.map(fromRow);
}

/** The position after the last vehicle. */
export async function readNextPosition(transaction: Transaction<Schema>): Promise<number> {
  const { last } = await transaction
    .selectFrom("vehicles")
    .select((row) => row.fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  // Without any vehicle there is no last position, whatever the type says.
  return (last as number | null) === null ? 0 : last + 1;
}

/** Adds vehicles at these positions on; known ones are replaced where they are. */
export async function writeVehicles(
  transaction: Transaction<Schema>,
  vehicles: readonly Vehicle[],
  firstPosition: number,
): Promise<void> {
  for (let start = 0; start < vehicles.length; start += rowsPerStatement) {
    const rows = vehicles
      .slice(start, start + rowsPerStatement)
      .map((vehicle, index) => toRow(vehicle, firstPosition + start + index));
    await transaction
      .insertInto("vehicles")
      .values(rows)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(replacedColumns))
      .execute();
  }
}

/** The ids of all vehicles in their order, each with its position, which need not be its place. */
export function readOrder(
  transaction: Transaction<Schema>,
): Promise<{ id: string; position: number }[]> {
  return transaction
    .selectFrom("vehicles")
    .select(["id", "position"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Sets the positions of vehicles. */
export async function writePositions(
  transaction: Transaction<Schema>,
  moved: readonly { id: string; position: number }[],
): Promise<void> {
  for (let start = 0; start < moved.length; start += rowsPerStatement) {
    const rows = moved
      .slice(start, start + rowsPerStatement)
      .map(({ id, position }) => sql`(${id}, cast(${position} as integer))`);
    await sql`with moved (id, position) as (values ${sql.join(rows)})
      update vehicles set position = moved.position from moved
      where vehicles.id = moved.id`.execute(transaction);
  }
}
