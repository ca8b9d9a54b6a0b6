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
  const rows = await kysely
    .selectFrom("inquiries")
    .leftJoin("inquiry_work", "inquiry_work.inquiry_id", "inquiries.id")
    .select(["inquiries.received_at", "inquiries.status", "inquiry_work.answered_at"])
    .where("inquiries.status", "!=", "spam")
    .where("inquiries.received_at", ">=", new Date(toDayStart(from)).toISOString())
    .where("inquiries.received_at", "<", new Date(toDayStart(addDays(to, 1))).toISOString())
    .orderBy("inquiries.received_at")
    .execute();
  return rows.map((row) => {
    const receivedAt = Date.parse(row.received_at);
    const isAnswered = row.status === "answered";
    const answeredAt = isAnswered ? row.answered_at : null;
    return {
      receivedAt,
      isAnswered,
      answeredAfterMs: answeredAt === null ? null : Date.parse(answeredAt) - receivedAt,
    };
  });
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
