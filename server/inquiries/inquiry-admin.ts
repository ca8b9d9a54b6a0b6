import type { Kysely, Transaction } from "kysely";
import type { Database, Schema } from "#server/db/schema.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { fromRow } from "#server/db/inquiry-rows.ts";
import type { Channel, PlannedMessage } from "#server/outbox/channels.ts";
import { withoutAcknowledgement } from "#server/outbox/channels.ts";
import type { OutboxMessage, OutboxMessageState } from "#server/outbox/outbox-message.ts";
import { hashMailbox } from "#server/outbox/acknowledgements.ts";
import { enqueueMessages } from "#server/outbox/outbox.ts";

export interface InquiryAdminOptions {
  /** The messages that a released inquiry gets. */
  planned?: readonly PlannedMessage[];
  now?: () => Date;
}

/**
 * What staff can do with inquiries. Methods that take an id return false when no inquiry has it.
 * Every method throws when the database fails.
 */
export interface InquiryAdmin {
  /** Newest first, suspected spam included. */
  list: () => Promise<StoredInquiry[]>;
  find: (id: string) => Promise<StoredInquiry | null>;
  /** Newest first. */
  listMessages: (inquiryId?: string) => Promise<OutboxMessage[]>;
  markAnswered: (id: string) => Promise<boolean>;
  /** Clears the suspicion of spam and adds the messages of the inquiry to the outbox. */
  release: (id: string) => Promise<boolean>;
  /** Makes every message of an inquiry due again, except an acknowledgement. */
  resend: (id: string) => Promise<boolean>;
  /** Deletes every inquiry with the e-mail address of this one; returns how many there were. */
  forget: (id: string) => Promise<number>;
  /** Deletes inquiries received before a time, except those with messages still to be sent. */
  purge: (before: Date) => Promise<{ removed: number; kept: number }>;
}

/** The inquiry admin of one database. */
export function createInquiryAdmin(
  { kysely, scrub }: Database,
  { planned = [], now = () => new Date() }: InquiryAdminOptions = {},
): InquiryAdmin {
  return {
    list: async () => (await selectNewestFirst(kysely).execute()).map(fromRow),
    find: async (id) => {
      const row = await selectNewestFirst(kysely).where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : fromRow(row);
    },
    listMessages: (inquiryId) => selectMessages(kysely, inquiryId),
    markAnswered: async (id) => {
      const { numUpdatedRows } = await kysely
        .updateTable("inquiries")
        .set({ status: "answered" })
        .where("id", "=", id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    release: (id) =>
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
        return true;
      }),
    resend: (id) =>
      kysely.transaction().execute((transaction) => resend(transaction, id, planned, now())),
    forget: async (id) => {
      const removed = await kysely.transaction().execute((transaction) => forget(transaction, id));
      await scrub();
      return removed;
    },
    purge: async (before) => {
      const result = await kysely
        .transaction()
        .execute((transaction) => purge(transaction, before));
      await scrub();
      return result;
    },
  };
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
    .where("channel", "!=", "acknowledgement")
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

async function forget(transaction: Transaction<Schema>, id: string): Promise<number> {
  const person = await transaction
    .selectFrom("inquiries")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirst();
  if (person === undefined) return 0;
  const email = person.email.toLowerCase();
  const removed = await transaction
    .deleteFrom("inquiries")
    .where((row) => row(row.fn<string>("lower", ["email"]), "=", email))
    .returning("id")
    .execute();
  await transaction
    .deleteFrom("acknowledgements")
    .where("address_hash", "=", hashMailbox(email))
    .execute();
  return removed.length;
}

async function purge(
  transaction: Transaction<Schema>,
  before: Date,
): Promise<{ removed: number; kept: number }> {
  const removed = await transaction
    .deleteFrom("inquiries")
    .where("received_at", "<", before.toISOString())
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("outbox_messages")
            .select("outbox_messages.id")
            .whereRef("outbox_messages.inquiry_id", "=", "inquiries.id")
            .where("outbox_messages.state", "!=", "sent"),
        ),
      ),
    )
    .returning("id")
    .execute();
  const kept = await transaction
    .selectFrom("inquiries")
    .select("id")
    .where("received_at", "<", before.toISOString())
    .execute();
  await transaction
    .deleteFrom("acknowledgements")
    .where("sent_at", "<", before.toISOString())
    .execute();
  return { removed: removed.length, kept: kept.length };
}
