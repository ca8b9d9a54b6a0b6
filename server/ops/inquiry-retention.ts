import { subtractMonths } from "#domain/calendar/months.ts";
import type { Database } from "#server/db/schema.ts";
import { deleteExpired, type ExpiryCounts } from "#server/inquiries/removal.ts";

export interface RetentionOptions {
  /** How many calendar months an inquiry is kept. */
  months: number;
  /** Told how many inquiries were deleted; never what was in them. */
  log: (message: string) => void;
  /** The time that all processes of the database agree on. */
  clock?: () => Promise<Date>;
  /** How many inquiries one transaction deletes. */
  batchMax?: number;
}

const dayMs = 86_400_000;
const batchDefaultMax = 500;
/** A clock that is so far ahead of the newest entry in the database is taken for a wrong one. */
const clockAheadDaysMax = 90;

/**
 * Makes the job that deletes what is older than the retention time, delivered or not, and takes it
 * out of the database's files. A clock that is years ahead must not delete what came in yesterday:
 * while nothing in the database is from the last 90 days, the job waits for an entry that is.
 * @returns the job; it throws when the database fails, and does what is left at its next run.
 */
export function createInquiryRetention(
  database: Database,
  { months, log, clock = database.readClock, batchMax = batchDefaultMax }: RetentionOptions,
): () => Promise<void> {
  let isScrubDue = false;
  return async () => {
    const now = await clock();
    const before = subtractMonths(now, months);
    if (!(await hasExpired(database, before))) {
      if (isScrubDue) await scrub();
      return;
    }
    if (!(await isClockPlausible(database, now))) {
      log(
        `WARNING: Old inquiries are not deleted: the clock says ${now.toISOString()}, more than ${clockAheadDaysMax} days after the newest entry in the database.`,
      );
      return;
    }
    const deleted = await deleteInBatches(database, before, batchMax, () => (isScrubDue = true));
    if (deleted.inquiries > 0) log(formatDeleted(deleted, months));
    if (isScrubDue) await scrub();
  };

  async function scrub(): Promise<void> {
    await database.scrub();
    isScrubDue = false;
  }
}

/** Reading first keeps a job that has nothing to do from taking the write lock. */
async function hasExpired({ kysely }: Database, before: Date): Promise<boolean> {
  const at = before.toISOString();
  const [inquiry, acknowledgement] = await Promise.all([
    kysely.selectFrom("inquiries").select("id").where("received_at", "<", at).limit(1).execute(),
    kysely
      .selectFrom("acknowledgements")
      .select("sent_at")
      .where("sent_at", "<", at)
      .limit(1)
      .execute(),
  ]);
  return inquiry.length > 0 || acknowledgement.length > 0;
}

async function isClockPlausible({ kysely }: Database, now: Date): Promise<boolean> {
  const newest = await Promise.all([
    kysely
      .selectFrom("inquiries")
      .select((row) => row.fn.max("received_at").as("at"))
      .executeTakeFirst(),
    kysely
      .selectFrom("heartbeat")
      .select((row) => row.fn.max("beat_at").as("at"))
      .executeTakeFirst(),
    kysely
      .selectFrom("catalogue")
      .select((row) => row.fn.max("updated_at").as("at"))
      .executeTakeFirst(),
  ]);
  const earliest = new Date(now.getTime() - clockAheadDaysMax * dayMs).toISOString();
  return newest.some((row) => (row?.at ?? "") > earliest);
}

async function deleteInBatches(
  { kysely, dialect }: Database,
  before: Date,
  batchMax: number,
  onDeleted: () => void,
): Promise<ExpiryCounts> {
  const total: ExpiryCounts = { inquiries: 0, undeliveredMessages: 0 };
  for (;;) {
    const batch = await kysely
      .transaction()
      .execute((transaction) =>
        deleteExpired(transaction, before, batchMax, dialect === "postgres"),
      );
    onDeleted();
    total.inquiries += batch.inquiries;
    total.undeliveredMessages += batch.undeliveredMessages;
    if (batch.inquiries < batchMax) return total;
  }
}

function formatDeleted({ inquiries, undeliveredMessages }: ExpiryCounts, months: number): string {
  const what = inquiries === 1 ? "1 inquiry" : `${inquiries} inquiries`;
  const undelivered =
    undeliveredMessages === 0
      ? ""
      : `; ${undeliveredMessages === 1 ? "1 message about them" : `${undeliveredMessages} messages about them`} had never been delivered`;
  return `Deleted ${what} received more than ${months} months ago${undelivered}.`;
}
