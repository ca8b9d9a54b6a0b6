import type { Transaction } from "kysely";
import { business } from "#content/dealership/business.ts";
import { fromRow } from "#server/db/inquiry-rows.ts";
import type { Database, Schema } from "#server/db/schema.ts";
import { findReminderAt } from "#server/outbox/mail/inquiry-mail.ts";
import { enqueueMessages } from "#server/outbox/outbox.ts";

const hourMs = 3_600_000;
/** No reminder is due before: it would follow the inquiry at once. */
const ageHoursMin = 1;
/**
 * An inquiry that waits for so long is left to the digest: an office that begins to use reminders
 * must not get a mail for every inquiry that was never marked as answered.
 */
const ageHoursMax = 2 * business.replyTimes.answerWithinHours;

const planned = [{ channel: "reminder", heldBecause: null }] as const;

/**
 * Adds a reminder to the outbox for each inquiry without an answer whose time for it has come: once
 * for an inquiry, whichever process looks, also after a restart.
 * @returns how many were added.
 * @throws when the database fails; what is left is added at the next run.
 */
export async function enqueueReminders({ kysely }: Database, now: Date): Promise<number> {
  const before = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString();
  const waiting = await kysely
    .selectFrom("inquiries")
    .leftJoin("outbox_messages as reminder", (join) =>
      join
        .onRef("reminder.inquiry_id", "=", "inquiries.id")
        .on("reminder.channel", "=", "reminder"),
    )
    .selectAll("inquiries")
    .where("inquiries.status", "=", "new")
    .where("inquiries.received_at", ">=", before(ageHoursMax))
    .where("inquiries.received_at", "<=", before(ageHoursMin))
    .where("reminder.id", "is", null)
    .execute();
  let count = 0;
  for (const inquiry of waiting.map(fromRow)) {
    if (findReminderAt(inquiry) > now) continue;
    const isAdded = await kysely
      .transaction()
      .execute((transaction) => enqueueReminder(transaction, inquiry, now));
    if (isAdded) count += 1;
  }
  return count;
}

async function enqueueReminder(
  transaction: Transaction<Schema>,
  inquiry: { id: string; email: string },
  now: Date,
): Promise<boolean> {
  // This update makes other processes, and whoever marks it as answered, wait for each other.
  const touched = await transaction
    .updateTable("inquiries")
    .set((row) => ({ status: row.ref("status") }))
    .where("id", "=", inquiry.id)
    .where("status", "=", "new")
    .executeTakeFirst();
  if (touched.numUpdatedRows === 0n) return false;
  const earlier = await transaction
    .selectFrom("outbox_messages")
    .select("id")
    .where("inquiry_id", "=", inquiry.id)
    .where("channel", "=", "reminder")
    .executeTakeFirst();
  if (earlier !== undefined) return false;
  await enqueueMessages(transaction, inquiry, planned, now);
  return true;
}

/** Takes back a reminder that was not sent yet: the inquiry is answered. */
export async function cancelReminder(
  transaction: Transaction<Schema>,
  inquiryId: string,
): Promise<void> {
  await transaction
    .deleteFrom("outbox_messages")
    .where("inquiry_id", "=", inquiryId)
    .where("channel", "=", "reminder")
    .where("state", "not in", ["sending", "sent"])
    .execute();
}
