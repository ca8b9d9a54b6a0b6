import { z } from "zod";
import { httpStatusOf, refuseUnread, toErrorMember, type A2aError } from "./a2a-error.ts";
import { readBody, respondJson } from "#server/assistants/json-rpc.ts";

export type CallId = string | number | null;

/** A JSON-RPC 2.0 request. */
export interface Call {
  id: CallId;
  method: string;
  params?: unknown;
}

export type ReadCall = { ok: true; call: Call } | { ok: false; id: CallId; error: A2aError };

const id = z.union([z.string(), z.number(), z.null()]);
const request = z.object({
  jsonrpc: z.literal("2.0"),
  id,
  method: z.string(),
  params: z.unknown().optional(),
});

/**
 * The one call in a body. A call without an id is refused, because it could not be answered: its
 * lead would be stored or lost without a word.
 */
export function readCall(body: Uint8Array): ReadCall {
  const read = readBody(body);
  if (!read.ok) return { ok: false, id: null, error: refuseUnread(400, read.message, read.code) };
  const call = request.safeParse(read.value);
  if (call.success) return { ok: true, call: call.data };
  const hint = 'Send a JSON-RPC 2.0 request: "jsonrpc": "2.0", an "id" and a "method".';
  const callId = id.catch(null).parse(Object(read.value).id);
  return { ok: false, id: callId, error: refuseUnread(400, hint) };
}

/** The answer to a call that succeeded. */
export function answerResult(callId: CallId, result: unknown): Response {
  return respondJson(200, { jsonrpc: "2.0", id: callId, result });
}

/** The answer to a call that did not. */
export function answerError(callId: CallId, error: A2aError, now: Date): Response {
  const body = { jsonrpc: "2.0", id: callId, error: toErrorMember(error, now) };
  const { retryAfterSeconds } = error;
  return respondJson(
    httpStatusOf(error),
    body,
    retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) },
  );
}
