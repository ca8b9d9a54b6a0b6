import type { Api } from "#server/api/services.ts";
import { findViolations, type SchemaName } from "./validate.ts";

export const a2aPath = "/a2a";
export const cardPath = "/.well-known/agent-card.json";

/** A call as a buyer's assistant sends it: A2A's `SendMessage` with one part of typed data. */
export function makeCall(data: unknown, given: object = {}) {
  const parts = [{ data, mediaType: "application/vnd.autoagent.some-request+json" }];
  const message = { messageId: "0192f3c0-1a2b-7c3d-8e4f-5a6b7c8d9e0f", role: "ROLE_USER", parts };
  return { jsonrpc: "2.0", id: "call-1", method: "SendMessage", params: { message }, ...given };
}

/** A lead with every field that version 1.1 has, right in each. */
export function makeLead(given: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    type: "lead.submit.request",
    customer: {
      first_name: "Ada",
      last_name: "Quinn",
      email: "ada.quinn@mail.example",
      phone: "+17325550123",
      preferred_contact: "phone",
      address: { address_line_1: "12 Bay Avenue", city: "Lewes", state: "DE", zip: "19958" },
    },
    consent: {
      granted_at: "2026-11-20T15:00:00Z",
      allowed_channels: ["email", "phone"],
      consent_text: "Yes, send my name, e-mail and phone number to the dealer about the Nomad.",
      scope: ["lead_submission"],
      expires_at: "2126-11-20T15:00:00Z",
    },
    vehicle_of_interest: {
      vehicle_id: "denago-ev-nomad",
      make: "DENAGO",
      model: "EV Nomad",
      condition: "new",
      list_price: 8495,
    },
    trade_in: { year: 2019, make: "EZ-GO", model: "Freedom", condition: "fair", mileage: 3100 },
    appointment: {
      appointment_type: "test_drive",
      appointment_at: "2026-11-28T15:00:00-05:00",
      duration_minutes: 30,
      notes: "We come with our grandchild.",
    },
    message: "Is the blue one still there?",
    source_agent: {
      name: "shopping-assistant",
      url: "https://assistant.example",
      agent_card_url: "https://assistant.example/.well-known/agent-card.json",
    },
    submitted_at: "2026-11-20T15:00:05Z",
    idempotency_key: "9b2d4f7e-0c11-4a55-8f0e-52b6c1d0a001",
    ...given,
  };
}

/** What the protocol asks of a lead and nothing that it leaves to the buyer's agent. */
export function makeSmallLead(given: Record<string, unknown> = {}): Record<string, unknown> {
  const { type, customer, consent, source_agent } = makeLead();
  return { type, customer, consent, source_agent, ...given };
}

interface RpcError {
  code: number;
  message: string;
  data: {
    code: string;
    retryable: boolean;
    details?: { errors?: { instanceLocation: string }[]; retry_after_seconds?: number };
  };
}

/** An answer taken apart. */
export interface A2aAnswer {
  id: unknown;
  /** What the answer's part holds under `data`; null for an error. */
  data: Record<string, unknown> | null;
  error: RpcError | null;
}

/**
 * Reads an answer after holding it against the protocol: the envelope, and the response of the
 * type that it names.
 * @throws with what is against the protocol.
 */
export function readAnswer(text: string): A2aAnswer {
  const answer = JSON.parse(text) as {
    id: unknown;
    result?: { message: { parts: [{ data: { type: string; data: Record<string, unknown> } }] } };
    error?: RpcError;
  };
  const part = answer.result?.message.parts[0].data;
  const violations = [
    ...findViolations("answer", answer),
    ...(part === undefined ? [] : findViolations(part.type as SchemaName, part)),
  ];
  if (violations.length > 0) throw new Error(`${violations.join("; ")} in ${text}`);
  return { id: answer.id, data: part?.data ?? null, error: answer.error ?? null };
}

export const jsonHeaders = { "Content-Type": "application/json" };

/** Posts a body to A2A of this process, and reads the answer as `readAnswer` does. */
export async function postA2a(
  assistants: Api,
  body: BodyInit,
  headers: Record<string, string> = jsonHeaders,
) {
  const response = await assistants.request(a2aPath, { method: "POST", body, headers });
  return { status: response.status, response, ...readAnswer(await response.text()) };
}

/** Sends a lead by A2A to the assistants of this process and reads the answer. */
export function sendLead(
  assistants: Api,
  lead: Record<string, unknown>,
  headers: Record<string, string> = {},
): ReturnType<typeof postA2a> {
  return postA2a(assistants, JSON.stringify(makeCall(lead)), { ...jsonHeaders, ...headers });
}

/** The fields that an error names, as JSON pointers in alphabetical order. */
export function listFields({ error }: A2aAnswer): string[] {
  const errors = error?.data.details?.errors ?? [];
  return errors.map(({ instanceLocation }) => instanceLocation).toSorted();
}
