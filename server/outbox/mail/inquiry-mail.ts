import { business } from "#content/dealership/business.ts";
import { departmentHours, listSpecialDays } from "#content/dealership/hours.ts";
import { computeAnswerTimes } from "#domain/calendar/business-hours.ts";
import type { AnswerTimes } from "#domain/calendar/business-hours.ts";
import { type InquiryDetails, listDetails } from "#domain/inquiry/inquiry-details.ts";
import { findTopic } from "#domain/inquiry/inquiry-topic.ts";
import type { DepartmentHours, OpeningPeriod } from "#domain/calendar/opening-hours.ts";
import { findReminderTime } from "#domain/calendar/reminder-time.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { requestForms } from "#domain/inquiry/request-fields.ts";
import { topicNames } from "./topic-names.ts";

/**
 * The mail to the dealership, with everything that is needed to answer the inquiry.
 * @param answeredUrl where one click says that it was answered; null without an office.
 */
export function buildInquiryMail(
  inquiry: StoredInquiry,
  answeredUrl: string | null = null,
): { subject: string; text: string } {
  const { firstName, lastName, email, phone, message, about, id, suspicions, details } = inquiry;
  const topic = topicNames[findTopic(inquiry)];
  const times = findAnswerTimes(inquiry);
  const lines = [
    `Name       ${firstName} ${lastName}`,
    `Email      ${email}`,
    `Phone      ${phone}`,
    `Topic      ${topic}`,
    ...(about === "" ? [] : [`About      ${about}`]),
    `Received   ${formatTime(new Date(inquiry.receivedAt))}`,
    `Answer by  ${formatTime(times.answerBy)}`,
    `Usually    ${formatTime(times.typicalFrom)} to ${formatTime(times.typicalTo)}`,
    ...suspicions.map((sign) => `Note       ${sign.charAt(0).toUpperCase()}${sign.slice(1)}`),
  ];
  return {
    // The subject has no text of the visitor: phones show subjects and tickets copy them.
    subject: `Website inquiry ${id.slice(-6)} (${topic})`,
    text: [
      "You have a new inquiry from the website. Reply to this email to answer it.",
      lines.join("\n"),
      ...(details === undefined ? [] : [formatRequest(details)]),
      message,
      ...formatAnsweredLink(answeredUrl),
      `-- \nInquiry ${id}`,
    ].join("\n\n"),
  };
}

/** How to say that an inquiry was answered; nothing without an office. */
export function formatAnsweredLink(answeredUrl: string | null): string[] {
  if (answeredUrl === null) return [];
  return [`Answered it? Open this link and press the button. No need to sign in:\n${answeredUrl}`];
}

/** A request as its desk reads it, a line for each field that was filled in. */
function formatRequest(details: InquiryDetails): string {
  const lines = listDetails(details).map(({ label, value }) => `- ${label}: ${value}`);
  return [`${requestForms[details.request].name} request`, ...lines].join("\n");
}

/** The mail to the visitor. It repeats no free text, so that it cannot be used to send spam. */
export function buildAcknowledgement(inquiry: StoredInquiry): { subject: string; text: string } {
  const { receivedAt } = inquiry;
  const topic = topicNames[findTopic(inquiry)];
  const { answerBy } = findAnswerTimes(inquiry);
  const { from, to } = business.replyTimes.typicalHours;
  return {
    subject: `We received your message | ${business.name}`,
    text: [
      "Hello,",
      `Thank you for writing to ${business.name}. We received your message on ${formatTime(new Date(receivedAt))}. Topic: ${topic}.`,
      `You'll hear from us by ${formatTime(answerBy)}. During business hours it typically takes ${from} to ${to} hours.`,
      `If you need us sooner, please call ${business.phone.display}.`,
      "If you didn't write to us, someone typed your email address by mistake. You don't need to do anything.",
      business.name,
    ].join("\n\n"),
  };
}

/**
 * When an inquiry should be answered, by the hours of the department that it concerns; by those of
 * the showroom while that department is never open, as in winter.
 */
export function findAnswerTimes(
  { interest, receivedAt }: Pick<StoredInquiry, "interest" | "receivedAt">,
  hours: readonly DepartmentHours[] = departmentHours,
): AnswerTimes {
  return computeAnswerTimes(
    new Date(receivedAt),
    business.replyTimes,
    findPeriods(interest, hours),
    business.timeZone,
    listSpecialDays(),
  );
}

/** When staff are reminded of an inquiry without an answer, by the same hours. */
export function findReminderAt(
  inquiry: Pick<StoredInquiry, "interest" | "receivedAt">,
  hours: readonly DepartmentHours[] = departmentHours,
): Date {
  return findReminderTime(
    new Date(inquiry.receivedAt),
    findAnswerTimes(inquiry, hours).answerBy,
    findPeriods(inquiry.interest, hours),
    business.timeZone,
    listSpecialDays(),
  );
}

function findPeriods(
  interest: StoredInquiry["interest"],
  hours: readonly DepartmentHours[],
): readonly OpeningPeriod[] {
  const departmentId = interest === "service" || interest === "parts" ? "service" : "showroom";
  const isEverOpen = ({ periods }: DepartmentHours) => periods.some(({ open }) => open !== null);
  const department =
    hours.find((each) => each.id === departmentId && isEverOpen(each)) ??
    hours.find(({ id }) => id === "showroom");
  return department?.periods ?? [];
}

/** A time in the dealership's locale and time zone, such as "Fri, Nov 20, 2026, 10:00 AM EST". */
export function formatTime(time: Date): string {
  return time.toLocaleString(business.locale, {
    timeZone: business.timeZone,
    weekday: "short",
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}
