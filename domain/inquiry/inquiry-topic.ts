import type { Inquiry, Interest } from "./inquiry.ts";

/** What a visitor can choose on the form; the first one is selected in an empty form. */
export const inquiryTopics = ["sales", "rental", "service", "parts", "storage", "general"] as const;

export type InquiryTopic = (typeof inquiryTopics)[number];

/**
 * Topics that the specification's four interests lack. Their inquiries have the interest `general`,
 * and their `about` begins with this word.
 */
const wordsInAbout = { rental: "Rental", storage: "Storage" } as const;

/** The topic with this id, or null. */
export function toInquiryTopic(text: string | null | undefined): InquiryTopic | null {
  return inquiryTopics.find((topic) => topic === text) ?? null;
}

/** The interest under which an inquiry about a topic is stored. */
export function toInterest(topic: InquiryTopic): Interest {
  return topic === "rental" || topic === "storage" ? "general" : topic;
}

/**
 * The `about` of an inquiry, such as "Rental: Golf carts in Lewes, DE".
 * @param subject what the inquiry is about besides its topic; empty when it is not known.
 */
export function formatAbout(topic: InquiryTopic, subject: string): string {
  if (topic !== "rental" && topic !== "storage") return subject;
  return [wordsInAbout[topic], subject].filter(Boolean).join(": ");
}

/** The topic of an inquiry that was stored; the opposite of `toInterest` and `formatAbout`. */
export function findTopic({ interest, about }: Pick<Inquiry, "interest" | "about">): InquiryTopic {
  const word = /^(?:Rental|Storage)(?=$|:)/.exec(about)?.[0];
  if (word === wordsInAbout.rental) return "rental";
  return word === wordsInAbout.storage ? "storage" : interest;
}
