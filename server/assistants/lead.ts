import { createHash } from "node:crypto";
import { agentWords } from "#content/dealership/assistants.ts";
import { business } from "#content/dealership/business.ts";
import { toE164 } from "./dealer-information.ts";
import type { Failure } from "./failures.ts";
import { findFieldFailures, refuseFields } from "./field-failures.ts";
import { findOwnWords, toInquiryFields } from "./lead-inquiry.ts";
import { leadRequest, type Lead } from "./lead-schema.ts";
import type { Caller, SkillOutcome } from "./skills.ts";
import type { InquiryIntake } from "#server/inquiries/inquiry-intake.ts";
import { limits } from "#server/limits.ts";

const { display: phone } = business.phone;

/** Stores a lead with the customer's consent as an inquiry; answered once it is committed. */
export async function submitLead(
  request: unknown,
  caller: Caller,
  { intake }: { intake: InquiryIntake },
  now: Date,
): Promise<SkillOutcome> {
  const read = leadRequest.safeParse(request);
  if (!read.success) return refuseShape(findFieldFailures(read.error, request));
  const lead = read.data;
  const objection = findObjection(lead, now);
  if (objection !== null) return { ok: false, failure: objection };
  const outcome = await intake.receive(
    {
      fields: toInquiryFields(lead),
      idempotencyKey: makeKey(lead, caller),
      honeypot: "",
      renderedAt: null,
      ownWords: findOwnWords(lead),
      messageLengthMax: limits.leadMessageLengthMax,
      // The assistant tells its customer; mail from us may not be what the consent allows.
      isAcknowledged: false,
    },
    caller.address,
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
      return { ok: false, failure: conflict };
    case "limited": {
      const { retryAfterSeconds } = outcome;
      return { ok: false, failure: { ...limited, retryAfterSeconds } };
    }
    case "unavailable": {
      const { retryAfterSeconds } = outcome;
      return { ok: false, failure: { ...unavailable, retryAfterSeconds } };
    }
  }
}

function buildLeadReceipt(lead: Lead, id: string): SkillOutcome {
  const dealer = { name: business.name, phone: toE164(business.phone) };
  const receipt = { lead_id: id, status: "received", dealer };
  if (lead.appointment === undefined) {
    return { ok: true, data: receipt, message: agentWords.leadReceived };
  }
  // Nobody has looked at the calendar: the appointment is a wish in the inquiry, under its id.
  const appointment = { appointment_id: id, status: "requested" };
  const message = `${agentWords.leadReceived} ${agentWords.appointmentRequested}`;
  return { ok: true, data: { ...receipt, appointment }, message };
}

/** Names what is wrong with the consent before all else, and lists everything. */
function refuseShape(errors: ReturnType<typeof findFieldFailures>): SkillOutcome {
  const consentErrors = errors.filter(({ instanceLocation }) =>
    /^\/consent(\/|$)/.test(instanceLocation),
  );
  if (consentErrors.length === 0) return refuseFields(errors);
  const isMissing = consentErrors.some(
    ({ instanceLocation, keyword }) => instanceLocation === "/consent" && keyword === "required",
  );
  const failure: Failure = isMissing
    ? {
        code: "CONTACT_CONSENT_REQUIRED",
        message: "Send the customer's consent: nothing is stored without it.",
      }
    : { code: "INVALID_CONSENT", message: "The consent is not complete: see details.errors." };
  return { ok: false, failure: { ...failure, details: { errors } } };
}

/** What a consent that has the right form still does not allow; null when it does. */
function findObjection({ consent, customer }: Lead, now: Date): Failure | null {
  const latest = now.getTime() + limits.clockSkewMs;
  if (Date.parse(consent.granted_at) > latest) {
    return { code: "INVALID_CONSENT", message: "The consent was given in the future." };
  }
  if (consent.expires_at !== undefined && Date.parse(consent.expires_at) <= now.getTime()) {
    return { code: "INVALID_CONSENT", message: "The consent has ended." };
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
  const given = lead.idempotency_key ?? caller.idempotencyKey;
  if (given === null) return null;
  const named = JSON.stringify([lead.source_agent.name, given]);
  return `agent-${createHash("sha256").update(named).digest("hex")}`;
}

const pointers: Readonly<Record<string, string>> = {
  firstName: "/customer/first_name",
  lastName: "/customer/last_name",
  email: "/customer/email",
  phone: "/customer/phone",
  message: "/message",
};

const conflict: Failure = {
  code: "IDEMPOTENCY_CONFLICT",
  message: "Another lead was sent with this idempotency key. Send this one with a key of its own.",
};

const limited: Failure = {
  code: "RATE_LIMITED",
  message: `Too many leads came from your address. The customer can call us at ${phone}.`,
  status: 429,
};

const unavailable: Failure = {
  code: "INTERNAL_ERROR",
  message: `We could not store the lead. Send it again, or the customer can call us at ${phone}.`,
  status: 503,
};
