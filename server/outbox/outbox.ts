import { createHash, randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { v7 as createTimeOrderedId } from "uuid";
import type { Database, Schema } from "#server/db/schema.ts";
import { fromRow } from "#server/db/inquiry-rows.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import type { Channel, PlannedDelivery } from "./channels.ts";
import { attemptsMax, computeDelayMs, delayMaxMs } from "./schedule.ts";

export type DeliveryState = "pending" | "sending" | "sent" | "failed" | "held";

/** How an attempt ended. A reason is for staff, a code for the log: it names no person. */
export type AttemptOutcome =
  | { kind: "sent" }
  /** Something that may pass, such as a server that did not answer. */
  | { kind: "retry"; code: string; reason: string }
  /** A refusal for good, such as an unknown recipient. */
  | { kind: "refused"; code: string; reason: string }
  /** This process is ending; the attempt does not count. */
  | { kind: "interrupted" };

/** A delivery that this process owns until its lease ends. */
export interface ClaimedDelivery {
  id: string;
  leaseId: string;
  channel: Channel;
  /** This one included. */
  attempts: number;
  inquiry: StoredInquiry;
}

export interface Outbox {
  /** Takes deliveries that are due, or whose owner was lost, so that nobody else sends them. */
  claim: (channels: readonly Channel[], countMax: number) => Promise<ClaimedDelivery[]>;
  /** Writes down how an attempt ended; what another process took over meanwhile stays its own. */
  settle: (delivery: ClaimedDelivery, outcome: AttemptOutcome) => Promise<void>;
  /** Lets go what was held for lack of settings that are there now; the number of rows. */
  releaseHeld: (planned: readonly PlannedDelivery[]) => Promise<number>;
}

/** An attempt is given up before this, so that a lease outlives it. */
export const attemptDeadlineMs = 60_000;
const leaseDefaultMs = 2 * attemptDeadlineMs;

export interface OutboxOptions {
  /** The time that all processes agree on. */
  clock?: () => Promise<Date>;
  /** From 0 to 1. */
  random?: () => number;
  /** How long a claim lasts; longer than any attempt. */
  leaseMs?: number;
}

/** The deliveries of one database. */
export function createOutbox(
  { kysely, dialect, readClock }: Database,
  { clock = readClock, random = Math.random, leaseMs = leaseDefaultMs }: OutboxOptions = {},
): Outbox {
  return {
    claim: async (channels, countMax) => {
      const now = await clock();
      // Looking first keeps an idle worker from taking the write lock at every round.
      if ((await findDue(kysely, { now, channels, leaseMs }, 1)).length === 0) return [];
      return kysely.transaction().execute(async (transaction) => {
        const due = await findDue(
          transaction,
          { now, channels, leaseMs },
          countMax,
          dialect === "postgres",
        );
        return due.length === 0 ? [] : take(transaction, due, { now, leaseMs });
      });
    },
    settle: async ({ id, leaseId, attempts }, outcome) => {
      const now = await clock();
      await kysely
        .updateTable("deliveries")
        .set({ lease_id: null, leased_until: null, ...describe(outcome, attempts, now, random()) })
        .where("id", "=", id)
        .where("lease_id", "=", leaseId)
        .execute();
    },
    releaseHeld: async (planned) => {
      const ready = planned.filter(({ heldBecause }) => heldBecause === null);
      if (ready.length === 0) return 0;
      const released = await kysely
        .updateTable("deliveries")
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

/** Writes the deliveries of an inquiry, in the transaction that stores it. */
export async function enqueue(
  transaction: Transaction<Schema>,
  inquiry: { id: string; email: string },
  planned: readonly PlannedDelivery[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const rows = [];
  for (const { channel, heldBecause } of planned) {
    if (channel === "acknowledgement" && !(await mayAcknowledge(transaction, inquiry.email, now))) {
      continue;
    }
    rows.push({
      id: createTimeOrderedId(),
      inquiry_id: inquiry.id,
      channel,
      state: (heldBecause === null ? "pending" : "held") satisfies DeliveryState,
      attempts: 0,
      created_at: at,
      due_at: at,
      leased_until: null,
      lease_id: null,
      sent_at: null,
      reason: heldBecause,
    });
  }
  if (rows.length > 0) await transaction.insertInto("deliveries").values(rows).execute();
}

/** The hash under which an address is remembered to have been acknowledged. */
export function hashAddress(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("hex");
}

const acknowledgementPauseMs = 24 * 3_600_000;

/** At most one acknowledgement to an address in 24 hours; saying yes counts as one. */
async function mayAcknowledge(
  transaction: Transaction<Schema>,
  email: string,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const pauseEnded = new Date(now.getTime() - acknowledgementPauseMs).toISOString();
  const row = await transaction
    .insertInto("acknowledgements")
    .values({ address_hash: hashAddress(email), sent_at: at })
    .onConflict((conflict) =>
      conflict
        .column("address_hash")
        .doUpdateSet({ sent_at: at })
        // A time ahead of now was written while the clock was wrong.
        .where((or) =>
          or.or([
            or("acknowledgements.sent_at", "<=", pauseEnded),
            or("acknowledgements.sent_at", ">", at),
          ]),
        ),
    )
    .returning("address_hash")
    .executeTakeFirst();
  return row !== undefined;
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
    .selectFrom("deliveries")
    .select("id")
    .where("channel", "in", channels)
    .where((is) =>
      is.or([
        is.and([is("state", "=", "pending"), is("due_at", "<=", at)]),
        is.and([is("state", "=", "sending"), is("leased_until", "<=", at)]),
        // Further ahead than we ever plan: the clock was wrong when it was written.
        is.and([is("state", "=", "pending"), is("due_at", ">", later(2 * delayMaxMs))]),
        is.and([is("state", "=", "sending"), is("leased_until", ">", later(2 * leaseMs))]),
      ]),
    )
    .orderBy("due_at")
    .limit(countMax);
  const rows = await (isLocking ? query.forUpdate().skipLocked() : query).execute();
  return rows.map(({ id }) => id);
}

async function take(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<ClaimedDelivery[]> {
  const leaseId = randomUUID();
  const taken = await transaction
    .updateTable("deliveries")
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
      taken.map(({ inquiry_id }) => inquiry_id),
    )
    .execute();
  const byId = new Map(inquiries.map((row) => [row.id, fromRow(row)]));
  return taken.flatMap(({ id, channel, attempts, inquiry_id }) => {
    const inquiry = byId.get(inquiry_id);
    // A foreign key keeps a delivery from outliving its inquiry.
    if (inquiry === undefined) return [];
    return [{ id, leaseId, channel: channel as Channel, attempts, inquiry }];
  });
}

function describe(outcome: AttemptOutcome, attempts: number, now: Date, random: number) {
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
        reason: outcome.reason,
      };
  }
}
