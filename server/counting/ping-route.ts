import { Hono } from "hono";
import { business } from "#content/business.ts";
import { pingAddress, type CountKind } from "#domain/counting.ts";
import type { ApiEnvironment } from "#server/api/api.ts";
import { readOwnPath } from "#server/counting/counted-page.ts";
import type { Counting } from "#server/counting/counting.ts";
import { mayCount } from "#server/counting/visits.ts";
import { securityHeaders } from "#server/documents/security-headers.ts";
import { admitPost } from "#server/inquiries/post-admission.ts";
import { createRateLimit } from "#server/inquiries/rate-limit.ts";
import type { ReadVisitorAddress } from "#server/inquiries/visitor-address.ts";
import { limits } from "#server/limits.ts";

export interface PingParts {
  counting: Pick<Counting, "countClick">;
  readVisitorAddress: ReadVisitorAddress;
  /** The site's own address without a trailing slash. */
  siteUrl: string;
}

/** The links that carry `ping`, as browsers write their addresses. */
const kinds: ReadonlyMap<string, CountKind> = new Map([
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
  readVisitorAddress,
  siteUrl,
}: PingParts): Hono<ApiEnvironment> {
  // In this process alone and gone after the window: an address must never reach the database.
  const rateLimit = createRateLimit({
    name: "ping",
    posts: limits.pingsPerAddress,
    windowSeconds: limits.pingsWindowSeconds,
  });
  const app = new Hono<ApiEnvironment>();
  app.all(pingAddress, async (context) => {
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
    const waitSeconds = await rateLimit.take(readVisitorAddress(context));
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
