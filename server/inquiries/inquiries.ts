import { createHash, randomUUIDv7 } from "node:crypto";
import type { Selectable } from "kysely";
import type { Inquiry, InquiryFieldErrors, Interest } from "#domain/inquiry.ts";
import { validateInquiry } from "#domain/inquiry.ts";
import type { Database, InquiryTable } from "#server/db/schema.ts";
import { limits } from "#server/limits.ts";

export type InquiryStatus = "new";

/** An inquiry as it is stored and shown to staff. */
export interface StoredInquiry extends Inquiry {
  id: string;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  status: InquiryStatus;
}

export interface ReceivedWith {
  /** The same key with the same content is the same inquiry; null when the sender gave none. */
  idempotencyKey: string | null;
}

export type Receipt =
  | { kind: "received"; id: string }
  | { kind: "invalid"; fieldErrors: InquiryFieldErrors }
  /** The key was used before with other content. */
  | { kind: "conflict" }
  /** The database could not commit in time. */
  | { kind: "unavailable"; retryAfterSeconds: number };

export interface Inquiries {
  /**
   * Checks and stores an inquiry. `received` means that it is committed and flushed; repeated with
   * its key it gives the same id and stores nothing. Never throws for what a visitor sent.
   */
  receive: (input: unknown, how: ReceivedWith) => Promise<Receipt>;
  /** Newest first. */
  list: () => Promise<StoredInquiry[]>;
  find: (id: string) => Promise<StoredInquiry | null>;
}

/** The inquiries of one database. `warn` is told why one could not be stored, without its text. */
export function createInquiries(
  database: Database,
  warn: (message: string) => void,
  now = () => new Date(),
): Inquiries {
  const { kysely } = database;
  let waiting = 0;

  async function store(inquiry: Inquiry, key: string | null, isLate: () => boolean) {
    const row = toRow(inquiry, key, now());
    return kysely.transaction().execute(async (transaction): Promise<Receipt> => {
      if (isLate()) throw new Error("The visitor was already told to try again.");
      const inserted = await transaction
        .insertInto("inquiries")
        .values(row)
        .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (inserted !== undefined) return { kind: "received", id: inserted.id };
      const earlier = await transaction
        .selectFrom("inquiries")
        .select(["id", "content_hash"])
        .where("idempotency_key", "=", key)
        .executeTakeFirstOrThrow();
      return earlier.content_hash === row.content_hash
        ? { kind: "received", id: earlier.id }
        : { kind: "conflict" };
    });
  }

  return {
    receive: async (input, { idempotencyKey }) => {
      const check = validateInquiry(input);
      if (!check.ok) return { kind: "invalid", fieldErrors: check.fieldErrors };
      if (waiting >= limits.inquiriesWaitingMax) return unavailable;
      waiting += 1;
      try {
        return await withDeadline((isLate) => store(check.value, idempotencyKey, isLate));
      } catch (error) {
        warn(`An inquiry could not be stored: ${describeFailure(error)}`);
        return unavailable;
      } finally {
        waiting -= 1;
      }
    },
    list: async () => {
      const rows = await kysely
        .selectFrom("inquiries")
        .selectAll()
        .orderBy("received_at", "desc")
        .orderBy("id", "desc")
        .execute();
      return rows.map(fromRow);
    },
    find: async (id) => {
      const row = await kysely
        .selectFrom("inquiries")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return row === undefined ? null : fromRow(row);
    },
  };
}

const unavailable: Receipt = {
  kind: "unavailable",
  retryAfterSeconds: limits.unavailableRetrySeconds,
};

/** Gives up waiting at the deadline; what is still queued then learns that it is late. */
async function withDeadline<Result>(
  work: (isLate: () => boolean) => Promise<Result>,
): Promise<Result> {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Error(`not committed within ${limits.inquiryDeadlineMs} ms`));
    }, limits.inquiryDeadlineMs);
  });
  try {
    return await Promise.race([work(() => isLate), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** The error's kind and code; its full text could repeat what a visitor wrote. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  return "code" in error ? `${error.name} ${String(error.code)}` : error.message;
}

function toRow(inquiry: Inquiry, idempotencyKey: string | null, receivedAt: Date): InquiryTable {
  return {
    id: randomUUIDv7(),
    received_at: receivedAt.toISOString(),
    first_name: inquiry.firstName,
    last_name: inquiry.lastName,
    email: inquiry.email,
    phone: inquiry.phone,
    interest: inquiry.interest,
    message: inquiry.message,
    about: inquiry.about,
    status: "new" satisfies InquiryStatus,
    idempotency_key: idempotencyKey,
    content_hash: hashContent(inquiry),
  };
}

function hashContent(inquiry: Inquiry): string {
  const { firstName, lastName, email, phone, interest, message, about } = inquiry;
  const content = [firstName, lastName, email, phone, interest, message, about];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

function fromRow(row: Selectable<InquiryTable>): StoredInquiry {
  return {
    id: row.id,
    receivedAt: row.received_at,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    // Only checked values are stored.
    interest: row.interest as Interest,
    message: row.message,
    about: row.about,
    status: row.status as InquiryStatus,
  };
}
