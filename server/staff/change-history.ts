import type { Kysely, Transaction } from "kysely";
import { v7 as createTimeOrderedId } from "uuid";
import type { Schema } from "#server/db/schema.ts";

/** One change by staff. */
export interface StaffChange {
  id: string;
  /** ISO 8601 in UTC. */
  changedAt: string;
  memberName: string;
  /** What was done, as an ended action: "marked answered". */
  action: string;
  before: unknown;
  after: unknown;
}

export interface NewStaffChange {
  memberName: string;
  /** What was changed, such as `inquiry:` and its id. */
  subject: string;
  action: string;
  /** JSON values without any text of a visitor, which `forget` could not find here. */
  before?: unknown;
  after?: unknown;
}

/**
 * Writes a change into the history, in the transaction of the change itself, so that neither is
 * stored without the other.
 * @throws when the database fails; the transaction is then rolled back.
 */
export async function recordChange(
  transaction: Transaction<Schema>,
  { memberName, subject, action, before, after }: NewStaffChange,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto("staff_changes")
    .values({
      id: createTimeOrderedId(),
      changed_at: now.toISOString(),
      member_name: memberName,
      subject,
      action,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute();
}

/**
 * The changes of one subject, newest first, at most `countMax`.
 * @throws when the database fails.
 */
export async function listChanges(
  kysely: Kysely<Schema>,
  subject: string,
  countMax: number,
): Promise<StaffChange[]> {
  const rows = await kysely
    .selectFrom("staff_changes")
    .selectAll()
    .where("subject", "=", subject)
    .orderBy("id", "desc")
    .limit(countMax)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    changedAt: row.changed_at,
    memberName: row.member_name,
    action: row.action,
    before: row.before === null ? null : (JSON.parse(row.before) as unknown),
    after: row.after === null ? null : (JSON.parse(row.after) as unknown),
  }));
}
