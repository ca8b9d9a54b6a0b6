import { business } from "#content/dealership/business.ts";
import { requestForms } from "#domain/inquiry/request-fields.ts";
import { findTopic } from "#domain/inquiry/inquiry-topic.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import type { Undelivered } from "#server/outbox/undelivered.ts";
import { findAnswerTimes, formatTime } from "./inquiry-mail.ts";
import { topicNames } from "./topic-names.ts";

/** What staff should know when the shop opens. */
export interface Digest {
  /** Oldest first, as many as fit in a mail. */
  unanswered: readonly StoredInquiry[];
  unansweredCount: number;
  undelivered: Undelivered;
  /** Requests that name this day, such as a test drive. */
  requestsOfDay: readonly StoredInquiry[];
  /** Where the office is reached; null when it has no name of its own. */
  officeUrl: string | null;
}

/** The mail of the morning. @returns null when there is nothing to tell. */
export function buildDigestMail(
  { unanswered, unansweredCount, undelivered, requestsOfDay, officeUrl }: Digest,
  now: Date,
): { subject: string; text: string } | null {
  const { failed, held, refused, overdue } = undelivered;
  const failedCount = failed + held + refused + overdue;
  if (unansweredCount + failedCount + requestsOfDay.length === 0) return null;
  const left = unansweredCount - unanswered.length;
  const parts = [
    unansweredCount > 0 && [
      `Without an answer (${unansweredCount}):`,
      ...unanswered.map((inquiry) => formatUnanswered(inquiry, now)),
      ...(left > 0 ? [`- and ${left} more`] : []),
    ],
    requestsOfDay.length > 0 && [
      `Requested for today (${requestsOfDay.length}):`,
      ...requestsOfDay.map(formatRequest),
    ],
    failedCount > 0 && [
      `Messages that did not arrive here: ${failedCount}. Tell the person who looks after the site.`,
    ],
    officeUrl !== null && [`Open the office: ${officeUrl}/`],
  ];
  return {
    subject: `Today: ${unansweredCount} to answer, ${requestsOfDay.length} requested for today | ${business.name}`,
    text: parts
      .filter((part) => part !== false)
      .map((lines) => lines.join("\n"))
      .join("\n\n"),
  };
}

function formatUnanswered(inquiry: StoredInquiry, now: Date): string {
  const { answerBy } = findAnswerTimes(inquiry);
  const due = `${answerBy < now ? "was due" : "answer by"} ${formatTime(answerBy)}`;
  return `- ${formatPerson(inquiry)} (${topicNames[findTopic(inquiry)]}), ${due}`;
}

function formatRequest(inquiry: StoredInquiry): string {
  const { details } = inquiry;
  const name = details === undefined ? "Request" : requestForms[details.request].name;
  return `- ${name}: ${formatPerson(inquiry)}`;
}

function formatPerson({ firstName, lastName, phone, id }: StoredInquiry): string {
  return `${firstName} ${lastName}, ${phone}, inquiry ${id.slice(-6)}`;
}
