import { createHmac } from "node:crypto";
import { lookup } from "node:dns";
import { request as requestHttp } from "node:http";
import type { ClientRequest, IncomingMessage, RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { LookupFunction } from "node:net";
import { cleanText } from "#domain/inquiry/inquiry.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import type { AttemptOutcome } from "./outbox.ts";
import { isPrivateAddress } from "./private-addresses.ts";

export interface Webhook {
  url: string;
  secret: string;
  isPrivateAllowed: boolean;
}

/**
 * Posts an inquiry as JSON, signed as Standard Webhooks says: the header `webhook-signature` holds
 * `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`. Redirects are not followed, and private
 * addresses are refused when the connection is made, whatever their name resolved to before.
 */
export async function sendWebhook(
  webhook: Webhook,
  delivery: { id: string; inquiry: StoredInquiry; now: Date },
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const body = JSON.stringify({
    type: "inquiry.received",
    timestamp: delivery.inquiry.receivedAt,
    data: { ...delivery.inquiry, suspicions: undefined },
  });
  const timestamp = String(Math.floor(delivery.now.getTime() / 1_000));
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    "User-Agent": "golf-carts-webhook",
    "Webhook-Id": delivery.id,
    "Webhook-Timestamp": timestamp,
    "Webhook-Signature": `v1,${sign(webhook.secret, `${delivery.id}.${timestamp}.${body}`)}`,
  };
  try {
    return judge(await post(webhook, headers, body, signal));
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown error";
    const code = error instanceof Error && "code" in error ? String(error.code) : "request failed";
    return { kind: "retry", code, reason: cleanText(reason).slice(0, 300) };
  }
}

/** The signature of a text, in base64. */
export function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64");
}

/** 2xx arrived; 410 says that nobody wants it any more; all else may be mended over there. */
function judge(status: number): AttemptOutcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  const code = `HTTP ${status}`;
  return { kind: status === 410 ? "refused" : "retry", code, reason: `answered ${status}` };
}

function post(
  { url, isPrivateAllowed }: Webhook,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<number> {
  const { hostname, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  if (!isPrivateAllowed && isIP(host) !== 0 && isPrivateAddress(host)) {
    return Promise.reject(new Error("WEBHOOK_URL is an address of a private network"));
  }
  const options: RequestOptions = {
    method: "POST",
    headers,
    signal,
    agent: false,
    ...(isPrivateAllowed ? {} : { lookup: lookupPublic }),
  };
  return new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage) => {
      resolve(response.statusCode ?? 0);
      // The body says nothing we need, and reading it could last for ever.
      response.destroy();
    };
    const request: ClientRequest =
      protocol === "https:"
        ? requestHttps(url, options, answered)
        : requestHttp(url, options, answered);
    request.on("error", reject);
    request.end(body);
  });
}

/** Resolves a name and refuses it when any of its addresses is private. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, []);
    if (addresses.some(({ address }) => isPrivateAddress(address))) {
      return done(new Error("WEBHOOK_URL leads to a private network"), []);
    }
    const [first] = addresses;
    if (options.all === true) return done(null, addresses);
    return done(null, first?.address ?? "", first?.family);
  });
};
