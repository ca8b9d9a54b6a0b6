import type { Kysely, Transaction } from "kysely";
import type { Database, Schema } from "#server/db/schema.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { fromRow } from "#server/db/inquiry-rows.ts";
import type { Channel, PlannedDelivery } from "#server/outbox/channels.ts";
import { withoutAcknowledgement } from "#server/outbox/channels.ts";
import type { DeliveryState } from "#server/outbox/outbox.ts";
import { enqueue, hashAddress } from "#server/outbox/outbox.ts";

/** A delivery as staff see it. */
export interface DeliveryReport {
  id: string;
  inquiryId: string;
  channel: Channel;
  state: DeliveryState;
  attempts: number;
  createdAt: string;
  dueAt: string;
  sentAt: string | null;
  reason: string | null;
}

export interface DeskOptions {
  /** What a released inquiry is sent to. */
  planned?: readonly PlannedDelivery[];
  now?: () => Date;
}

/** What staff do with inquiries. Methods that take an id answer false when no row has it. */
export interface Desk {
  /** Newest first, suspected spam included. */
  list: () => Promise<StoredInquiry[]>;
  find: (id: string) => Promise<StoredInquiry | null>;
  /** Newest first. */
  listDeliveries: (inquiryId?: string) => Promise<DeliveryReport[]>;
  markAnswered: (id: string) => Promise<boolean>;
  /** Takes an inquiry out of the quarantine and has it delivered. */
  release: (id: string) => Promise<boolean>;
  /** Has every delivery of an inquiry sent again, whatever became of it before. */
  resend: (id: string) => Promise<boolean>;
  /** Removes all that the person of an inquiry ever sent; the number of inquiries removed. */
  forget: (id: string) => Promise<number>;
  /** Removes what was received before a time; what is still to be delivered stays. */
  purge: (before: Date) => Promise<{ removed: number; kept: number }>;
}

/** The staff's side of one database. */
export function createDesk(
  { kysely, scrub }: Database,
  { planned = [], now = () => new Date() }: DeskOptions = {},
): Desk {
  return {
    list: async () => (await selectNewestFirst(kysely).execute()).map(fromRow),
    find: async (id) => {
      const row = await selectNewestFirst(kysely).where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : fromRow(row);
    },
    listDeliveries: (inquiryId) => listDeliveries(kysely, inquiryId),
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
        // It would come late, and a lead's consent may not allow mail to the visitor.
        await enqueue(transaction, row, withoutAcknowledgement(planned), now());
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

async function listDeliveries(
  from: Kysely<Schema>,
  inquiryId: string | undefined,
): Promise<DeliveryReport[]> {
  const query = from
    .selectFrom("deliveries")
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
    state: row.state as DeliveryState,
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
  planned: readonly PlannedDelivery[],
  at: Date,
): Promise<boolean> {
  const inquiry = await transaction
    .selectFrom("inquiries")
    .select(["id", "email"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (inquiry === undefined) return false;
  // What is being sent at this moment needs no second order.
  await transaction
    .updateTable("deliveries")
    .set({ state: "pending", attempts: 0, due_at: at.toISOString(), reason: null })
    .where("inquiry_id", "=", id)
    .where("state", "!=", "sending")
    .where("channel", "!=", "acknowledgement")
    .execute();
  const known = await transaction
    .selectFrom("deliveries")
    .select("channel")
    .where("inquiry_id", "=", id)
    .execute();
  const missing = planned.filter(
    ({ channel }) => channel !== "acknowledgement" && !known.some((row) => row.channel === channel),
  );
  await enqueue(transaction, inquiry, missing, at);
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
    .where("address_hash", "=", hashAddress(email))
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
            .selectFrom("deliveries")
            .select("deliveries.id")
            .whereRef("deliveries.inquiry_id", "=", "inquiries.id")
            .where("deliveries.state", "!=", "sent"),
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
