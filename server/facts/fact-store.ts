import type { Transaction } from "kysely";
import { factsInFiles } from "#content/dealership/every-fact.ts";
import type { Database, Schema } from "#server/db/schema.ts";
import { noteTouchedVehicles } from "#server/db/touched-vehicles.ts";
import { listChanges, recordChange, type StaffChange } from "#server/staff/change-history.ts";
import { checkFacts, type FactProblem, isFact } from "./fact-schema.ts";
import { toChangedFacts } from "./facts.ts";

/** Values of facts by their paths. */
export type FactValues = Readonly<Record<string, unknown>>;

export interface FactEdit {
  /** What the facts are to be. */
  values: FactValues;
  /** What the same facts were when the person began to change them. */
  seen: FactValues;
}

export type FactOutcome =
  | { kind: "done" }
  /** Nothing differs from what is published. */
  | { kind: "unchanged" }
  /** What is wrong, by path; nothing was changed. */
  | { kind: "invalid"; problems: Record<string, FactProblem[]> }
  /** Somebody else changed these meanwhile; nothing was changed. */
  | { kind: "conflict"; current: FactValues };

/** A change that can be undone. */
export interface FactChange extends Omit<StaffChange, "before" | "after"> {
  before: FactValues;
  after: FactValues;
}

/** The facts of one database, for the office. Every method throws when the database fails. */
export interface FactStore {
  /** The value of every fact as committed now. */
  readAll: () => Promise<FactValues>;
  /** What an edit would do; changes nothing. */
  preview: (edit: FactEdit) => Promise<FactOutcome>;
  /** Publishes an edit: all of it or nothing, with its row in the history. */
  publish: (edit: FactEdit, memberName: string) => Promise<FactOutcome>;
  /** Newest first. */
  listChanges: () => Promise<FactChange[]>;
  /** Brings back what was before a change, unless it was changed again since. */
  undo: (changeId: string, memberName: string) => Promise<FactOutcome>;
}

const subject = "facts";
const changesShownMax = 100;

export function createFactStore(
  database: Pick<Database, "kysely">,
  now: () => Date = () => new Date(),
): FactStore {
  const { kysely } = database;

  async function listAll(): Promise<FactChange[]> {
    const changes = await listChanges(kysely, subject, changesShownMax);
    return changes.map((change) => ({
      ...change,
      before: change.before as FactValues,
      after: change.after as FactValues,
    }));
  }

  async function publish(edit: FactEdit, memberName: string, action: string): Promise<FactOutcome> {
    const unknown = Object.keys(edit.values).find((path) => !isFact(path));
    if (unknown !== undefined) throw new RangeError(`There is no fact ${unknown}`);
    return kysely
      .transaction()
      .execute(async (transaction) => {
        const at = now();
        // Raising the revision first makes changes of several people wait for one another.
        const raised = await transaction
          .updateTable("catalogue")
          .set((row) => ({ revision: row("revision", "+", 1), updated_at: at.toISOString() }))
          // An empty database is filled at revision 0.
          .where("revision", ">", 0)
          .returning("revision")
          .executeTakeFirst();
        const current = await readValues(transaction);
        const outcome = judgeEdit(edit, current);
        // Rolls the revision back, too.
        if (outcome.kind !== "done") throw new Unpublished(outcome);
        // What the person left as it was is not theirs to bring back.
        const after = findChanged(findChanged(edit.values, edit.seen), current);
        const before = pick(current, Object.keys(after));
        await write(transaction, after, at);
        // No vehicle has to be read again because of a fact.
        if (raised !== undefined) await noteTouchedVehicles(transaction, raised.revision, []);
        await recordChange(transaction, { memberName, subject, action, before, after }, at);
        return outcome;
      })
      .catch((error: unknown) => {
        if (error instanceof Unpublished) return error.outcome;
        throw error;
      });
  }

  return {
    readAll: () => readValues(kysely),
    preview: async (edit) => judgeEdit(edit, await readValues(kysely)),
    publish: (edit, memberName) => publish(edit, memberName, "changed"),
    listChanges: listAll,
    undo: async (changeId, memberName) => {
      const change = (await listAll()).find(({ id }) => id === changeId);
      if (change === undefined) return { kind: "unchanged" };
      return publish({ values: change.before, seen: change.after }, memberName, "undid");
    },
  };
}

class Unpublished extends Error {
  readonly outcome: FactOutcome;
  constructor(outcome: FactOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

function judgeEdit({ values, seen }: FactEdit, current: FactValues): FactOutcome {
  const changed = findChanged(values, seen);
  const paths = Object.keys(changed).filter((path) => !isSame(current[path], changed[path]));
  if (paths.length === 0) return { kind: "unchanged" };
  const problems = checkFacts(values, (path) => current[path]);
  if (Object.keys(problems).length > 0) return { kind: "invalid", problems };
  const overtaken = paths.filter((path) => !isSame(current[path], seen[path]));
  return overtaken.length > 0
    ? { kind: "conflict", current: pick(current, overtaken) }
    : { kind: "done" };
}

/** The values that differ from those of before. */
function findChanged(values: FactValues, before: FactValues): FactValues {
  return Object.fromEntries(
    Object.entries(values).filter(([path, value]) => !isSame(value, before[path])),
  );
}

async function readValues(
  reader: Pick<Transaction<Schema>, "selectFrom">,
): Promise<Record<string, unknown>> {
  const rows = await reader.selectFrom("facts").selectAll().execute();
  const values = { ...Object.fromEntries(factsInFiles), ...toChangedFacts(rows) };
  return Object.fromEntries(Object.entries(values).filter(([path]) => isFact(path)));
}

/** A value that is the one of the files again follows them from then on. */
async function write(
  transaction: Transaction<Schema>,
  values: FactValues,
  at: Date,
): Promise<void> {
  for (const [path, value] of Object.entries(values)) {
    const row = {
      value: isSame(value, factsInFiles.get(path)) ? null : JSON.stringify(value),
      changed_at: at.toISOString(),
    };
    await transaction
      .insertInto("facts")
      .values({ path, ...row })
      .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
      .execute();
  }
}

function pick(values: FactValues, paths: readonly string[]): FactValues {
  return Object.fromEntries(paths.map((path) => [path, values[path]]));
}

/** JSON values whose records have their names in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
