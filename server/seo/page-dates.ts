import type { Transaction } from "kysely";
import type { Database, Schema } from "#server/db/schema.ts";

/** Remembers what each page said, to know when it last changed. */
export interface PageDates {
  /**
   * Compares what every page says now with what was kept, and keeps it.
   * @param hashes of what the pages say, by path; other paths are forgotten.
   * @param at when those that are new or changed did so.
   * @returns for each path when it last changed, in ISO 8601.
   * @throws when the database does not answer.
   */
  record: (hashes: ReadonlyMap<string, string>, at: Date) => Promise<ReadonlyMap<string, string>>;
}

/** Three columns a row: this stays below the 32,766 parameters that SQLite takes. */
const rowsPerStatement = 1_000;

/** The dates in one database, shared by all of its processes. */
export function createPageDates({ kysely }: Pick<Database, "kysely">): PageDates {
  return {
    record: (hashes, at) =>
      kysely.transaction().execute(async (transaction) => {
        const known = await readRows(transaction);
        const changed = [...hashes]
          .filter(([path, hash]) => known.get(path)?.hash !== hash)
          .map(([path, hash]) => ({ path, text_hash: hash, changed_at: at.toISOString() }));
        await write(transaction, changed);
        await forget(
          transaction,
          [...known.keys()].filter((path) => !hashes.has(path)),
        );
        const kept = await readRows(transaction);
        return new Map([...kept].map(([path, { changedAt }]) => [path, changedAt]));
      }),
  };
}

async function readRows(transaction: Transaction<Schema>) {
  const rows = await transaction.selectFrom("page_texts").selectAll().execute();
  return new Map(
    rows.map((row) => [row.path, { hash: row.text_hash, changedAt: row.changed_at }] as const),
  );
}

/** Another process may have written the same a moment ago: then its date stands. */
async function write(
  transaction: Transaction<Schema>,
  rows: readonly Schema["page_texts"][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await transaction
      .insertInto("page_texts")
      .values(rows.slice(start, start + rowsPerStatement))
      .onConflict((conflict) =>
        conflict
          .column("path")
          .doUpdateSet((row) => ({
            text_hash: row.ref("excluded.text_hash"),
            changed_at: row.ref("excluded.changed_at"),
          }))
          .whereRef("page_texts.text_hash", "!=", "excluded.text_hash"),
      )
      .execute();
  }
}

async function forget(transaction: Transaction<Schema>, paths: readonly string[]): Promise<void> {
  for (let start = 0; start < paths.length; start += rowsPerStatement) {
    await transaction
      .deleteFrom("page_texts")
      .where("path", "in", paths.slice(start, start + rowsPerStatement))
      .execute();
  }
}
