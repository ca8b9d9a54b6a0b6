// Imports no code, because it also runs in the browser.

import type { RequestKind } from "#domain/inquiry/request-fields.ts";

/** What the contact form says when it was opened for one request. */
interface RequestTexts {
  /** In the list of requests beside the form. */
  link: string;
  title: string;
  intro: string;
  messageLabel: string;
  /** Whether the desk can do nothing without a message. */
  isMessageRequired: boolean;
}

const anythingElse = {
  messageLabel: "Anything else we should know? (optional)",
  isMessageRequired: false,
} as const;

export const requestTexts: Readonly<Record<RequestKind, RequestTexts>> = {
  "test-drive": {
    link: "Test drive",
    title: "Book a test drive",
    intro:
      "Tell us which cart and which days work for you. We'll call to set the time, and we'll have it charged and ready.",
    ...anythingElse,
  },
  service: {
    link: "Service",
    title: "Get your cart fixed",
    intro:
      "Tell us what you drive and what's wrong. We'll call with a time and tell you whether we can fix it at your place.",
    messageLabel: "What's wrong with it, and when did it start?",
    isMessageRequired: true,
  },
  "trade-in": {
    link: "Trade-in",
    title: "Trade in your cart",
    intro:
      "Tell us what you have, and we'll call you. The price is final once we've seen the cart.",
    ...anythingElse,
  },
  storage: {
    link: "Storage",
    title: "Store your cart with us",
    intro:
      "Tell us how long you need storage, and whether you want it indoors or outdoors. We'll call to tell you whether we have space and what it costs.",
    ...anythingElse,
  },
  rental: {
    link: "Rental",
    title: "Rent a cart",
    intro:
      "Tell us when and where you need it. We'll call to tell you what's available on your dates and what delivery costs.",
    ...anythingElse,
  },
  parts: {
    link: "Parts",
    title: "Order a part",
    intro: "Tell us the part and the cart it's for. We'll make sure it fits and call with a price.",
    ...anythingElse,
  },
};

/** Over the links to the forms with a few fields more, above the plain form. */
export const requestsIntro = "Each of these has its own form:";

export const requestListLabel = "What do you need?";
/** Above the links to the other forms, below the form of one request. */
export const otherRequestsTitle = "Need something else?";
export const plainFormLink = "Something else";
