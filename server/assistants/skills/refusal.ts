import { limits } from "#server/limits.ts";

/** Why a skill does not answer; the codes are those of the Auto Agent Protocol 1.1. */
export type RefusalCode =
  | "SCHEMA_VALIDATION_FAILED"
  | "MISSING_REQUIRED_FIELD"
  | "INVALID_CONDITION"
  | "VEHICLE_NOT_FOUND"
  | "VEHICLE_UNAVAILABLE"
  | "CONTACT_CONSENT_REQUIRED"
  | "INVALID_CONSENT"
  | "IDEMPOTENCY_CONFLICT"
  | "RATE_LIMITED"
  | "INTERNAL_ERROR";

/** What is wrong with one field, in the output format of JSON Schema 2020-12. */
export interface FieldError {
  /** A JSON pointer, such as "/customer/email". */
  instanceLocation: string;
  keyword: string;
  error: string;
}

export interface Refusal {
  code: RefusalCode;
  message: string;
  errors?: readonly FieldError[];
  /** Given, the same request may succeed after this. */
  retryAfterSeconds?: number;
}

/** The outcome of a skill that refuses. */
export interface Refused {
  ok: false;
  refusal: Refusal;
}

/**
 * The refusal of a request that failed for a reason of ours, such as a database that is away.
 * The log gets the name of the error alone, because its message may hold what a visitor sent.
 */
export function refuseUnavailable(
  error: unknown,
  path: string,
  warn: (message: string) => void,
): Refusal {
  warn(`POST ${path} failed: ${error instanceof Error ? error.name : "unknown"}`);
  return {
    code: "INTERNAL_ERROR",
    message: "We cannot answer right now. Please try again.",
    retryAfterSeconds: limits.unavailableRetrySeconds,
  };
}
