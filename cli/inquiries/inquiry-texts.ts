import type { OutboxMessage } from "#server/outbox/outbox-message.ts";
import { listDetails } from "#domain/inquiry/inquiry-details.ts";
import { requestForms } from "#domain/inquiry/request-fields.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { findAnswerTimes, formatTime } from "#server/outbox/mail/inquiry-mail.ts";

/** An inquiry as staff read it, with what follows from the hours table. */
export interface InquiryReport extends StoredInquiry {
  answerBy: string;
  /** Still to be answered though its time is over. */
  isOverdue: boolean;
}

/** Adds when an inquiry is to be answered, and whether that time is over. */
export function report(inquiry: StoredInquiry, now: Date): InquiryReport {
  const { answerBy } = findAnswerTimes(inquiry);
  const isOverdue = inquiry.status === "new" && answerBy < now;
  return { ...inquiry, answerBy: answerBy.toISOString(), isOverdue };
}

/** Inquiries with a line each. @param shortIds what is shown of an id, by the id. */
export function formatLines(
  inquiries: readonly InquiryReport[],
  shortIds: ReadonlyMap<string, string>,
): string[] {
  const shown = inquiries.map(({ id }) => shortIds.get(id) ?? id);
  const width = shown.reduce((widest, id) => Math.max(widest, id.length), 0);
  return inquiries.map((inquiry, index) => formatLine(inquiry, (shown[index] ?? "").padEnd(width)));
}

function formatLine(inquiry: InquiryReport, id: string): string {
  const { receivedAt, interest, firstName, lastName, status, isOverdue } = inquiry;
  const state = isOverdue ? "OVERDUE" : status;
  const received = formatTime(new Date(receivedAt)).padEnd(31);
  return `${id}  ${received}  ${interest.padEnd(7)}  ${state.padEnd(8)}  ${firstName} ${lastName}\n`;
}

/** One inquiry with all its fields and its outbox messages. */
export function formatInquiry(inquiry: InquiryReport, messages: readonly OutboxMessage[]): string {
  const isHeldBack = inquiry.status === "spam";
  const overdue = inquiry.isOverdue ? " (OVERDUE)" : "";
  const lines = [
    `id         ${inquiry.id}`,
    `status     ${inquiry.status}`,
    ...inquiry.suspicions.map((sign) => `${isHeldBack ? "suspected" : "noted    "}  ${sign}`),
    `received   ${formatTime(new Date(inquiry.receivedAt))}`,
    `answer by  ${formatTime(new Date(inquiry.answerBy))}${overdue}`,
    `name       ${inquiry.firstName} ${inquiry.lastName}`,
    `email      ${inquiry.email}`,
    `phone      ${inquiry.phone}`,
    `interest   ${inquiry.interest}`,
    `about      ${inquiry.about}`,
    ...formatRequestLines(inquiry),
  ];
  const sent = messages.map((message) => `  ${formatOutboxMessage(message)}`).join("");
  return `${lines.join("\n")}\n\n${inquiry.message}\n\n${sent}`;
}

/** The kind of a request, and each field that was filled in. */
function formatRequestLines({ details }: StoredInquiry): string[] {
  if (details === undefined) return [];
  const lines = listDetails(details).map(({ label, value }) => `  ${label}: ${value}`);
  return [`request    ${requestForms[details.request].name}`, ...lines];
}

/** One outbox message in one line. */
export function formatOutboxMessage(message: OutboxMessage): string {
  const { channel, state, attempts, sentAt, dueAt, reason } = message;
  const times: Partial<Record<typeof state, string>> = {
    sent: formatTime(new Date(sentAt ?? dueAt)),
    pending: `next attempt ${formatTime(new Date(dueAt))}`,
  };
  const details = [times[state], attempts > 0 ? `attempts ${attempts}` : null, reason];
  const known = details.filter((detail) => typeof detail === "string");
  return `${channel.padEnd(15)}  ${state.padEnd(7)}  ${known.join(", ")}\n`;
}
