import { Hono } from "hono";
import { business } from "#content/dealership/business.ts";
import { pingPath, type EventKind } from "#domain/analytics/event.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { readOwnPath } from "./counted-page.ts";
import type { Analytics } from "./analytics.ts";
import { mayCount } from "./visits.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { admitPost } from "#server/http/post-admission.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import type { ReadClientIp } from "#server/http/client-ip.ts";
import { limits } from "#server/limits.ts";

export interface PingParts {
  counting: Pick<Analytics, "countClick">;
  readClientIp: ReadClientIp;
  /** The site's own address without a trailing slash. */
  siteUrl: string;
}

/** The links that carry `ping`, as browsers write their addresses. */
const kinds: ReadonlyMap<string, EventKind> = new Map([
  [write(business.phone.link), "call"],
  [write(business.tollFree.link), "call"],
  [write(business.links.financingApplication), "financing"],
]);

/**
 * Takes what browsers send by the attribute `ping` when a link is followed (HTML, "hyperlink
 * auditing"), to be mounted at the root. Browsers read no answer; its status is for people.
 */
export function createPingRoute({
  counting,
  readClientIp,
  siteUrl,
}: PingParts): Hono<HttpEnvironment> {
  // In this process alone and gone after the window: an address must never reach the database.
  const rateLimit = createRateLimit({
    name: "ping",
    posts: limits.pingsPerClient,
    windowSeconds: limits.pingsWindowSeconds,
  });
  const app = new Hono<HttpEnvironment>();
  app.all(pingPath, async (context) => {
    const request = context.req.raw;
    const { headers } = request;
    if (request.method !== "POST") return answer(405, { Allow: "POST" });
    const admitted = await admitPost(request, siteUrl, ["text/ping"]);
    if (!admitted.ok) return answer(admitted.status);
    // A browser's ping says where it comes from; what says nothing is no ping.
    if (headers.get("Origin") === null && headers.get("Sec-Fetch-Site") === null) {
      return answer(403);
    }
    const path = readOwnPath(headers.get("Ping-From"), request, siteUrl);
    const kind = kinds.get(write(headers.get("Ping-To") ?? ""));
    if (new TextDecoder().decode(admitted.body) !== "PING" || path === null || !kind) {
      return answer(400);
    }
    if (!mayCount(headers)) return answer(204);
    const waitSeconds = await rateLimit.take(readClientIp(context));
    if (waitSeconds !== null) return answer(429, { "Retry-After": String(waitSeconds) });
    return answer((await counting.countClick(kind, path)) ? 204 : 400);
  });
  return app;
}

function write(address: string): string {
  return URL.canParse(address) ? new URL(address).href : address;
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { ...securityHeaders, "Cache-Control": "no-store", ...headers },
  });
}
