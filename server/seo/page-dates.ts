import type { Transaction } from "kysely";
import type { Database, PageTextTable, Schema } from "#server/db/schema.ts";
import type { PageContent } from "./page-content.ts";

/** What is known of a page. */
export interface DatedPage extends PageContent {
  /** When what it says last changed, in ISO 8601. */
  changedAt: string;
}

/** Remembers what each page said, to know when it last changed. Nothing it offers throws. */
export interface PageDates {
  /** What is known of the page at a path; undefined when it was never seen. */
  find: (path: string) => DatedPage | undefined;
  /** Another number whenever a date or a picture of any page changed. */
  readonly version: number;
  /** Takes note of what a page says now; it is dated and written within seconds. */
  record: (path: string, content: PageContent) => void;
  /** Reads what the database knows of all pages. */
  load: () => Promise<void>;
  /** Dates what was noted and writes it to the database; false when it could not be written. */
  flush: () => Promise<boolean>;
  /** Forgets every other path. */
  keepOnly: (paths: ReadonlySet<string>) => Promise<void>;
}

export interface PageDatesOptions {
  /** When the catalogue last changed, in ISO 8601; null for one that never did. */
  readCatalogueChangedAt: () => Promise<string | null>;
  /** Told when dates cannot be read or written, once until they can again. */
  warn: (message: string) => void;
  now?: () => Date;
}

/** Four columns a row: this stays below the 32,766 parameters that SQLite takes. */
const rowsPerStatement = 1_000;
const flushAfterMs = 2_000;

/**
 * The dates in one database, shared by all of its processes, with a copy in memory that stands in
 * while the database is away or cannot be written.
 *
 * A page has the time of the change of the catalogue that changed it. What differs when a process
 * first sees it was changed by another build: it has the time at which that process started. A
 * page that changes by itself, as on the first of January, has the time at which that is seen.
 */
export function createPageDates(
  { kysely }: Pick<Database, "kysely">,
  { readCatalogueChangedAt, warn, now = () => new Date() }: PageDatesOptions,
): PageDates {
  const startedAt = now().toISOString();
  const pages = new Map<string, DatedPage>();
  let noted = new Map<string, PageContent>();
  let version = 0;
  let isFailing = false;
  let flushing: Promise<boolean> = Promise.resolve(true);
  let flushTimer: NodeJS.Timeout | undefined;

  function publish(path: string, page: DatedPage): void {
    const known = pages.get(path);
    pages.set(path, page);
    if (known?.changedAt !== page.changedAt || known.textHash !== page.textHash) version += 1;
  }

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      isFailing = false;
      return true;
    } catch (error) {
      const name = error instanceof Error ? error.name : "unknown error";
      if (!isFailing) warn(`The dates of pages are kept in memory only: ${name}`);
      isFailing = true;
      return false;
    }
  }

  async function write(): Promise<boolean> {
    if (noted.size === 0) return true;
    const batch = noted;
    noted = new Map();
    const catalogueChangedAt = await readCatalogueChangedAt().catch(() => null);
    const dateOf = (known: string | undefined) => {
      const changedAt = latest(startedAt, catalogueChangedAt ?? "");
      return known === undefined || known < changedAt ? changedAt : now().toISOString();
    };
    for (const [path, content] of batch) {
      const known = pages.get(path);
      const isSame = known?.textHash === content.textHash;
      publish(path, { ...content, changedAt: isSame ? known.changedAt : dateOf(known?.changedAt) });
    }
    const isWritten = await attempt(async () => {
      for (const [path, page] of await store(kysely, batch, dateOf)) publish(path, page);
    });
    if (!isWritten) noted = new Map([...batch, ...noted]);
    return isWritten;
  }

  function flush(): Promise<boolean> {
    clearTimeout(flushTimer);
    flushTimer = undefined;
    flushing = flushing.then(write);
    return flushing;
  }

  return {
    find: (path) => pages.get(path),
    get version() {
      return version;
    },
    record: (path, content) => {
      noted.set(path, content);
      flushTimer ??= setTimeout(() => void flush(), flushAfterMs).unref();
    },
    load: async () => {
      await attempt(async () => {
        for (const row of await kysely.selectFrom("page_texts").selectAll().execute()) {
          if (!pages.has(row.path)) publish(row.path, toDatedPage(row));
        }
      });
    },
    flush,
    keepOnly: async (paths) => {
      for (const path of pages.keys()) {
        if (!paths.has(path) && pages.delete(path)) version += 1;
      }
      await attempt(() => forgetOthers(kysely, paths));
    },
  };
}

/** Writes what changed and answers what the table says then, by path. */
async function store(
  kysely: Database["kysely"],
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

async function forgetOthers(kysely: Database["kysely"], paths: ReadonlySet<string>): Promise<void> {
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

function latest(one: string, other: string): string {
  return one > other ? one : other;
}
