import { z } from "zod";
import { type Failure } from "./failures.ts";
import { toFailureMessage } from "./failures.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { limits } from "#server/limits.ts";

export type CallId = string | number | null;

/** A JSON-RPC 2.0 request. */
export interface Call {
  id: CallId;
  method: string;
  params?: unknown;
}

export type ReadCall = { ok: true; call: Call } | { ok: false; id: CallId; failure: Failure };

const id = z.union([z.string(), z.number(), z.null()]);
const request = z.object({
  jsonrpc: z.literal("2.0"),
  id,
  method: z.string(),
  params: z.unknown().optional(),
});

/**
 * The one call in a body. Batches are refused because A2A sends none; so is a call without an id,
 * which could not be answered: a lead in it would be taken or lost without a word.
 */
export function readCall(body: Uint8Array): ReadCall {
  const parsed = parse(body);
  if (parsed === undefined) return fail(null, -32700, "This is no JSON.");
  if (isDeeperThan(parsed, limits.jsonLevelsMax)) {
    return fail(null, -32600, `At most ${limits.jsonLevelsMax} levels of JSON are read.`);
  }
  if (Array.isArray(parsed)) return fail(null, -32600, "Send one call at a time, not a batch.");
  const call = request.safeParse(parsed);
  if (call.success) return { ok: true, call: call.data };
  const hint = 'Send a JSON-RPC 2.0 request: "jsonrpc": "2.0", an "id" and a "method".';
  return fail(id.catch(null).parse(Object(parsed).id), -32600, hint);
}

/** The answer to a call that succeeded. */
export function answerResult(callId: CallId, result: unknown): Response {
  return respond(200, { jsonrpc: "2.0", id: callId, result });
}

/** The answer to a call that did not. */
export function answerFailure(callId: CallId, failure: Failure, now: Date): Response {
  const body = { jsonrpc: "2.0", id: callId, error: toFailureMessage(failure, now) };
  const { status = 200, retryAfterSeconds } = failure;
  return respond(
    status,
    body,
    retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) },
  );
}

function respond(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...securityHeaders,
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}

function fail(callId: CallId, rpcCode: number, message: string): ReadCall {
  const failure: Failure = { code: "SCHEMA_VALIDATION_FAILED", rpcCode, message, status: 400 };
  return { ok: false, id: callId, failure };
}

/** Undefined, which no JSON is, for what is none. */
function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Whether a value holds more than so many levels; it looks no deeper than that itself. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}
