import { business } from "#content/dealership/business.ts";
import { buildInquiryOutcomeTexts } from "#content/pages/words/inquiry-outcomes.ts";
import {
  inquiryOutcomeStatus,
  type InquiryForm,
  type InquiryOutcome,
} from "#domain/inquiry/inquiry-outcome.ts";
import { aboutLengthMax, cleanText, interests, type Interest } from "#domain/inquiry/inquiry.ts";
import type { SiteServices } from "#app/context.ts";
import { emptyInquiry, type InquiryFormState } from "./inquiry-form-state.ts";

const { form: outcomeTexts } = buildInquiryOutcomeTexts(business.phone.display);

/** The empty form, with the interest and subject that the query names. */
export function buildEmptyForm(
  request: Request,
  { createIdempotencyKey, findReferrerPath, now }: SiteServices,
): InquiryFormState {
  const query = new URL(request.url).searchParams;
  return {
    values: {
      ...emptyInquiry,
      interest: toInterest(query.get("interest")),
      about: cleanText(query.get("about") ?? "").slice(0, aboutLengthMax),
    },
    fieldErrors: {},
    error: null,
    idempotencyKey: createIdempotencyKey(),
    renderedAt: now().getTime(),
    cameFrom: findReferrerPath(request),
  };
}

/** The form that a browser without script posted. */
export async function readPostedForm(request: Request): Promise<InquiryForm> {
  const posted = new URLSearchParams(await request.text());
  const fields: Record<string, string> = {};
  for (const name of Object.keys(emptyInquiry)) fields[name] = posted.get(name) ?? "";
  return {
    fields,
    idempotencyKey: posted.get("idempotencyKey"),
    honeypot: posted.get("website") ?? "",
    renderedAt: Number(posted.get("renderedAt")) || null,
    cameFrom: posted.get("cameFrom") ?? "",
  };
}

/** The posted form again, with what is wrong with it. */
export function buildRefusedForm(
  posted: InquiryForm,
  outcome: Exclude<InquiryOutcome, { kind: "received" }>,
  { createIdempotencyKey, now }: SiteServices,
): { form: InquiryFormState; status: number; retryAfterSeconds: number | null } {
  const form: InquiryFormState = {
    values: {
      ...emptyInquiry,
      ...posted.fields,
      interest: toInterest(posted.fields["interest"]),
    },
    fieldErrors: outcome.kind === "invalid" ? outcome.fieldErrors : {},
    error: outcomeTexts[outcome.kind],
    // A form that was used for another inquiry gets a key of its own.
    idempotencyKey:
      outcome.kind === "conflict"
        ? createIdempotencyKey()
        : (posted.idempotencyKey ?? createIdempotencyKey()),
    renderedAt: posted.renderedAt ?? now().getTime(),
    cameFrom: posted.cameFrom,
  };
  const retryAfterSeconds = "retryAfterSeconds" in outcome ? outcome.retryAfterSeconds : null;
  return { form, status: inquiryOutcomeStatus[outcome.kind], retryAfterSeconds };
}

function toInterest(text: string | null | undefined): Interest {
  return interests.find((interest) => interest === text) ?? emptyInquiry.interest;
}
