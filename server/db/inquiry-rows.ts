import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { v7 as createTimeOrderedId } from "uuid";
import type { InquiryDetails } from "#domain/inquiry/inquiry-details.ts";
import { toRequestKind } from "#domain/inquiry/request-fields.ts";
import type { Inquiry, Interest } from "#domain/inquiry/inquiry.ts";
import type { InquiryStatus, StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { isSuspectedSpam } from "#domain/inquiry/stored-inquiry.ts";
import type { InquiryTable } from "./schema.ts";

/** The database row of a checked inquiry, with a new id. */
export function toRow(
  inquiry: Inquiry,
  {
    idempotencyKey,
    suspicions,
    receivedAt,
  }: { idempotencyKey: string; suspicions: readonly string[]; receivedAt: Date },
): InquiryTable & { idempotency_key: string } {
  const status: InquiryStatus = isSuspectedSpam(suspicions) ? "spam" : "new";
  return {
    id: createTimeOrderedId(),
    received_at: receivedAt.toISOString(),
    first_name: inquiry.firstName,
    last_name: inquiry.lastName,
    email: inquiry.email,
    phone: inquiry.phone,
    interest: inquiry.interest,
    message: inquiry.message,
    about: inquiry.about,
    status,
    idempotency_key: idempotencyKey,
    content_hash: hashContent(inquiry),
    suspicions: JSON.stringify(suspicions),
    details: JSON.stringify(inquiry.details ?? {}),
  };
}

/** The stored inquiry of a database row. */
export function fromRow(row: Selectable<InquiryTable>): StoredInquiry {
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
    suspicions: JSON.parse(row.suspicions) as string[],
    ...readDetails(row.details),
  };
}

/** The stored details. Those of a request that this version does not know are not shown as another's. */
function readDetails(text: string): Pick<StoredInquiry, "details"> {
  const details = JSON.parse(text) as Partial<InquiryDetails>;
  const request = toRequestKind(details.request);
  return request === null ? {} : { details: { ...(details as InquiryDetails), request } };
}

function hashContent(inquiry: Inquiry): string {
  const { firstName, lastName, email, phone, interest, message, about, details } = inquiry;
  const content: unknown[] = [firstName, lastName, email, phone, interest, message, about];
  // Without details the hash is the one that versions without them stored.
  if (details !== undefined) content.push(details);
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
