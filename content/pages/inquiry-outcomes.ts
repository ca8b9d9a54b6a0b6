import type { InquiryOutcome } from "#domain/inquiry/inquiry-outcome.ts";
import { business } from "#content/dealership/business.ts";

const { display: phone } = business.phone;

/** Outcomes that are answered with a text; a received inquiry is answered with its id or a page. */
type WordedOutcome = Exclude<InquiryOutcome["kind"], "received">;

/**
 * What is said about an inquiry that was not taken, side by side for each way in: `form` is shown
 * above the form when it was posted without script, `api` is the `error` of `POST /api/contact`,
 * which the form with script shows, and `assistant` is the message of the skill that submits leads.
 * Null when the errors of the single fields say it all.
 */
export const inquiryOutcomeTexts = {
  invalid: {
    form: null,
    api: "Please check the fields that are marked.",
    assistant: null,
  },
  conflict: {
    form: "An inquiry was already sent with this form. Send it again to add this one.",
    api: "This form was sent before with other words. Reload the page and send it again.",
    assistant:
      "Another lead was sent with this idempotency key. Send this one with a key of its own.",
  },
  limited: {
    form: `Too many inquiries came from your connection. Please call ${phone}, or try again later.`,
    api: `Too many messages. Please call us at ${phone}.`,
    assistant: `Too many leads came from your address. The customer can call us at ${phone}.`,
  },
  unavailable: {
    form: `We could not save your inquiry just now. What you typed is still here: please send it again, or call ${phone}.`,
    api: `We could not store your message. Please try again or call ${phone}.`,
    assistant: `We could not store the lead. Send it again, or the customer can call us at ${phone}.`,
  },
} as const satisfies Record<
  WordedOutcome,
  { form: string | null; api: string; assistant: string | null }
>;

/** What `POST /api/contact` says about a request that holds no inquiry. */
export const contactRequestTexts = {
  notJson: "Send one JSON object.",
  badIdempotencyKey: "The Idempotency-Key has a form we do not take.",
} as const;

/** What the form with script shows when the server gave no answer, or one without a text. */
export const sendFailureTexts = {
  noAnswer: "Failed to send message. Please try again.",
  noText: "Failed to submit contact form",
} as const;
