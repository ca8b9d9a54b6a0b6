import { randomUUID } from "node:crypto";
import type { Refusal, RefusalCode } from "#server/assistants/skills/refusal.ts";

type ErrorCode = RefusalCode | "UNSUPPORTED_SKILL";

/** The protocol's error codes with the JSON-RPC code that it recommends for each. */
const rpcCodes: Readonly<Record<ErrorCode, number>> = {
  UNSUPPORTED_SKILL: -32601,
  SCHEMA_VALIDATION_FAILED: -32602,
  MISSING_REQUIRED_FIELD: -32602,
  INVALID_CONDITION: -32602,
  VEHICLE_NOT_FOUND: -32000,
  VEHICLE_UNAVAILABLE: -32000,
  CONTACT_CONSENT_REQUIRED: -32000,
  INVALID_CONSENT: -32000,
  IDEMPOTENCY_CONFLICT: -32000,
  RATE_LIMITED: -32002,
  INTERNAL_ERROR: -32603,
};

/** Other refusals are answered 200: the call was read and its answer is in the body. */
const httpStatuses: Partial<Record<ErrorCode, number>> = { RATE_LIMITED: 429, INTERNAL_ERROR: 503 };

/** Why a call is not answered with a result. */
export interface A2aError extends Omit<Refusal, "code"> {
  code: ErrorCode;
  /** JSON-RPC's own code where it says more, such as -32700 for what is no JSON. */
  rpcCode?: number;
  /** Of HTTP, where the call was not even read. */
  status?: number;
}

/** A call that was refused before it was read, in the form that callers read. */
export function refuseUnread(status: number, message: string, rpcCode = -32600): A2aError {
  return { code: "SCHEMA_VALIDATION_FAILED", rpcCode, message, status };
}

/** The status of HTTP with which an error is answered. */
export function httpStatusOf({ code, status }: A2aError): number {
  return status ?? httpStatuses[code] ?? 200;
}

/** The error member of a JSON-RPC answer, with the protocol's typed error as its data. */
export function toErrorMember(error: A2aError, now: Date) {
  const { code, message, errors, retryAfterSeconds } = error;
  const details = {
    ...(errors === undefined ? {} : { errors }),
    ...(retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds }),
  };
  return {
    code: error.rpcCode ?? rpcCodes[code],
    message,
    data: {
      type: "aap.error",
      error_id: randomUUID(),
      code,
      message,
      retryable: retryAfterSeconds !== undefined,
      ...(Object.keys(details).length > 0 ? { details } : {}),
      created_at: now.toISOString(),
    },
  };
}
