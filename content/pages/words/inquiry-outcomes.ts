import type { InquiryOutcome } from "#domain/inquiry/inquiry-outcome.ts";

/** Outcomes that are answered with a text; a received inquiry is answered with its id or a page. */
type WordedOutcome = Exclude<InquiryOutcome["kind"], "received">;

/**
 * What is said about an inquiry that was not received, for each of the ways in.
 * @param phone the dealership's phone number as it is shown.
 */
export function buildInquiryOutcomeTexts(phone: string) {
  return {
    /** The form that was posted without script shows this; with null the fields' errors say it. */
    form: {
      invalid: null,
      conflict: "You already sent an inquiry with this form. Send it again to add this one.",
      limited: `We've received too many inquiries from your connection. Please call ${phone}, or try again later.`,
      unavailable: `We couldn't save your inquiry just now. Everything you typed is still here. Please send it again, or call ${phone}.`,
    },
    /** The `error` of `POST /api/contact`, which the form with script shows. */
    api: {
      invalid: "Please check the fields that are marked.",
      conflict:
        "This form was already sent with a different message. Reload the page and send it again.",
      limited: `Too many messages. Please call us at ${phone}.`,
      unavailable: `We couldn't save your message. Please try again, or call ${phone}.`,
    },
    /** The error of the assistants' skill that submits leads; it lists invalid fields itself. */
    assistant: {
      invalid: null,
      conflict:
        "Another lead was sent with this idempotency key. Send this one with a key of its own.",
      limited: `Too many leads came from your address. The customer can call us at ${phone}.`,
      unavailable: `We could not store the lead. Send it again, or the customer can call us at ${phone}.`,
    },
  } as const satisfies Record<string, Record<WordedOutcome, string | null>>;
}

/** The `error` of `POST /api/contact` for a request that contains no inquiry. */
export const contactRequestTexts = {
  notJson: "Send one JSON object.",
  badIdempotencyKey: "The Idempotency-Key is not in a format we accept.",
} as const;

/** The page that a browser without script gets when its form is refused before it is read. */
export const formRefusalWords = {
  titles: {
    400: "Only part of your message reached us",
    403: "This form can only be sent from our own pages",
    413: "Your message is too long to send",
    415: "We could not read this form",
    429: "That was a lot of inquiries at once",
  },
  texts: {
    400: "Please go back and send it again. What you typed should still be there.",
    403: "Please open our contact page and send your inquiry from there.",
    413: "Please go back, shorten it and send it again. What you typed should still be there.",
    415: "Please open our contact page and send your inquiry from there.",
    429: "We haven't received this one yet. What you typed is below: please send it again in a few minutes, or call us.",
  },
  messageLabel: "Message",
  sendAgain: "Send it again",
  contactLink: "Go to the contact page",
} as const;

/** What the form with script shows when the server sent no answer, or an answer without a text. */
export const sendFailureTexts = {
  noAnswer: "Failed to send message. Please try again.",
  noText: "Failed to submit contact form",
} as const;
