import type { Context } from "hono";
import { business } from "#content/dealership/business.ts";
import {
  buildInquiryOutcomeTexts,
  contactRequestTexts,
} from "#content/pages/words/inquiry-outcomes.ts";
import { inquiryOutcomeStatus } from "#domain/inquiry/inquiry-outcome.ts";
import type { Api, ApiServices } from "./services.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { refuseOtherMethods } from "#server/http/allowed-methods.ts";
import type { AnalyticsPage } from "#server/analytics/analytics-page.ts";
import { isIdempotencyKey } from "#server/inquiries/inquiry-intake.ts";
import { admitPost } from "#server/http/post-admission.ts";

/**
 * Adds `POST /contact`, which takes the six fields and `about` as JSON and answers 201 when the
 * inquiry is committed. `inquiryOutcomeStatus` has the status of every other outcome.
 */
export function createContactRoute(api: Api, services: ApiServices): void {
  api.post("/contact", async (context) => {
    context.header("Cache-Control", "no-store");
    const admitted = await admitPost(context.req.raw, services.siteUrl, ["application/json"]);
    if (!admitted.ok) return context.json({ error: admitted.error }, admitted.status);
    const fields = parseRecord(admitted.body);
    if (fields === null) return context.json({ error: contactRequestTexts.notJson }, 400);
    const idempotencyKey = context.req.header("Idempotency-Key") ?? null;
    if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)) {
      return context.json({ error: contactRequestTexts.badIdempotencyKey }, 400);
    }
    const clientIp = services.readClientIp(context);
    const { headers } = context.req.raw;
    const creditedPage = services.analytics.creditInquiry(headers, fields["cameFrom"]);
    return respondToInquiry(context, services, { fields, idempotencyKey, creditedPage }, clientIp);
  });
  refuseOtherMethods(api, "/contact", "POST");
}

async function respondToInquiry(
  context: Context<HttpEnvironment>,
  { intake }: ApiServices,
  {
    fields,
    ...request
  }: {
    fields: Record<string, unknown>;
    idempotencyKey: string | null;
    creditedPage: AnalyticsPage | null;
  },
  clientIp: string,
): Promise<Response> {
  const outcome = await intake.receive(
    { fields, ...request, honeypot: readHoneypot(fields), renderedAt: readRenderedAt(fields) },
    clientIp,
  );
  const { kind } = outcome;
  if (kind === "received") return context.json({ id: outcome.id }, inquiryOutcomeStatus[kind]);
  if ("retryAfterSeconds" in outcome) {
    context.header("Retry-After", String(outcome.retryAfterSeconds));
  }
  const error = buildInquiryOutcomeTexts(business.phone.display).api[kind];
  const fieldErrors = kind === "invalid" ? { fieldErrors: outcome.fieldErrors } : {};
  return context.json({ error, ...fieldErrors }, inquiryOutcomeStatus[kind]);
}

/** The fields of a JSON object in UTF-8; null when the body is anything else. */
function parseRecord(body: Uint8Array): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return null;
    return { ...parsed };
  } catch {
    return null;
  }
}

/** The text of the honeypot, which people leave empty. */
function readHoneypot(fields: Record<string, unknown>): string {
  const honeypot = fields["website"];
  return typeof honeypot === "string" ? honeypot : "";
}

/** When the form was rendered, in milliseconds since the epoch, as the page sent it. */
function readRenderedAt(fields: Record<string, unknown>): number | null {
  const sent = fields["renderedAt"];
  // An object may have a `toString` that is no function.
  const renderedAt = typeof sent === "number" || typeof sent === "string" ? Number(sent) : null;
  return Number.isFinite(renderedAt) ? renderedAt : null;
}
