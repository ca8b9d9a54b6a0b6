import { factsInFiles } from "#content/dealership/every-fact.ts";
import factPages from "#content/dealership/fact-pages.json" with { type: "json" };
import { business } from "#content/dealership/business.ts";
import { toDay } from "#domain/calendar/calendar-day.ts";
import { formatDatabaseFailure } from "#server/db/database-failure.ts";
import type { Database } from "#server/db/schema.ts";
import { withTimeout } from "#server/http/timeout.ts";
import { publishFacts } from "./current-facts.ts";
import { isFactValid } from "./fact-schema.ts";

/** How long a page waits for facts that have changed, in milliseconds. */
const loadTimeoutMs = 1_500;

interface FactRow {
  path: string;
  /** JSON; null for a fact that is again as the files have it. */
  value: string | null;
  changed_at: string;
}

/** The catalogue's revision, which every change of a fact raises too. */
export interface RevisionReader {
  /**
   * When it resolves, readers get the facts of that revision or later ones. While facts cannot be
   * read, it stays at the revision of the last ones that were.
   */
  read: () => Promise<number>;
  /** The same at once; null where that cannot be done, or while the facts are older. */
  readNow: () => number | null;
  /** The revision of the facts that readers get; null before any could be read. */
  known: () => number | null;
}

/** The database as its revision is read where the facts must be those of that revision. */
export function toFollowing(database: Database, { read, readNow }: RevisionReader): Database {
  return { ...database, readCatalogueRevision: read, readCatalogueRevisionNow: readNow };
}

/**
 * Follows the facts of a database.
 * @param warn told once that facts cannot be read, until they can again.
 */
export function followFacts(
  database: Pick<Database, "kysely" | "readCatalogueRevision" | "readCatalogueRevisionNow">,
  warn: (message: string) => void,
): RevisionReader {
  let loadedRevision: number | null = null;
  let loading: Promise<number> | null = null;
  let isFailing = false;

  async function load(): Promise<number> {
    const { revision, rows } = await readRows(database);
    publishFacts(toChangedFacts(rows));
    loadedRevision = revision;
    isFailing = false;
    return revision;
  }

  async function read(): Promise<number> {
    const revision = await database.readCatalogueRevision();
    if (loadedRevision === revision) return revision;
    try {
      // A load that began before this call may have read the state before a change.
      if (loading !== null && (await loading.catch(() => 0)) >= revision) return revision;
      loading ??= load().finally(() => {
        loading = null;
      });
      const underWay = loading;
      await withTimeout(() => underWay, loadTimeoutMs);
      return revision;
    } catch (error) {
      if (!isFailing)
        warn(`The facts of the office cannot be read: ${formatDatabaseFailure(error)}`);
      isFailing = true;
      return loadedRevision ?? revision;
    }
  }

  return {
    read,
    readNow: () => {
      const revision = database.readCatalogueRevisionNow();
      return revision === loadedRevision ? revision : null;
    },
    known: () => loadedRevision,
  };
}

function readRows({ kysely }: Pick<Database, "kysely">) {
  return kysely
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (transaction) => {
      const { revision } = await transaction
        .selectFrom("catalogue")
        .select("revision")
        .executeTakeFirstOrThrow();
      const rows = await transaction.selectFrom("facts").selectAll().orderBy("path").execute();
      return { revision, rows };
    });
}

/** Leaves out what this build does not know, or would not take: another version may have set it. */
export function toChangedFacts(rows: readonly FactRow[]): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const { path, value } of rows) {
    if (value === null || !factsInFiles.has(path)) continue;
    const parsed: unknown = JSON.parse(value);
    if (isFactValid(path, parsed)) changed[path] = parsed;
  }
  const days = datePolicies(rows);
  if (Object.keys(days).length > 0) changed["policyDays"] = days;
  return changed;
}

/** The last day on which a figure in the text of a policy was changed, by the policy's slug. */
function datePolicies(rows: readonly FactRow[]): Record<string, string> {
  const pagesOf = new Map<string, readonly string[]>(Object.entries(factPages));
  const days: Record<string, string> = {};
  for (const { path, changed_at: changedAt } of rows) {
    const day = toDay(new Date(changedAt), business.timeZone);
    for (const page of pagesOf.get(path) ?? []) {
      const slug = page.split("/").at(-1) ?? "";
      if ((days[slug] ?? "") < day) days[slug] = day;
    }
  }
  return days;
}
