import { timingSafeEqual } from "node:crypto";
import { isLoopback } from "./loopback.ts";

/** Why a request is refused, in a sentence for its sender. */
export interface Refusal {
  status: 403 | 405 | 421;
  text: string;
}

/** What is looked at before anything else is done with a request. */
export interface GuardedRequest {
  method: string;
  /** The IP of the other end of the socket. */
  peer: string;
  header: (name: string) => string | undefined;
}

const methods = new Set(["GET", "HEAD", "POST"]);

/**
 * Decides whether the office talks to a request at all.
 * @param origins the office's own origins, such as `https://office.dealership.example`.
 */
export function createGuard(
  origins: readonly string[],
): (request: GuardedRequest) => Refusal | null {
  const hosts = new Set(origins.map((origin) => new URL(origin).host));
  const isEncrypted = origins.every((origin) => origin.startsWith("https:"));
  return ({ method, peer, header }) => {
    if (!isEncrypted && !isLoopback(peer)) {
      return {
        status: 403,
        text: "Without https the office answers this computer only. Set OFFICE_URL to its https:// URL.",
      };
    }
    // A page of another site whose name leads to this computer has its own host name.
    if (!hosts.has(header("Host") ?? "")) {
      return { status: 421, text: `The office is at ${origins[0] ?? ""}.` };
    }
    if (!methods.has(method)) return { status: 405, text: "The office has no such request." };
    if (method === "POST" && !isOwnOrigin(origins, header)) {
      return { status: 403, text: "This form was not sent by a page of the office." };
    }
    return null;
  };
}

/** Browsers name the origin with every post; one that does not is refused. */
function isOwnOrigin(origins: readonly string[], header: GuardedRequest["header"]): boolean {
  const site = header("Sec-Fetch-Site");
  if (site !== undefined && site !== "same-origin") return false;
  return origins.includes(header("Origin") ?? "");
}

/** Whether a form sent the token of its session back. */
export function isFormTokenRight(sent: unknown, expected: string): boolean {
  if (typeof sent !== "string" || sent.length !== expected.length) return false;
  return timingSafeEqual(Buffer.from(sent), Buffer.from(expected));
}
