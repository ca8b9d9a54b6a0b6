import type { InquiryTopic } from "#domain/inquiry/inquiry-topic.ts";

/** What mails call the topic of an inquiry: never a visitor's words. */
export const topicNames: Record<InquiryTopic, string> = {
  sales: "Sales",
  rental: "Rental",
  service: "Service",
  parts: "Parts",
  storage: "Storage",
  general: "General question",
};
