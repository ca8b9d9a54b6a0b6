import type { Context } from "hono";
import { business } from "#content/dealership/business.ts";
import type { Api, ApiServices } from "./services.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { refuseOtherMethods } from "#server/http/allowed-methods.ts";
import type { CountedPage } from "#server/analytics/counted-page.ts";
import { isIdempotencyKey } from "#server/inquiries/inquiry-intake.ts";
import { admitPost } from "#server/http/post-admission.ts";

const { display: phone } = business.phone;

/** `POST /contact` with the six fields and `about` as JSON: 201 once it is committed. */
export function createContactRoute(api: Api, services: ApiServices): void {
  api.post("/contact", async (context) => {
    context.header("Cache-Control", "no-store");
    const admitted = await admitPost(context.req.raw, services.siteUrl, ["application/json"]);
    if (!admitted.ok) return context.json({ error: admitted.error }, admitted.status);
    const fields = parseRecord(admitted.body);
    if (fields === null) return context.json({ error: "Send one JSON object." }, 400);
    const idempotencyKey = context.req.header("Idempotency-Key") ?? null;
    if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)) {
      return context.json({ error: "The Idempotency-Key has a form we do not take." }, 400);
    }
    const address = services.readClientIp(context);
    const { headers } = context.req.raw;
    const countedFor = services.counting.creditInquiry(headers, fields["cameFrom"]);
    return answerContact(context, services, { fields, idempotencyKey, countedFor }, address);
  });
  refuseOtherMethods(api, "/contact", "POST");
}

async function answerContact(
  context: Context<HttpEnvironment>,
  { intake }: ApiServices,
  {
    fields,
    ...sent
  }: {
    fields: Record<string, unknown>;
    idempotencyKey: string | null;
    countedFor: CountedPage | null;
  },
  address: string,
): Promise<Response> {
  const outcome = await intake.receive(
    { fields, ...sent, honeypot: readTrap(fields), renderedAt: readRenderedAt(fields) },
    address,
  );
  switch (outcome.kind) {
    case "received":
      return context.json({ id: outcome.id }, 201);
    case "invalid": {
      const error = "Please check the fields that are marked.";
      return context.json({ error, fieldErrors: outcome.fieldErrors }, 400);
    }
    case "conflict": {
      const error =
        "This form was sent before with other words. Reload the page and send it again.";
      return context.json({ error }, 422);
    }
    case "limited":
      context.header("Retry-After", String(outcome.retryAfterSeconds));
      return context.json({ error: `Too many messages. Please call us at ${phone}.` }, 429);
    case "unavailable": {
      context.header("Retry-After", String(outcome.retryAfterSeconds));
      const error = `We could not store your message. Please try again or call ${phone}.`;
      return context.json({ error }, 503);
    }
  }
}

/** The fields of a JSON object; null for what is no such thing. */
function parseRecord(body: Uint8Array): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return null;
    return { ...parsed };
  } catch {
    return null;
  }
}

/** The honeypot, which people leave empty. */
function readTrap(fields: Record<string, unknown>): string {
  const honeypot = fields["website"];
  return typeof honeypot === "string" ? honeypot : "";
}

/** When the form was rendered, in milliseconds since the epoch, as the page said. */
function readRenderedAt(fields: Record<string, unknown>): number | null {
  const renderedAt = Number(fields["renderedAt"] ?? Number.NaN);
  return Number.isFinite(renderedAt) ? renderedAt : null;
}
