import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { v7 as createTimeOrderedId } from "uuid";
import type { Database, Schema } from "#server/db/schema.ts";
import { fromRow } from "#server/db/inquiry-rows.ts";
import { claimAcknowledgement } from "./acknowledgements.ts";
import type { Channel, PlannedMessage } from "./channels.ts";
import type { AttemptOutcome, ClaimedMessage, OutboxMessageState } from "./outbox-message.ts";
import { attemptsMax, computeDelayMs, delayMaxMs } from "./schedule.ts";
import { refusedPrefix } from "./undelivered.ts";

export interface Outbox {
  /**
   * Leases messages that are due, or whose lease ended without an outcome, to this process.
   * @throws when the database fails.
   */
  claim: (channels: readonly Channel[], countMax: number) => Promise<ClaimedMessage[]>;
  /**
   * Stores how an attempt ended. Does nothing when another process has claimed the message since.
   * @throws when the database fails.
   */
  recordOutcome: (message: ClaimedMessage, outcome: AttemptOutcome) => Promise<void>;
  /**
   * Makes messages due that were held for settings which are set now; returns how many.
   * @throws when the database fails.
   */
  releaseHeld: (planned: readonly PlannedMessage[]) => Promise<number>;
}

/** How long an attempt may take, in milliseconds. Half a lease, so that a lease outlasts it. */
export const attemptDeadlineMs = 60_000;
const leaseDefaultMs = 2 * attemptDeadlineMs;

export interface OutboxOptions {
  /** The time that all processes of the database agree on. */
  clock?: () => Promise<Date>;
  /** From 0 to 1. */
  random?: () => number;
  /** How long a lease lasts, in milliseconds; longer than any attempt. */
  leaseMs?: number;
}

/** The outbox of one database. */
export function createOutbox(
  { kysely, dialect, readClock }: Database,
  { clock = readClock, random = Math.random, leaseMs = leaseDefaultMs }: OutboxOptions = {},
): Outbox {
  return {
    claim: async (channels, countMax) => {
      const now = await clock();
      // Reading first keeps an idle worker from taking the write lock each time it polls.
      if ((await findDue(kysely, { now, channels, leaseMs }, 1)).length === 0) return [];
      return kysely.transaction().execute(async (transaction) => {
        const due = await findDue(
          transaction,
          { now, channels, leaseMs },
          countMax,
          dialect === "postgres",
        );
        return due.length === 0 ? [] : leaseMessages(transaction, due, { now, leaseMs });
      });
    },
    recordOutcome: async ({ id, leaseId, attempts }, outcome) => {
      const now = await clock();
      await kysely
        .updateTable("outbox_messages")
        .set({
          lease_id: null,
          leased_until: null,
          ...toStateChange(outcome, attempts, now, random()),
        })
        .where("id", "=", id)
        .where("lease_id", "=", leaseId)
        .execute();
    },
    releaseHeld: async (planned) => {
      const ready = planned.filter(({ heldBecause }) => heldBecause === null);
      if (ready.length === 0) return 0;
      const released = await kysely
        .updateTable("outbox_messages")
        .set({ state: "pending", due_at: (await clock()).toISOString(), reason: null })
        .where("state", "=", "held")
        .where(
          "channel",
          "in",
          ready.map(({ channel }) => channel),
        )
        .executeTakeFirst();
      return Number(released.numUpdatedRows);
    },
  };
}

/**
 * Adds the messages of an inquiry to the outbox, in the transaction that stores the inquiry, so
 * that neither is stored without the other.
 * @throws when the database fails; the transaction is then rolled back.
 */
export async function enqueueMessages(
  transaction: Transaction<Schema>,
  inquiry: { id: string; email: string },
  planned: readonly PlannedMessage[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const rows = [];
  for (const { channel, heldBecause } of planned) {
    if (
      channel === "acknowledgement" &&
      !(await claimAcknowledgement(transaction, inquiry.email, now))
    ) {
      continue;
    }
    rows.push({
      id: createTimeOrderedId(),
      inquiry_id: inquiry.id,
      channel,
      state: (heldBecause === null ? "pending" : "held") satisfies OutboxMessageState,
      attempts: 0,
      created_at: at,
      due_at: at,
      leased_until: null,
      lease_id: null,
      sent_at: null,
      reason: heldBecause,
    });
  }
  if (rows.length > 0) await transaction.insertInto("outbox_messages").values(rows).execute();
}

async function findDue(
  from: Kysely<Schema>,
  { now, channels, leaseMs }: { now: Date; channels: readonly Channel[]; leaseMs: number },
  countMax: number,
  isLocking = false,
): Promise<string[]> {
  const at = now.toISOString();
  const later = (durationMs: number) => new Date(now.getTime() + durationMs).toISOString();
  const query = from
    .selectFrom("outbox_messages")
    .select("id")
    .where("channel", "in", channels)
    .where((is) =>
      is.or([
        is.and([is("state", "=", "pending"), is("due_at", "<=", at)]),
        is.and([is("state", "=", "sending"), is("leased_until", "<=", at)]),
        // Later than any planned attempt: written while the clock was wrong.
        is.and([is("state", "=", "pending"), is("due_at", ">", later(2 * delayMaxMs))]),
        is.and([is("state", "=", "sending"), is("leased_until", ">", later(2 * leaseMs))]),
      ]),
    )
    .orderBy("due_at")
    .limit(countMax);
  const rows = await (isLocking ? query.forUpdate().skipLocked() : query).execute();
  return rows.map(({ id }) => id);
}

async function leaseMessages(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<ClaimedMessage[]> {
  const leaseId = randomUUID();
  const leased = await transaction
    .updateTable("outbox_messages")
    .set((row) => ({
      state: "sending",
      attempts: row("attempts", "+", 1),
      lease_id: leaseId,
      leased_until: new Date(now.getTime() + leaseMs).toISOString(),
    }))
    .where("id", "in", ids)
    .returning(["id", "channel", "attempts", "inquiry_id"])
    .execute();
  const inquiries = await transaction
    .selectFrom("inquiries")
    .selectAll()
    .where(
      "id",
      "in",
      leased.map(({ inquiry_id }) => inquiry_id),
    )
    .execute();
  const byId = new Map(inquiries.map((row) => [row.id, fromRow(row)]));
  return leased.flatMap(({ id, channel, attempts, inquiry_id }) => {
    const inquiry = byId.get(inquiry_id);
    // Cannot happen: a foreign key deletes the messages of a deleted inquiry.
    if (inquiry === undefined) return [];
    return [{ id, leaseId, channel: channel as Channel, attempts, inquiry }];
  });
}

/** The columns that change with the outcome of an attempt. */
function toStateChange(outcome: AttemptOutcome, attempts: number, now: Date, random: number) {
  const at = now.toISOString();
  switch (outcome.kind) {
    case "sent":
      return { state: "sent", sent_at: at, reason: null };
    case "refused":
      return { state: "failed", reason: outcome.reason };
    case "interrupted":
      return { state: "pending", due_at: at, attempts: attempts - 1 };
    case "retry":
      if (attempts >= attemptsMax) {
        return {
          state: "failed",
          reason: `given up after ${attempts} attempts: ${outcome.reason}`,
        };
      }
      return {
        state: "pending",
        due_at: new Date(now.getTime() + computeDelayMs(attempts, random)).toISOString(),
        reason: outcome.isRefusal === true ? refusedPrefix + outcome.reason : outcome.reason,
      };
  }
}
