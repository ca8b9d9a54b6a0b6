import { business } from "#content/dealership/business.ts";
import { buildInquiryOutcomeTexts } from "#content/pages/words/inquiry-outcomes.ts";
import {
  inquiryOutcomeStatus,
  type InquiryForm,
  type InquiryOutcome,
} from "#domain/inquiry/inquiry-outcome.ts";
import { toDetailName } from "#domain/inquiry/inquiry-details.ts";
import { requestForms, toRequestKind, type RequestKind } from "#domain/inquiry/request-fields.ts";
import { formatAbout, toInquiryTopic, toInterest } from "#domain/inquiry/inquiry-topic.ts";
import type { ContactSubject } from "./contact-subject.ts";
import {
  emptyValues,
  type InquiryFormState,
  type InquiryFormValues,
} from "./inquiry-form-state.ts";
import { toRequestFields } from "./request-message.ts";

/** What a browser without script posted: the values to show again, and the inquiry in them. */
export interface PostedForm {
  values: InquiryFormValues;
  request: RequestKind | null;
  inquiry: InquiryForm;
}

/** The empty form, with the topic and the request that the link names. */
export function buildEmptyForm(
  { topic, request, details }: ContactSubject,
  now: Date,
): InquiryFormState {
  const values = { ...emptyValues, topic, details };
  return { values, request, fieldErrors: {}, error: null, renderedAt: now.getTime() };
}

/** Reads the form that a browser without script posted. */
export async function readPostedForm(post: Request, subject: ContactSubject): Promise<PostedForm> {
  const posted = new URLSearchParams(await post.text());
  const read = (name: string) => posted.get(name) ?? "";
  // A page that was open while the site was updated posts `interest` and `about` as texts.
  const chosen = toInquiryTopic(posted.get("topic") ?? posted.get("interest"));
  const topic = chosen ?? subject.topic;
  const typed = {
    firstName: read("firstName"),
    lastName: read("lastName"),
    email: read("email"),
    phone: read("phone"),
    message: read("message"),
  };
  // The link may name a cart that is gone since: the form itself says which request it was.
  const request = toRequestKind(posted.get(toDetailName("request"))) ?? subject.request;
  const details: Record<string, string> = {};
  for (const { name } of request === null ? [] : requestForms[request].fields) {
    details[name] = read(toDetailName(name));
  }
  return {
    values: { ...typed, topic, details },
    request,
    inquiry: {
      fields: {
        ...typed,
        ...toRequestFields(request, typed.message, details),
        interest: chosen === null ? read("interest") : toInterest(chosen),
        about: formatAbout(topic, subject.text) || read("about"),
      },
      idempotencyKey: posted.get("idempotencyKey"),
      honeypot: read("website"),
      renderedAt: Number(posted.get("renderedAt")) || null,
      cameFrom: read("cameFrom") || subject.cameFrom,
    },
  };
}

/** The posted form again, with what is wrong with it. */
export function buildRefusedForm(
  { values, request, inquiry }: PostedForm,
  outcome: Exclude<InquiryOutcome, { kind: "received" }>,
  now: Date,
): { form: InquiryFormState; status: number; retryAfterSeconds: number | null } {
  const form: InquiryFormState = {
    values,
    request,
    fieldErrors: outcome.kind === "invalid" ? outcome.fieldErrors : {},
    error: buildInquiryOutcomeTexts(business.phone.display).form[outcome.kind],
    renderedAt: inquiry.renderedAt ?? now.getTime(),
  };
  const retryAfterSeconds = "retryAfterSeconds" in outcome ? outcome.retryAfterSeconds : null;
  return { form, status: inquiryOutcomeStatus[outcome.kind], retryAfterSeconds };
}
