import { buildInquiryOutcomeTexts } from "#content/pages/words/inquiry-outcomes.ts";
import { createHash } from "node:crypto";
import { z } from "zod";
import { assistantTexts } from "#content/dealership/assistants.ts";
import { business } from "#content/dealership/business.ts";
import { findOwnWords, toInquiryFields } from "./lead-inquiry.ts";
import type { Lead } from "./lead-schema.ts";
import { toE164 } from "#server/assistants/skills/dealer-information.ts";
import { refuseFields } from "#server/assistants/skills/field-errors.ts";
import type { FieldError, Refusal, Refused } from "#server/assistants/skills/refusal.ts";
import type { Caller, SkillOutcome } from "#server/assistants/skills/skill.ts";
import type { InquiryIntake } from "#server/inquiries/inquiry-intake.ts";
import { limits } from "#server/limits.ts";

export const leadOutput = z.object({
  lead_id: z.string(),
  status: z.literal("received"),
  dealer: z.object({ name: z.string(), phone: z.string() }),
  appointment: z
    .object({ appointment_id: z.string(), status: z.literal("requested") })
    .describe("A request that our staff reads; nothing is booked.")
    .optional(),
});

/** Stores a lead with the customer's consent as an inquiry; answers once it is committed. */
export async function submitLead(
  lead: Lead,
  caller: Caller,
  intake: Pick<InquiryIntake, "receive">,
  now: Date,
): Promise<SkillOutcome<z.infer<typeof leadOutput>>> {
  const objection = findObjection(lead, now);
  if (objection !== null) return { ok: false, refusal: objection };
  const outcome = await intake.receive(
    {
      fields: toInquiryFields(lead),
      idempotencyKey: makeKey(lead, caller),
      // A program that sends its lead again writes the time of sending anew.
      sameContent: toInquiryFields({ ...lead, submitted_at: undefined }),
      honeypot: "",
      renderedAt: null,
      ownWords: findOwnWords(lead),
      messageLengthMax: limits.leadMessageLengthMax,
      // The assistant tells its customer; mail from us may not be what the consent allows.
      isAcknowledged: false,
    },
    caller.clientIp,
  );
  switch (outcome.kind) {
    case "received":
      return buildLeadReceipt(lead, outcome.id);
    case "invalid":
      return refuseFields(
        Object.entries(outcome.fieldErrors).map(([field, error]) => ({
          instanceLocation: pointers[field] ?? "",
          keyword: "format",
          error,
        })),
      );
    case "conflict":
      return { ok: false, refusal: buildRefusal("conflict") };
    case "limited": {
      const { retryAfterSeconds } = outcome;
      return { ok: false, refusal: { ...buildRefusal("limited"), retryAfterSeconds } };
    }
    case "unavailable": {
      const { retryAfterSeconds } = outcome;
      return { ok: false, refusal: { ...buildRefusal("unavailable"), retryAfterSeconds } };
    }
  }
}

function buildLeadReceipt(lead: Lead, id: string): SkillOutcome<z.infer<typeof leadOutput>> {
  const dealer = { name: business.name, phone: toE164(business.phone) };
  const receipt = { lead_id: id, status: "received" as const, dealer };
  if (lead.appointment === undefined) {
    return { ok: true, data: receipt, message: assistantTexts.leadReceived };
  }
  // Nobody has looked at the calendar: the appointment is a wish in the inquiry, under its id.
  const appointment = { appointment_id: id, status: "requested" as const };
  const message = `${assistantTexts.leadReceived} ${assistantTexts.appointmentRequested}`;
  return { ok: true, data: { ...receipt, appointment }, message };
}

/** Names what is wrong with the consent before all else, and lists everything. */
export function refuseLeadFields(errors: readonly FieldError[]): Refused {
  const consentErrors = errors.filter(({ instanceLocation }) =>
    /^\/consent(\/|$)/.test(instanceLocation),
  );
  if (consentErrors.length === 0) return refuseFields(errors);
  const isMissing = consentErrors.some(
    ({ instanceLocation, keyword }) => instanceLocation === "/consent" && keyword === "required",
  );
  const refusal: Refusal = isMissing
    ? {
        code: "CONTACT_CONSENT_REQUIRED",
        message: "Send the customer's consent: nothing is stored without it.",
      }
    : { code: "INVALID_CONSENT", message: "The consent is not complete: see details.errors." };
  return { ok: false, refusal: { ...refusal, errors } };
}

/** What a consent that has the right form still does not allow; null when it does. */
function findObjection({ consent, customer }: Lead, now: Date): Refusal | null {
  const latest = now.getTime() + limits.clockSkewMs;
  if (Date.parse(consent.granted_at) > latest) {
    return { code: "INVALID_CONSENT", message: "The consent was given in the future." };
  }
  if (consent.expires_at !== undefined && Date.parse(consent.expires_at) <= now.getTime()) {
    return { code: "INVALID_CONSENT", message: "The consent has expired." };
  }
  const { preferred_contact: preferred = "any" } = customer;
  if (preferred !== "any" && !consent.allowed_channels.includes(preferred)) {
    return {
      code: "CONTACT_CONSENT_REQUIRED",
      message: `The customer prefers ${preferred}, which the consent does not allow.`,
    };
  }
  return null;
}

/**
 * The key under which the lead is stored once. The assistant's name is part of it, so that two
 * assistants that count their leads from 1 do not meet, nor one of them and a visitor's form.
 */
function makeKey(lead: Lead, caller: Caller): string | null {
  const key = lead.idempotency_key ?? caller.idempotencyKey;
  if (key === null) return null;
  const named = JSON.stringify([lead.source_agent.name, key]);
  // Keys of this form are in the database: another prefix would store a repeated lead twice.
  return `agent-${createHash("sha256").update(named).digest("hex")}`;
}

const pointers: Readonly<Record<string, string>> = {
  firstName: "/customer/first_name",
  lastName: "/customer/last_name",
  email: "/customer/email",
  phone: "/customer/phone",
  message: "/message",
};

const refusalCodes = {
  conflict: "IDEMPOTENCY_CONFLICT",
  limited: "RATE_LIMITED",
  unavailable: "INTERNAL_ERROR",
} as const;

function buildRefusal(kind: keyof typeof refusalCodes): Refusal {
  const { assistant: texts } = buildInquiryOutcomeTexts(business.phone.display);
  return { code: refusalCodes[kind], message: texts[kind] };
}
