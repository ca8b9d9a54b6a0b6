import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { InquiryTable, Schema } from "#server/db/schema.ts";
import { limits } from "#server/limits.ts";

/**
 * Whether an inquiry was stored now; was stored before; was in quarantine and has left it by this
 * repetition; or has another one's key.
 */
export type Insertion =
  { kind: "inserted" | "repeated" | "released"; id: string } | { kind: "conflict" };

/** No sender's key has a space, so none can be mistaken for a content key. */
const contentKeyPrefix = "content ";

/**
 * The key of an inquiry that was sent without one: the same content has the same key.
 * @param content what must be the same, of any type that JSON can hold.
 */
export function toContentKey(content: unknown): string {
  return contentKeyPrefix + createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

/**
 * Inserts an inquiry unless one with its key is stored already. The database's unique keys decide,
 * so that this holds among several processes. A content key is given up by its inquiry after
 * `limits.sameContentMs`. A repetition that looks like no spam takes the stored one out of
 * quarantine; its messages are then to be sent.
 * @throws when the database cannot decide after some tries, or does not answer.
 */
export async function insertOnce(
  transaction: Transaction<Schema>,
  row: InquiryTable & { idempotency_key: string },
): Promise<Insertion> {
  const key = row.idempotency_key;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const inserted = await transaction
      .insertInto("inquiries")
      .values(row)
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted !== undefined) return { kind: "inserted", id: inserted.id };
    const earlier = await transaction
      .selectFrom("inquiries")
      .select(["id", "content_hash", "received_at"])
      .where("idempotency_key", "=", key)
      .executeTakeFirst();
    // Deleted, or its key was given up, since the insertion met it.
    if (earlier === undefined) continue;
    if (!key.startsWith(contentKeyPrefix)) {
      return earlier.content_hash === row.content_hash
        ? { kind: "repeated", id: earlier.id }
        : { kind: "conflict" };
    }
    if (Date.parse(row.received_at) - Date.parse(earlier.received_at) < limits.sameContentMs) {
      const isReleased = row.status !== "spam" && (await release(transaction, earlier.id));
      return { kind: isReleased ? "released" : "repeated", id: earlier.id };
    }
    await transaction
      .updateTable("inquiries")
      .set({ idempotency_key: null })
      .where("id", "=", earlier.id)
      .where("idempotency_key", "=", key)
      .execute();
  }
  throw new Error("The key of an inquiry was taken again and again.");
}

/** Takes an inquiry out of quarantine; false when it is not there. */
async function release(transaction: Transaction<Schema>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("inquiries")
    .set({ status: "new", suspicions: "[]" })
    .where("id", "=", id)
    .where("status", "=", "spam")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
