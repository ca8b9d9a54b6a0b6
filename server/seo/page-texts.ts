import type { Transaction } from "kysely";
import type { Database, PageTextTable, Schema } from "#server/db/schema.ts";
import type { PageContent } from "#domain/crawlers/page-content.ts";

/** What is known of a page. */
export interface DatedPage extends PageContent {
  /** When what it says last changed, in ISO 8601. */
  changedAt: string;
}

/** Four columns a row: this stays below the 32,766 parameters that SQLite takes. */
const rowsPerStatement = 1_000;

/** All that the table knows. @throws when the database does not answer. */
export async function readPageTexts({ kysely }: Pick<Database, "kysely">) {
  const rows = await kysely.selectFrom("page_texts").selectAll().execute();
  return new Map(rows.map((row) => [row.path, toDatedPage(row)] as const));
}

/**
 * Writes what changed and answers what the table says then, by path.
 * @param dateOf the date of a page that changed, by the date that it had; undefined when it is new.
 * @throws when the database does not answer or cannot be written.
 */
export async function storePageTexts(
  { kysely }: Pick<Database, "kysely">,
  batch: ReadonlyMap<string, PageContent>,
  dateOf: (known: string | undefined) => string,
): Promise<Map<string, DatedPage>> {
  // Processes that write the same rows in one order cannot block each other.
  const paths = [...batch.keys()].toSorted();
  const stored = new Map<string, DatedPage>();
  for (let start = 0; start < paths.length; start += rowsPerStatement) {
    const part = paths.slice(start, start + rowsPerStatement);
    await kysely.transaction().execute(async (transaction) => {
      const known = await readRows(transaction, part);
      const changed = part.flatMap((path): PageTextTable[] => {
        const row = known.get(path);
        const { textHash, images } = batch.get(path) ?? { textHash: "", images: [] };
        const written = { path, text_hash: textHash, images: JSON.stringify(images) };
        if (row?.text_hash === textHash && row.images === written.images) return [];
        return [{ ...written, changed_at: dateOf(row?.changed_at) }];
      });
      if (changed.length > 0) await upsert(transaction, changed);
      for (const row of (await readRows(transaction, part)).values()) {
        stored.set(row.path, toDatedPage(row));
      }
    });
  }
  return stored;
}

/** A date stands while the text is the same, also when another process has just written it. */
async function upsert(
  transaction: Transaction<Schema>,
  rows: readonly PageTextTable[],
): Promise<void> {
  await transaction
    .insertInto("page_texts")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("path").doUpdateSet((row) => ({
        text_hash: row.ref("excluded.text_hash"),
        images: row.ref("excluded.images"),
        changed_at: row
          .case()
          .when("page_texts.text_hash", "=", row.ref("excluded.text_hash"))
          .then(row.ref("page_texts.changed_at"))
          .else(row.ref("excluded.changed_at"))
          .end(),
      })),
    )
    .execute();
}

async function readRows(transaction: Transaction<Schema>, paths: readonly string[]) {
  const rows = await transaction
    .selectFrom("page_texts")
    .selectAll()
    .where("path", "in", paths)
    .execute();
  return new Map(rows.map((row) => [row.path, row] as const));
}

/** Deletes what the table knows of other paths. @throws as `storePageTexts` does. */
export async function deleteOtherPageTexts(
  { kysely }: Pick<Database, "kysely">,
  paths: ReadonlySet<string>,
): Promise<void> {
  const rows = await kysely.selectFrom("page_texts").select("path").execute();
  const gone = rows.map(({ path }) => path).filter((path) => !paths.has(path));
  for (let start = 0; start < gone.length; start += rowsPerStatement) {
    await kysely
      .deleteFrom("page_texts")
      .where("path", "in", gone.slice(start, start + rowsPerStatement))
      .execute();
  }
}

function toDatedPage(row: PageTextTable): DatedPage {
  const images = JSON.parse(row.images) as string[];
  return { textHash: row.text_hash, changedAt: row.changed_at, images };
}
