import type { Kysely } from "kysely";
import { isPhotograph } from "#domain/catalogue/vehicle-pictures.ts";
import type { Database, Schema } from "#server/db/schema.ts";
import { photographIdLength } from "./cut-photograph.ts";
import { changesShownMax, vehicleSubjectPrefix } from "./vehicle-editor.ts";

/** How long a photograph stays that nothing names; a preview of it lasts no longer than a session. */
export const unusedDays = 30;
const dayMs = 24 * 60 * 60_000;

/**
 * Deletes the photographs that for `unusedDays` no cart has named, nor any change that can be undone.
 * Each call notes which are unused now, so it is to be called at least once a day.
 * @returns how many photographs were deleted.
 * @throws when the database fails.
 */
export async function deleteUnusedPhotographs({ kysely }: Database, now: Date): Promise<number> {
  const ids = await listIds(kysely);
  // The histories are long: they are read before anybody has to wait for this.
  const unused = await withoutChanged(kysely, ids, await listShownIds(kysely));
  if (ids.size === 0) return 0;
  return kysely.transaction().execute(async (transaction) => {
    // The row that every change of a vehicle begins with, so that none comes in between.
    await transaction
      .updateTable("catalogue")
      .set((row) => ({ revision: row.ref("revision") }))
      .execute();
    const shown = await listShownIds(transaction);
    const isUnused = (id: string) => unused.has(id) && !shown.has(id);
    const before = new Date(now.getTime() - unusedDays * dayMs).toISOString();
    let deletedCount = 0;
    for (const [id, since] of await listIds(transaction)) {
      const files = `${id}-%`;
      if (isUnused(id) && since !== null && since <= before) {
        await transaction.deleteFrom("photograph_files").where("name", "like", files).execute();
        deletedCount += 1;
      } else if (isUnused(id) !== (since !== null)) {
        await transaction
          .updateTable("photograph_files")
          .set({ unused_since: isUnused(id) ? now.toISOString() : null })
          .where("name", "like", files)
          .execute();
      }
    }
    return deletedCount;
  });
}

/** Every stored photograph, and since when it is unused. */
async function listIds(kysely: Kysely<Schema>): Promise<Map<string, string | null>> {
  const files = await kysely
    .selectFrom("photograph_files")
    .select(["name", "unused_since"])
    .execute();
  return new Map(files.map(({ name, unused_since: since }) => [toId(name), since]));
}

/** The photographs of every vehicle, hidden ones too. */
async function listShownIds(kysely: Kysely<Schema>): Promise<Set<string>> {
  const rows = await kysely.selectFrom("vehicles").select("images").execute();
  const images = rows.flatMap((row) => JSON.parse(row.images) as string[]);
  return new Set(images.filter(isPhotograph).map((image) => toId(image.split("/").at(-1) ?? "")));
}

/** The photographs that no vehicle shows and no change that can be undone names. */
async function withoutChanged(
  kysely: Kysely<Schema>,
  ids: ReadonlyMap<string, unknown>,
  shown: ReadonlySet<string>,
): Promise<Set<string>> {
  const unused = new Set<string>();
  for (const id of ids.keys()) {
    if (shown.has(id)) continue;
    if (!(await isInImports(kysely, id)) && !(await isInEdits(kysely, id))) unused.add(id);
  }
  return unused;
}

/** Whether a list of vehicles that an undo of an import would bring back names it. */
async function isInImports(kysely: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await kysely
    .selectFrom("import_history")
    .select("revision")
    .where("vehicles_before", "like", `%${id}%`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether one of the changes that the page of a vehicle offers to undo names it. */
async function isInEdits(kysely: Kysely<Schema>, id: string): Promise<boolean> {
  const changes = await kysely
    .selectFrom("staff_changes")
    .select(["id", "subject"])
    .where("subject", "like", `${vehicleSubjectPrefix}%`)
    .where((row) => row.or([row("before", "like", `%${id}%`), row("after", "like", `%${id}%`)]))
    .execute();
  for (const change of changes) {
    const { newer } = await kysely
      .selectFrom("staff_changes")
      .select((row) => row.fn.countAll<number | string>().as("newer"))
      .where("subject", "=", change.subject)
      .where("id", ">", change.id)
      .executeTakeFirstOrThrow();
    if (Number(newer) < changesShownMax) return true;
  }
  return false;
}

/** The hash with which the names of a photograph's files begin. */
function toId(name: string): string {
  return name.slice(0, photographIdLength);
}
