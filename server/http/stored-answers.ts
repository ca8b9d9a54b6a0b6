import type { ServerResponse } from "node:http";
import type { CachedResponse, SentForm } from "./cached-response.ts";
import type { LazyHeadersRequest } from "./lazy-headers-request.ts";
import type { PlainHeaders } from "./plain-get.ts";
import { type AnswerForm, buildForm, selectForm } from "./respond.ts";

/**
 * Answers a request from a cache, without the app; false when the app has to. A promise where the
 * database has to be asked over the network first.
 */
export type AnswerStored = (
  request: LazyHeadersRequest,
  response: ServerResponse,
) => boolean | Promise<boolean>;

/** A field that Node's types leave out: the head of an answer, once `writeHead` has put it together. */
interface WrittenHead {
  _header?: unknown;
  _headerSent?: boolean;
}

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
  send(response, known);
  return true;
}

/** A longer body gains nothing by being copied. */
const copiedBodyMax = 65_536;
/** Heads and bodies as they were sent in the current second; kept no longer, since heads have a date. */
const sentThisSecond = new Map<SentForm, Buffer>();
let currentSecond = 0;

/**
 * Node checks and joins all headers of each answer, which takes longer than all that is ours. So the
 * first answer of a second is made by Node, and the others of that second are its bytes, in one
 * write. A connection that ends has another head, and is always answered by Node.
 */
function send(response: ServerResponse & WrittenHead, form: SentForm): void {
  const second = Math.trunc(Date.now() / 1000);
  if (second !== currentSecond) {
    currentSecond = second;
    sentThisSecond.clear();
  }
  const isCopied = response.shouldKeepAlive && (form.body?.length ?? 0) <= copiedBodyMax;
  const bytes = isCopied ? sentThisSecond.get(form) : undefined;
  if (bytes) {
    response.statusCode = form.status;
    response._header = "sent";
    response._headerSent = true;
    response.end(bytes);
    return;
  }
  response.writeHead(form.status, form.headers);
  const head = response._header;
  if (isCopied && typeof head === "string") {
    const parts = [Buffer.from(head, "latin1"), form.body ?? Buffer.alloc(0)];
    sentThisSecond.set(form, Buffer.concat(parts));
  }
  response.end(form.body);
}

function flatten({ status, headers, body }: AnswerForm): SentForm | null {
  if (body === undefined) return null;
  // Node's streams would make a buffer of it each time.
  const bytes = body && Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return { status, headers: Object.entries(headers).flat(), body: bytes };
}
