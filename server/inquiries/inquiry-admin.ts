import type { Kysely, Transaction } from "kysely";
import type { Database, Schema } from "#server/db/schema.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { fromRow } from "#server/db/inquiry-rows.ts";
import type { Channel, PlannedMessage } from "#server/outbox/channels.ts";
import { withoutAcknowledgement } from "#server/outbox/channels.ts";
import type { OutboxMessage, OutboxMessageState } from "#server/outbox/outbox-message.ts";
import { enqueueMessages } from "#server/outbox/outbox.ts";
import { recordChange } from "#server/staff/change-history.ts";
import type { Author } from "#server/staff/staff.ts";
import { toInquirySubject } from "./inquiry-subject.ts";
import { countPurged, forget, listOfSamePerson, purge, type PurgeCounts } from "./removal.ts";

export interface InquiryAdminOptions {
  /** The messages that a released inquiry gets. */
  planned?: readonly PlannedMessage[];
  now?: () => Date;
}

/**
 * What staff can do with inquiries. Methods that take an id return false when no inquiry has it.
 * What changes something is one transaction with its row in the history of staff. Every method
 * throws when the database fails.
 */
export interface InquiryAdmin {
  /** Newest first, suspected spam included. */
  list: () => Promise<StoredInquiry[]>;
  find: (id: string) => Promise<StoredInquiry | null>;
  /** The ids that begin so, oldest first, at most so many; none when no id can begin so. */
  findIds: (beginning: string, countMax: number) => Promise<string[]>;
  /** Every inquiry with the e-mail address of this one, newest first: what `forget` deletes. */
  listOfSamePerson: (id: string) => Promise<StoredInquiry[]>;
  /** Newest first. */
  listMessages: (inquiryId?: string) => Promise<OutboxMessage[]>;
  /** Clears the suspicion of spam and adds the messages of the inquiry to the outbox. */
  release: (id: string, by: Author) => Promise<boolean>;
  /** Makes every message of an inquiry due again, except an acknowledgement and a reminder. */
  resend: (id: string, by: Author) => Promise<boolean>;
  /** Deletes every inquiry with the e-mail address of this one; returns how many there were. */
  forget: (id: string, by: Author) => Promise<number>;
  /** What `purge` would delete and keep. */
  countPurged: (before: Date) => Promise<PurgeCounts>;
  /** Deletes inquiries received before a time, except those with messages still to be sent. */
  purge: (before: Date, by: Author) => Promise<PurgeCounts>;
}

/** The inquiry admin of one database. */
export function createInquiryAdmin(
  { kysely, scrub }: Database,
  { planned = [], now = () => new Date() }: InquiryAdminOptions = {},
): InquiryAdmin {
  const record = createRecord(now);
  return {
    list: async () => (await selectNewestFirst(kysely).execute()).map(fromRow),
    find: async (id) => {
      const row = await selectNewestFirst(kysely).where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : fromRow(row);
    },
    findIds: async (beginning, countMax) => {
      // An id is a UUID; nothing of this is a wildcard of "like".
      if (!/^[\da-f-]{1,36}$/i.test(beginning)) return [];
      const rows = await kysely
        .selectFrom("inquiries")
        .select("id")
        .where("id", "like", `${beginning.toLowerCase()}%`)
        .orderBy("id")
        .limit(countMax)
        .execute();
      return rows.map(({ id }) => id);
    },
    listOfSamePerson: (id) => listOfSamePerson(kysely, id),
    listMessages: (inquiryId) => selectMessages(kysely, inquiryId),
    release: (id, by) =>
      kysely.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable("inquiries")
          .set({ status: "new", suspicions: "[]" })
          .where("id", "=", id)
          .where("status", "=", "spam")
          .returning(["id", "email"])
          .executeTakeFirst();
        if (row === undefined) return false;
        // An acknowledgement would come late, and the consent of a lead may not allow it.
        await enqueueMessages(transaction, row, withoutAcknowledgement(planned), now());
        await record(transaction, id, by, "released it from spam");
        return true;
      }),
    resend: (id, by) =>
      kysely.transaction().execute(async (transaction) => {
        const isFound = await resend(transaction, id, planned, now());
        if (isFound) await record(transaction, id, by, "sent the mails again");
        return isFound;
      }),
    forget: async (id, by) => {
      const removed = await kysely.transaction().execute(async (transaction) => {
        const count = await forget(transaction, id);
        if (count > 0) await record(transaction, id, by, "deleted what the person sent", count);
        return count;
      });
      await scrub();
      return removed;
    },
    countPurged: (before) => countPurged(kysely, before),
    purge: async (before, by) => {
      const result = await kysely.transaction().execute(async (transaction) => {
        const counts = await purge(transaction, before);
        if (counts.removed > 0) {
          await record(transaction, "old", by, "deleted old inquiries", counts.removed);
        }
        return counts;
      });
      await scrub();
      return result;
    },
  };
}

/** Writes what was done with an inquiry into the history of staff. */
function createRecord(now: () => Date) {
  return (
    transaction: Transaction<Schema>,
    id: string,
    { name: memberName }: Author,
    action: string,
    after?: number,
  ) =>
    recordChange(transaction, { memberName, subject: toInquirySubject(id), action, after }, now());
}

function selectNewestFirst(from: Kysely<Schema>) {
  return from
    .selectFrom("inquiries")
    .selectAll()
    .orderBy("received_at", "desc")
    .orderBy("id", "desc");
}

async function selectMessages(
  from: Kysely<Schema>,
  inquiryId: string | undefined,
): Promise<OutboxMessage[]> {
  const query = from
    .selectFrom("outbox_messages")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("inquiry_id", "desc")
    .orderBy("channel");
  const rows = await (
    inquiryId === undefined ? query : query.where("inquiry_id", "=", inquiryId)
  ).execute();
  return rows.map((row) => ({
    id: row.id,
    inquiryId: row.inquiry_id,
    // Only our own channels and states are written.
    channel: row.channel as Channel,
    state: row.state as OutboxMessageState,
    attempts: row.attempts,
    createdAt: row.created_at,
    dueAt: row.due_at,
    sentAt: row.sent_at,
    reason: row.reason,
  }));
}

async function resend(
  transaction: Transaction<Schema>,
  id: string,
  planned: readonly PlannedMessage[],
  at: Date,
): Promise<boolean> {
  const inquiry = await transaction
    .selectFrom("inquiries")
    .select(["id", "email"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (inquiry === undefined) return false;
  // A message that is being sent at this moment is left alone.
  await transaction
    .updateTable("outbox_messages")
    .set({ state: "pending", attempts: 0, due_at: at.toISOString(), reason: null })
    .where("inquiry_id", "=", id)
    .where("state", "!=", "sending")
    .where("channel", "not in", ["acknowledgement", "reminder"])
    .execute();
  const known = await transaction
    .selectFrom("outbox_messages")
    .select("channel")
    .where("inquiry_id", "=", id)
    .execute();
  const missing = planned.filter(
    ({ channel }) => channel !== "acknowledgement" && !known.some((row) => row.channel === channel),
  );
  await enqueueMessages(transaction, inquiry, missing, at);
  return true;
}
