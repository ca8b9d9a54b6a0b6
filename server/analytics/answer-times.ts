import { sql } from "kysely";
import { business } from "#content/dealership/business.ts";
import { toInstant } from "#domain/calendar/business-hours.ts";
import { addDays } from "#domain/calendar/calendar-day.ts";
import type { Database } from "#server/db/schema.ts";

/** How long inquiries waited for their answer, in milliseconds from receipt to "answered". */
export interface AnswerTimes {
  answered: number;
  unanswered: number;
  /** Of those answered; null when there is none. */
  medianMs: number | null;
  worstMs: number | null;
}

/** An inquiry that is not suspected spam. */
export interface ReceivedInquiry {
  /** Milliseconds since the epoch. */
  receivedAt: number;
  /** Milliseconds until it was marked as answered; null while it is not, or when that is not known. */
  answeredAfterMs: number | null;
  isAnswered: boolean;
}

/**
 * The inquiries received from one day to another, both included, oldest first.
 * @throws when the database does not answer.
 */
export async function readReceivedInquiries(
  { kysely }: Pick<Database, "kysely">,
  from: string,
  to: string,
): Promise<ReceivedInquiry[]> {
  // One text instead of a row for each: thousands of rows take longer to hand over than to read.
  const { lines } = await kysely
    .selectFrom("inquiries")
    .leftJoin("inquiry_work", "inquiry_work.inquiry_id", "inquiries.id")
    .select(
      sql<
        string | null
      >`string_agg(inquiries.received_at || ' ' || inquiries.status || ' ' || coalesce(inquiry_work.answered_at, ''), ',')`.as(
        "lines",
      ),
    )
    .where("inquiries.status", "!=", "spam")
    .where("inquiries.received_at", ">=", new Date(toDayStart(from)).toISOString())
    .where("inquiries.received_at", "<", new Date(toDayStart(addDays(to, 1))).toISOString())
    .executeTakeFirstOrThrow();
  if (lines === null) return [];
  // ISO 8601 sorts by time.
  return lines.split(",").toSorted().map(toReceived);
}

function toReceived(line: string): ReceivedInquiry {
  const [received = "", status, answeredAt = ""] = line.split(" ");
  const receivedAt = Date.parse(received);
  const isAnswered = status === "answered";
  return {
    receivedAt,
    isAnswered,
    answeredAfterMs: isAnswered && answeredAt !== "" ? Date.parse(answeredAt) - receivedAt : null,
  };
}

/** What these inquiries' answers took. */
export function computeAnswerTimes(inquiries: readonly ReceivedInquiry[]): AnswerTimes {
  const times = inquiries
    .map(({ answeredAfterMs }) => answeredAfterMs)
    .filter((ms) => ms !== null)
    .toSorted((left, right) => left - right);
  const middle = Math.floor(times.length / 2);
  const [below = 0, above = 0] = [times[Math.max(0, middle - 1)], times[middle]];
  const isEven = times.length % 2 === 0;
  return {
    answered: inquiries.filter(({ isAnswered }) => isAnswered).length,
    unanswered: inquiries.filter(({ isAnswered }) => !isAnswered).length,
    medianMs: times.length === 0 ? null : isEven ? Math.round((below + above) / 2) : above,
    worstMs: times.at(-1) ?? null,
  };
}

/** Midnight in the dealership's own time, in milliseconds since the epoch. */
export function toDayStart(day: string): number {
  return toInstant(new Date(`${day}T00:00:00Z`), 0, business.timeZone);
}
