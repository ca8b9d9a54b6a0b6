import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedResponse, SentForm } from "./cached-response.ts";
import { type AnswerForm, buildForm, selectForm } from "./respond.ts";

/**
 * Answers a request from a cache, without the app; false when the app has to. A promise where the
 * database has to be asked over the network first.
 */
export type AnswerStored = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>;

/** As the app takes hosts without looking at them twice; every other is left to it. */
const plainHost = /^[a-z0-9._-]+(?::\d{4,5})?$/;
/** Hosts that were judged; one site has few, and made-up ones must not fill the memory. */
const judgedHosts = new Map<string, boolean>();
const judgedHostsMax = 100;

/** Headers by which a request asks for something else than the whole answer, or brings a body. */
const unusualHeaders = [
  "content-length",
  "transfer-encoding",
  "expect",
  "range",
  "upgrade",
] as const;

/** Whether a request is a plain GET of HTTP/1.1, as browsers send them. */
export function isPlainGet({ method, httpVersion, headers }: IncomingMessage): boolean {
  if (method !== "GET" || httpVersion !== "1.1") return false;
  for (const name of unusualHeaders) if (headers[name] !== undefined) return false;
  return headers.host !== undefined && isPlainHost(headers.host);
}

/**
 * Sends a stored answer with the bytes that the app would send: in the client's encoding, or 304.
 * Headers are put together once for each form of the answer.
 * @returns false when the answer is not stored in the form that the client needs.
 */
export function sendStored(
  { headers }: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
): boolean {
  const form = selectForm(cached, headers["if-none-match"], headers["accept-encoding"]);
  const sent = (cached.sentForms ??= {});
  const known = sent[form] ?? flatten(buildForm(cached, form));
  if (known === null) return false;
  sent[form] = known;
  response.writeHead(known.status, known.headers);
  response.end(known.body);
  return true;
}

function flatten({ status, headers, body }: AnswerForm): SentForm | null {
  return body === undefined ? null : { status, headers: Object.entries(headers).flat(), body };
}

function isPlainHost(host: string): boolean {
  const known = judgedHosts.get(host);
  if (known !== undefined) return known;
  const isPlain = plainHost.test(host) && URL.canParse(`http://${host}/`);
  if (judgedHosts.size >= judgedHostsMax) judgedHosts.clear();
  judgedHosts.set(host, isPlain);
  return isPlain;
}
