import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import { fromRow } from "#server/db/inquiry-rows.ts";
import type { Schema } from "#server/db/schema.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { hashMailbox } from "#server/outbox/acknowledgements.ts";

/** How many inquiries a purge deletes, and how many old ones it leaves. */
export interface PurgeCounts {
  removed: number;
  kept: number;
}

/** Every inquiry with the e-mail address of this one, newest first; none when there is no such id. */
export async function listOfSamePerson(from: Kysely<Schema>, id: string): Promise<StoredInquiry[]> {
  const email = await findEmail(from, id);
  if (email === null) return [];
  const rows = await from
    .selectFrom("inquiries")
    .selectAll()
    .where(isSentFrom(email))
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(fromRow);
}

/** Deletes what `listOfSamePerson` lists, and that the person got an acknowledgement. */
export async function forget(transaction: Transaction<Schema>, id: string): Promise<number> {
  const email = await findEmail(transaction, id);
  if (email === null) return 0;
  const removed = await transaction
    .deleteFrom("inquiries")
    .where(isSentFrom(email))
    .returning("id")
    .execute();
  await transaction
    .deleteFrom("acknowledgements")
    .where("address_hash", "=", hashMailbox(email))
    .execute();
  return removed.length;
}

/** What `purge` would delete and keep. */
export async function countPurged(from: Kysely<Schema>, before: Date): Promise<PurgeCounts> {
  const old = from.selectFrom("inquiries").select("id").where(isReceivedBefore(before));
  const all = await old.execute();
  const removed = await old.where(isDelivered).execute();
  return { removed: removed.length, kept: all.length - removed.length };
}

/** Deletes inquiries received before a time, except those with messages still to be sent. */
export async function purge(transaction: Transaction<Schema>, before: Date): Promise<PurgeCounts> {
  const removed = await transaction
    .deleteFrom("inquiries")
    .where(isReceivedBefore(before))
    .where(isDelivered)
    .returning("id")
    .execute();
  const kept = await transaction
    .selectFrom("inquiries")
    .select("id")
    .where(isReceivedBefore(before))
    .execute();
  await transaction
    .deleteFrom("acknowledgements")
    .where("sent_at", "<", before.toISOString())
    .execute();
  return { removed: removed.length, kept: kept.length };
}

/** What the server deleted by itself because its time was over. */
export interface ExpiryCounts {
  inquiries: number;
  /** Messages about them that nobody had received: pending, held, refused or given up. */
  undeliveredMessages: number;
}

/**
 * Deletes at most so many inquiries received before a time, with their outbox messages, delivered or
 * not, and when acknowledgements were sent before it. Processes that do so at once share the work:
 * each deletes what no other holds.
 * @param isLocking whether the database locks rows; SQLite locks the whole database instead.
 */
export async function deleteExpired(
  transaction: Transaction<Schema>,
  before: Date,
  countMax: number,
  isLocking: boolean,
): Promise<ExpiryCounts> {
  const expired = transaction
    .selectFrom("inquiries")
    .select("id")
    .where(isReceivedBefore(before))
    .orderBy("id")
    .limit(countMax);
  const rows = await (isLocking ? expired.forUpdate().skipLocked() : expired).execute();
  await transaction
    .deleteFrom("acknowledgements")
    .where("sent_at", "<", before.toISOString())
    .execute();
  if (rows.length === 0) return { inquiries: 0, undeliveredMessages: 0 };
  const ids = rows.map(({ id }) => id);
  // Deleting an inquiry would delete its messages too, but would not say what had become of them.
  const messages = await transaction
    .deleteFrom("outbox_messages")
    .where("inquiry_id", "in", ids)
    .returning("state")
    .execute();
  await transaction.deleteFrom("inquiries").where("id", "in", ids).execute();
  return {
    inquiries: rows.length,
    undeliveredMessages: messages.filter(({ state }) => state !== "sent").length,
  };
}

type Row = ExpressionBuilder<Schema, "inquiries">;

/** The e-mail address of an inquiry in lower case. */
async function findEmail(from: Kysely<Schema>, id: string): Promise<string | null> {
  const person = await from
    .selectFrom("inquiries")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirst();
  return person?.email.toLowerCase() ?? null;
}

function isSentFrom(email: string) {
  return (row: Row) => row(row.fn<string>("lower", ["email"]), "=", email);
}

function isReceivedBefore(before: Date) {
  return (row: Row) => row("received_at", "<", before.toISOString());
}

/** Whether nothing of an inquiry is still to be sent. */
function isDelivered(row: Row) {
  return row.not(
    row.exists(
      row
        .selectFrom("outbox_messages")
        .select("outbox_messages.id")
        .whereRef("outbox_messages.inquiry_id", "=", "inquiries.id")
        .where("outbox_messages.state", "!=", "sent"),
    ),
  );
}
