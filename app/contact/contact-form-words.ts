// Imports no code, because it also runs in the browser. The words of the page around the form are
// in content/pages/words/contact.ts, those about what became of an inquiry in inquiry-outcomes.ts
// beside it.

import type { InquiryTopic } from "#domain/inquiry/inquiry-topic.ts";

export const fieldLabels = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  topic: "What is it about?",
  message: "Message",
  honeypot: "Leave this field empty",
} as const;

export const topicOptions = [
  { value: "sales", label: "Sales" },
  { value: "rental", label: "Rental" },
  { value: "service", label: "Service" },
  { value: "parts", label: "Parts" },
  { value: "storage", label: "Storage" },
  { value: "general", label: "General" },
] as const satisfies readonly { value: InquiryTopic; label: string }[];

export const formWords = {
  aboutPrefix: "About: ",
  /** The first option of a choice that nobody has to make. */
  noChoice: "Please choose",
  send: "Send inquiry",
  sending: "Sending...",
  phoneConsent: "We call or text about this inquiry only. Consent isn't a condition of purchase.",
  privacyNote: "We need all of these fields to answer you, and we use them only for that. See our",
  requestPrivacyNote:
    "We need your name, email and phone to answer you, and we use them only for that. See our",
  privacyLink: "privacy policy",
  errorSummaryTitle: "There is a problem",
  toastTitle: "Error",
} as const;

/** "You can also call (732) … or send this text by email." */
export const otherWaysWords = {
  beforePhone: "You can also call",
  beforeMail: "or",
  mailLink: "send this text by email",
  mailSubject: "Inquiry",
} as const;
