import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** Whoever is further behind reads every vehicle. */
const revisionsMax = 1_000;

/**
 * Notes what a change touched, in its own transaction. Only for changes that leave every other
 * vehicle and the order of all as they were; a change that is not noted has every vehicle read.
 * @param revision the one that the change made.
 */
export async function noteTouchedVehicles(
  transaction: Transaction<Schema>,
  revision: number,
  ids: readonly string[],
): Promise<void> {
  await transaction
    .insertInto("touched_vehicles")
    .values({ revision, ids: JSON.stringify(ids) })
    .execute();
  await transaction
    .deleteFrom("touched_vehicles")
    .where("revision", "<=", revision - revisionsMax)
    .execute();
}

/**
 * The ids of all vehicles that were touched after one revision and up to another one.
 * @returns null when that is not known, because a change between them is not noted.
 * @throws when the database fails.
 */
export async function findTouchedVehicles(
  kysely: Kysely<Schema>,
  after: number,
  upTo: number,
): Promise<string[] | null> {
  if (upTo - after > revisionsMax) return null;
  const rows = await kysely
    .selectFrom("touched_vehicles")
    .select("ids")
    .where("revision", ">", after)
    .where("revision", "<=", upTo)
    .execute();
  if (rows.length !== upTo - after) return null;
  return [...new Set(rows.flatMap(({ ids }) => JSON.parse(ids) as string[]))];
}
