import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedResponse, SentForm } from "./cached-response.ts";
import type { PlainHeaders } from "./plain-get.ts";
import { type AnswerForm, buildForm, selectForm } from "./respond.ts";

/**
 * Answers a request from a cache, without the app; false when the app has to. A promise where the
 * database has to be asked over the network first.
 */
export type AnswerStored = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>;

/**
 * Sends a stored answer with the bytes that the app would send: in the client's encoding, or 304.
 * Headers are put together once for each form of the answer.
 * @returns false when the answer is not stored in the form that the client needs.
 */
export function sendStored(
  headers: PlainHeaders,
  response: ServerResponse,
  cached: CachedResponse,
): boolean {
  const form = selectForm(cached, headers.get("if-none-match"), headers.get("accept-encoding"));
  const sent = (cached.sentForms ??= {});
  const known = sent[form] ?? flatten(buildForm(cached, form));
  if (known === null) return false;
  sent[form] = known;
  response.writeHead(known.status, known.headers);
  response.end(known.body);
  return true;
}

function flatten({ status, headers, body }: AnswerForm): SentForm | null {
  if (body === undefined) return null;
  // Node's streams would make a buffer of it each time.
  const bytes = body && Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return { status, headers: Object.entries(headers).flat(), body: bytes };
}
