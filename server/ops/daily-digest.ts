import { business } from "#content/dealership/business.ts";
import { departmentHours, listSpecialDays } from "#content/dealership/hours.ts";
import { listOpenings } from "#domain/calendar/business-hours.ts";
import { toDay } from "#domain/calendar/calendar-day.ts";
import type { Database } from "#server/db/schema.ts";
import { searchInquiries } from "#server/inquiries/inquiry-search.ts";
import { listRequestsOfDay } from "#server/inquiries/requests-of-day.ts";
import { buildDigestMail } from "#server/outbox/mail/digest-mail.ts";
import type { SendMail } from "#server/outbox/mail/send-mail.ts";
import { countUndelivered } from "#server/outbox/undelivered.ts";

const retryMs = 15 * 60_000;
const sendDeadlineMs = 60_000;

export interface DigestOptions {
  sendMail: SendMail;
  /** The inbox of the dealership. */
  to: string;
  /** The host that the mail's id names. */
  host: string;
  officeUrl: string | null;
  /** Told that a digest was sent or not; never what is in it. */
  log: (message: string) => void;
  /** The time that all processes of the database agree on. */
  clock?: () => Promise<Date>;
}

/**
 * Makes the job that mails the digest when the showroom opens: once a day, whichever process is
 * first. What could not be sent is tried again every quarter of an hour until the shop closes. On a
 * day when the shop stays closed there is none.
 * @returns the job; it throws when the database fails.
 */
export function createDailyDigest(
  database: Database,
  { sendMail, to, host, officeUrl, log, clock = database.readClock }: DigestOptions,
): () => Promise<void> {
  const { kysely } = database;
  return async () => {
    const now = await clock();
    if (!isShowroomOpen(now)) return;
    const day = toDay(now, business.timeZone);
    if (!(await claimDigest(database, day, now))) return;
    const mail = await buildDigest(database, { day, now, officeUrl });
    if (mail !== null) {
      const outcome = await sendMail(
        { messageId: `<digest-${day}@${host}>`, to, replyTo: null, ...mail, date: now },
        AbortSignal.timeout(sendDeadlineMs),
      );
      if (outcome.kind !== "sent") {
        const why = "code" in outcome ? withoutServerWords(outcome.code) : outcome.kind;
        log(`The digest of ${day} was not sent and is tried again: ${why}`);
        return;
      }
    }
    await kysely
      .updateTable("daily_digests")
      .set({ sent_at: now.toISOString() })
      .where("day", "=", day)
      .execute();
    log(mail === null ? `The digest of ${day} has nothing to tell.` : `Sent the digest of ${day}.`);
  };
}

/** "RCPT TO: 550": what a mail server adds may quote the mail, which names visitors. */
function withoutServerWords(code: string): string {
  return /^(?:[A-Z ]+: )?\d{3}\b/.exec(code)?.[0] ?? code;
}

/** From its opening on, the same times as on the site, special days included. */
function isShowroomOpen(now: Date): boolean {
  const periods = departmentHours.find(({ id }) => id === "showroom")?.periods ?? [];
  const openings = listOpenings(now, periods, listSpecialDays(), business.timeZone);
  for (const { opensAt, closesAt } of openings) {
    if (closesAt > now.getTime()) return opensAt <= now.getTime();
  }
  return false;
}

/** Whether this process is to send the digest of a day now. */
async function claimDigest({ kysely }: Database, day: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const row = await kysely
    .selectFrom("daily_digests")
    .select(["sent_at", "next_attempt_at"])
    .where("day", "=", day)
    .executeTakeFirst();
  // Reading first keeps a job that has nothing to do from taking the write lock.
  if (row !== undefined && (row.sent_at !== null || row.next_attempt_at > at)) return false;
  await kysely
    .insertInto("daily_digests")
    .values({ day, attempts: 0, next_attempt_at: at, sent_at: null })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  const claimed = await kysely
    .updateTable("daily_digests")
    .set((columns) => ({
      attempts: columns("attempts", "+", 1),
      next_attempt_at: new Date(now.getTime() + retryMs).toISOString(),
    }))
    .where("day", "=", day)
    .where("sent_at", "is", null)
    .where("next_attempt_at", "<=", at)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

interface DigestOf {
  day: string;
  now: Date;
  officeUrl: string | null;
}

async function buildDigest(database: Database, { day, now, officeUrl }: DigestOf) {
  const [unanswered, undelivered, requestsOfDay] = await Promise.all([
    searchInquiries(database, { status: "new", isOldestFirst: true }),
    countUndelivered(database, now),
    listRequestsOfDay(database, day),
  ]);
  const digest = {
    unanswered: unanswered.inquiries,
    unansweredCount: unanswered.total,
    undelivered,
    requestsOfDay,
    officeUrl,
  };
  return buildDigestMail(digest, now);
}
