import { createHmac } from "node:crypto";
import { lookup } from "node:dns";
import { request as requestHttp } from "node:http";
import type { ClientRequest, IncomingMessage, RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { LookupFunction } from "node:net";
import { cleanText } from "#domain/inquiry/clean-text.ts";
import { isPrivateIp } from "#server/http/private-ip.ts";
import type { AttemptOutcome } from "./outbox-message.ts";

export interface Receiver {
  url: string;
  /**
   * `whsec_` and a key in base64, as Standard Webhooks writes secrets; else the key's own text. Null
   * for a receiver that is sent no signature.
   */
  secret: string | null;
  isPrivateAllowed: boolean;
}

/**
 * Posts a value as JSON, signed as the Standard Webhooks specification says: the header
 * `webhook-signature` is `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`. Redirects are not
 * followed. IPs of private networks are refused at the moment of connecting, so a host name that
 * resolves to another IP than before is refused too. Never throws.
 */
export async function postSigned(
  receiver: Receiver,
  message: { id: string; value: unknown; now: Date },
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const { secret } = receiver;
  const body = JSON.stringify(message.value);
  const timestamp = String(Math.floor(message.now.getTime() / 1_000));
  const headers: Record<string, string> = {
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    "User-Agent": "golf-carts-webhook",
    "Webhook-Id": message.id,
    "Webhook-Timestamp": timestamp,
  };
  if (secret !== null) {
    headers["Webhook-Signature"] = `v1,${sign(secret, `${message.id}.${timestamp}.${body}`)}`;
  }
  try {
    return toOutcome(await post(receiver, headers, body, signal));
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown error";
    const code = error instanceof Error && "code" in error ? String(error.code) : "request failed";
    return { kind: "retry", code, reason: cleanText(reason).slice(0, 300) };
  }
}

/** The HMAC-SHA256 of a text, in base64. */
function sign(secret: string, text: string): string {
  return createHmac("sha256", toKey(secret)).update(text).digest("base64");
}

const secretPrefix = "whsec_";

function toKey(secret: string): Buffer {
  return secret.startsWith(secretPrefix)
    ? Buffer.from(secret.slice(secretPrefix.length), "base64")
    : Buffer.from(secret);
}

/** 2xx is success; 410 means that the receiver wants no more; anything else may pass. */
function toOutcome(status: number): AttemptOutcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  const code = `HTTP ${status}`;
  return { kind: status === 410 ? "refused" : "retry", code, reason: `answered ${status}` };
}

function post(
  { url, isPrivateAllowed }: Receiver,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<number> {
  const { hostname, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  if (!isPrivateAllowed && isIP(host) !== 0 && isPrivateIp(host)) {
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
    const onResponse = (response: IncomingMessage) => {
      resolve(response.statusCode ?? 0);
      // The body is not needed, and reading it could take forever.
      response.destroy();
    };
    const request: ClientRequest =
      protocol === "https:"
        ? requestHttps(url, options, onResponse)
        : requestHttp(url, options, onResponse);
    request.on("error", reject);
    request.end(body);
  });
}

/** Resolves a host name; fails when any of its IPs is private. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, resolved) => {
    if (error !== null) return done(error, []);
    if (resolved.some(({ address }) => isPrivateIp(address))) {
      return done(new Error("WEBHOOK_URL leads to a private network"), []);
    }
    const [first] = resolved;
    if (options.all === true) return done(null, resolved);
    return done(null, first?.address ?? "", first?.family);
  });
};
