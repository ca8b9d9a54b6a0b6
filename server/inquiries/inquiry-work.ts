import type { Transaction } from "kysely";
import { v7 as createTimeOrderedId } from "uuid";
import { noteLengthMax } from "#domain/inquiry/inquiry-note.ts";
import type { Database, Schema } from "#server/db/schema.ts";
import { listChanges, recordChange, type StaffChange } from "#server/staff/change-history.ts";
import type { Author } from "#server/staff/staff.ts";
import { cancelReminder } from "./answer-reminders.ts";
import { toInquirySubject } from "./inquiry-subject.ts";

const changesShownMax = 200;

export interface InquiryNote {
  /** ISO 8601 in UTC. */
  writtenAt: string;
  authorName: string;
  text: string;
}

/** What staff did about an inquiry. */
export interface InquiryWork {
  assignedTo: { id: string; name: string } | null;
  /** Who answered it and when; null while nobody did. */
  answered: { at: string; by: string } | null;
  /** Oldest first. */
  notes: InquiryNote[];
  /** Newest first. */
  changes: StaffChange[];
}

/** "conflict": somebody else was first, and nothing was changed. */
export type WorkOutcome = "done" | "unknown" | "conflict";

/** Work on inquiries. Every change is one transaction with its row in the history of staff. */
export interface InquiryWorkStore {
  find: (inquiryId: string) => Promise<InquiryWork>;
  /** A conflict when it was answered before. */
  markAnswered: (inquiryId: string, by: Author) => Promise<WorkOutcome>;
  /** Takes "answered" back. */
  reopen: (inquiryId: string, by: Author) => Promise<WorkOutcome>;
  /**
   * Gives it to a person, or to nobody.
   * @param expected to whom the caller saw it given; a conflict when that has changed since.
   */
  assign: (
    inquiryId: string,
    to: { id: string; name: string } | null,
    expected: string | null,
    by: Author,
  ) => Promise<WorkOutcome>;
  /** @throws RangeError for a note that is empty or longer than `noteLengthMax`. */
  addNote: (inquiryId: string, text: string, by: Author) => Promise<WorkOutcome>;
}

/** The work on the inquiries of one database. Every method throws when the database fails. */
export function createInquiryWork(
  database: Database,
  { now = () => new Date() }: { now?: () => Date } = {},
): InquiryWorkStore {
  const change = createChange(database, now);
  return {
    find: (inquiryId) => findWork(database, inquiryId),
    markAnswered: (inquiryId, by) =>
      change(inquiryId, by, async (transaction) => {
        const answer = { answered_at: now().toISOString(), answered_by: by.name };
        if (await isAnswered(transaction, inquiryId)) return "conflict";
        await saveWork(transaction, inquiryId, answer);
        await setStatus(transaction, inquiryId, "answered");
        await cancelReminder(transaction, inquiryId);
        return { action: "marked answered" };
      }),
    reopen: (inquiryId, by) =>
      change(inquiryId, by, async (transaction) => {
        if (!(await isAnswered(transaction, inquiryId))) return "conflict";
        await saveWork(transaction, inquiryId, { answered_at: null, answered_by: null });
        await setStatus(transaction, inquiryId, "new");
        return { action: "reopened" };
      }),
    assign: (inquiryId, to, expected, by) =>
      change(inquiryId, by, async (transaction) => {
        const current = await transaction
          .selectFrom("inquiry_work")
          .leftJoin("staff", "staff.id", "inquiry_work.assigned_to")
          .select(["inquiry_work.assigned_to", "staff.name"])
          .where("inquiry_id", "=", inquiryId)
          .executeTakeFirst();
        if ((current?.assigned_to ?? null) !== expected) return "conflict";
        await saveWork(transaction, inquiryId, { assigned_to: to?.id ?? null });
        return { action: "assigned", before: current?.name ?? null, after: to?.name ?? null };
      }),
    addNote: (inquiryId, text, by) => {
      const note = text.trim();
      if (note === "" || note.length > noteLengthMax) {
        throw new RangeError(`A note has 1 to ${noteLengthMax} characters`);
      }
      return change(inquiryId, by, async (transaction) => {
        await transaction
          .insertInto("inquiry_notes")
          .values({
            id: createTimeOrderedId(),
            inquiry_id: inquiryId,
            written_at: now().toISOString(),
            author_name: by.name,
            text: note,
          })
          .execute();
        return { action: "added a note" };
      });
    },
  };
}

type ChangeInquiry = (
  inquiryId: string,
  by: Author,
  run: (transaction: Transaction<Schema>) => Promise<Change | "conflict">,
) => Promise<WorkOutcome>;

/** Runs one change and writes it into the history, in one transaction. */
function createChange({ kysely }: Database, now: () => Date): ChangeInquiry {
  return (inquiryId, by, run) =>
    kysely.transaction().execute(async (transaction) => {
      // The same row first in every change, so that two changes of an inquiry come one after another.
      const touched = await transaction
        .updateTable("inquiries")
        .set((row) => ({ status: row.ref("status") }))
        .where("id", "=", inquiryId)
        .executeTakeFirst();
      if (touched.numUpdatedRows === 0n) return "unknown";
      const made = await run(transaction);
      if (made === "conflict") return "conflict";
      const subject = toInquirySubject(inquiryId);
      await recordChange(transaction, { ...made, subject, memberName: by.name }, now());
      return "done";
    });
}

interface Change {
  action: string;
  before?: unknown;
  after?: unknown;
}

async function findWork({ kysely }: Database, inquiryId: string): Promise<InquiryWork> {
  const row = await kysely
    .selectFrom("inquiry_work")
    .leftJoin("staff", "staff.id", "inquiry_work.assigned_to")
    .select(["assigned_to", "answered_at", "answered_by", "staff.name"])
    .where("inquiry_id", "=", inquiryId)
    .executeTakeFirst();
  const notes = await kysely
    .selectFrom("inquiry_notes")
    .selectAll()
    .where("inquiry_id", "=", inquiryId)
    .orderBy("id")
    .execute();
  return {
    assignedTo: row?.assigned_to && row.name ? { id: row.assigned_to, name: row.name } : null,
    answered:
      row?.answered_at && row.answered_by ? { at: row.answered_at, by: row.answered_by } : null,
    notes: notes.map((note) => ({
      writtenAt: note.written_at,
      authorName: note.author_name,
      text: note.text,
    })),
    changes: await listChanges(kysely, toInquirySubject(inquiryId), changesShownMax),
  };
}

async function isAnswered(transaction: Transaction<Schema>, inquiryId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom("inquiries")
    .select("status")
    .where("id", "=", inquiryId)
    .executeTakeFirst();
  return row?.status === "answered";
}

async function setStatus(
  transaction: Transaction<Schema>,
  inquiryId: string,
  status: "new" | "answered",
): Promise<void> {
  await transaction.updateTable("inquiries").set({ status }).where("id", "=", inquiryId).execute();
}

async function saveWork(
  transaction: Transaction<Schema>,
  inquiryId: string,
  columns: Partial<Record<"assigned_to" | "answered_at" | "answered_by", string | null>>,
): Promise<void> {
  await transaction
    .insertInto("inquiry_work")
    .values({
      inquiry_id: inquiryId,
      assigned_to: null,
      answered_at: null,
      answered_by: null,
      ...columns,
    })
    .onConflict((conflict) => conflict.column("inquiry_id").doUpdateSet(columns))
    .execute();
}
