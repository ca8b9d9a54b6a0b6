import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import type { Channel } from "./channels.ts";

export type OutboxMessageState = "pending" | "sending" | "sent" | "failed" | "held";

/** A row of the outbox as staff see it: one inquiry on one channel. Times are ISO 8601 in UTC. */
export interface OutboxMessage {
  id: string;
  inquiryId: string;
  channel: Channel;
  state: OutboxMessageState;
  attempts: number;
  createdAt: string;
  /** When the next attempt may begin. */
  dueAt: string;
  sentAt: string | null;
  /** Why the last attempt failed, or why the message is held. */
  reason: string | null;
}

/** A message that this process alone may dispatch until its lease ends. */
export interface ClaimedMessage {
  id: string;
  leaseId: string;
  channel: Channel;
  /** The current attempt included. */
  attempts: number;
  inquiry: StoredInquiry;
}

/**
 * How an attempt ended. The reason is for staff; the code is for the log and names no person: of a
 * mail server the step, its code and its words without addresses.
 */
export type AttemptOutcome =
  | { kind: "sent" }
  /**
   * A failure that may pass, such as a server that did not answer. With `isRefusal` a server of the
   * dealership's own said no for good (5xx): it is tried again all the same, and staff are told.
   */
  | { kind: "retry"; code: string; reason: string; isRefusal?: boolean }
  /** A permanent refusal, such as an unknown recipient. */
  | { kind: "refused"; code: string; reason: string }
  /** This process is stopping; the attempt is not counted. */
  | { kind: "interrupted" };

/** Dispatches one message. Never throws. The signal aborts when the attempt must be given up. */
export type Dispatch = (message: ClaimedMessage, signal: AbortSignal) => Promise<AttemptOutcome>;
