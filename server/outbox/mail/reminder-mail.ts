import { business } from "#content/dealership/business.ts";
import { findTopic } from "#domain/inquiry/inquiry-topic.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { findAnswerTimes, formatAnsweredLink, formatTime } from "./inquiry-mail.ts";
import { topicNames } from "./topic-names.ts";

/**
 * The mail that reminds the dealership of an inquiry before the promised time is over.
 * @param answeredUrl where one click says that it was answered; null without an office.
 */
export function buildReminderMail(
  inquiry: StoredInquiry,
  answeredUrl: string | null,
): { subject: string; text: string } {
  const { id, firstName, lastName, email, phone, message, receivedAt } = inquiry;
  const { answerBy } = findAnswerTimes(inquiry);
  const topic = topicNames[findTopic(inquiry)];
  return {
    // As in the first mail, the subject has no text of the visitor.
    subject: `Still to answer: website inquiry ${id.slice(-6)} (${topic})`,
    text: [
      `Nobody has marked this inquiry as answered. We promise an answer within ${business.replyTimes.answerWithinHours} hours: by ${formatTime(answerBy)}.`,
      [
        `Name       ${firstName} ${lastName}`,
        `Phone      ${phone}`,
        `Email      ${email}`,
        `Received   ${formatTime(new Date(receivedAt))}`,
      ].join("\n"),
      message,
      ...formatAnsweredLink(answeredUrl),
      `-- \nInquiry ${id}`,
    ].join("\n\n"),
  };
}
