import { randomUUID } from "node:crypto";

/** The protocol's error codes with the JSON-RPC code that it recommends for each. */
const rpcCodes = {
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
} as const;

/** What is wrong with one field, in the output format of JSON Schema 2020-12. */
export interface FieldFailure {
  /** A JSON pointer, such as "/customer/email". */
  instanceLocation: string;
  keyword: string;
  error: string;
}

/** Why a call is not answered with a result. */
export interface Failure {
  code: keyof typeof rpcCodes;
  message: string;
  /** JSON-RPC's own code where it says more, such as -32700 for what is no JSON. */
  rpcCode?: number;
  details?: Record<string, unknown>;
  /** Given, the same call may succeed after this. */
  retryAfterSeconds?: number;
  /** Of HTTP; 200 unless given: the call was read and is answered in its body. */
  status?: number;
}

/** The error member of a JSON-RPC answer, with the protocol's typed error as its data. */
export function toFailureMessage(failure: Failure, now: Date) {
  const { code, message, retryAfterSeconds, details = {} } = failure;
  const isRetryable = retryAfterSeconds !== undefined;
  const hints = isRetryable ? { ...details, retry_after_seconds: retryAfterSeconds } : details;
  return {
    code: failure.rpcCode ?? rpcCodes[code],
    message,
    data: {
      type: "aap.error",
      error_id: randomUUID(),
      code,
      message,
      retryable: isRetryable,
      ...(Object.keys(hints).length > 0 ? { details: hints } : {}),
      created_at: now.toISOString(),
    },
  };
}
