import type { Database } from "#server/db/schema.ts";
import type { OutboxMessage } from "./outbox-message.ts";

/**
 * Why a message to the dealership needs somebody's attention: it was given up, waits for a setting,
 * was refused by a server of the dealership and is tried again, or waits for more than an hour.
 */
export type DeliveryProblem = "failed" | "held" | "refused" | "overdue";

/** How many messages have each problem. */
export interface Undelivered extends Record<DeliveryProblem, number> {
  /** When the oldest of them was created, as ISO 8601 in UTC; null when there is none. */
  oldestAt: string | null;
}

/** The beginning of a stored reason that tells a refusal from a failure that passes by itself. */
export const refusedPrefix = "refused: ";

/** A message that is not sent after so long is overdue. */
const overdueAfterMs = 3_600_000;

/**
 * The problem of a message; null when it has none. An acknowledgement never has one: it goes to an
 * address that a visitor may have mistyped, and the dealership misses nothing.
 */
export function findDeliveryProblem(
  { channel, state, createdAt, reason }: OutboxMessage,
  now: Date,
): DeliveryProblem | null {
  if (channel === "acknowledgement" || state === "sent") return null;
  if (state === "failed" || state === "held") return state;
  if (reason?.startsWith(refusedPrefix) === true) return "refused";
  return createdAt < toOverdueBefore(now) ? "overdue" : null;
}

/**
 * Counts the messages that have a problem, by the rules of `findDeliveryProblem`.
 * @throws when the database fails.
 */
export async function countUndelivered({ kysely }: Database, now: Date): Promise<Undelivered> {
  const rows = await kysely
    .selectFrom("outbox_messages")
    .select((row) => [
      row
        .case()
        .when("state", "in", ["failed", "held"])
        .then(row.ref("state"))
        .when("reason", "like", `${refusedPrefix}%`)
        .then(row.cast<string>(row.val("refused"), "text"))
        .when("created_at", "<", toOverdueBefore(now))
        .then(row.cast<string>(row.val("overdue"), "text"))
        .else(null)
        .end()
        .as("problem"),
      row.fn.countAll<number>().as("count"),
      row.fn.min("created_at").as("oldest"),
    ])
    .where("channel", "!=", "acknowledgement")
    .where("state", "!=", "sent")
    .groupBy("problem")
    .execute();
  const found = rows.filter(({ problem }) => problem !== null);
  const countOf = (problem: DeliveryProblem) =>
    Number(found.find((row) => row.problem === problem)?.count ?? 0);
  return {
    failed: countOf("failed"),
    held: countOf("held"),
    refused: countOf("refused"),
    overdue: countOf("overdue"),
    oldestAt: found.map(({ oldest }) => oldest).toSorted()[0] ?? null,
  };
}

function toOverdueBefore(now: Date): string {
  return new Date(now.getTime() - overdueAfterMs).toISOString();
}
