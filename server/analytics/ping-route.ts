import { Hono } from "hono";
import { business } from "#content/dealership/business.ts";
import { pingPath, type EventKind } from "#domain/analytics/event.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { toSitePath } from "./analytics-page.ts";
import type { Analytics } from "./analytics.ts";
import { isCountable } from "./visits.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { admitPost } from "#server/http/post-admission.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import type { ReadClientIp } from "#server/http/client-ip.ts";
import { limits } from "#server/limits.ts";

export interface PingParts {
  analytics: Pick<Analytics, "recordClick">;
  readClientIp: ReadClientIp;
  /** The site's own URL without a trailing slash. */
  siteUrl: string;
  /** Whether the processes of this machine count together. */
  isClustered?: boolean;
}

/** The event that following a link with a `ping` attribute is. */
function findKind(url: string): EventKind | undefined {
  const { phone, tollFree, links } = business;
  const kinds = new Map<string, EventKind>([
    [normalizeUrl(phone.link), "call"],
    [normalizeUrl(tollFree.link), "call"],
    [normalizeUrl(links.financingApplication), "financing"],
  ]);
  return kinds.get(normalizeUrl(url));
}

/**
 * The route to which browsers post when a link with a `ping` attribute is followed (HTML standard,
 * "hyperlink auditing"), to be mounted at the root. Browsers ignore the response; its status helps
 * whoever tests it.
 */
export function createPingRoute({
  analytics,
  readClientIp,
  siteUrl,
  isClustered = false,
}: PingParts): Hono<HttpEnvironment> {
  // Counted in memory only and forgotten after the window: no client IP may be stored.
  const rateLimit = createRateLimit({
    name: "ping",
    posts: limits.pingsPerClient,
    windowSeconds: limits.pingsWindowSeconds,
    isClustered,
  });
  const app = new Hono<HttpEnvironment>();
  app.all(pingPath, async (context) => {
    const request = context.req.raw;
    const { headers } = request;
    if (request.method !== "POST") return respond(405, { Allow: "POST" });
    const admitted = await admitPost(request, siteUrl, ["text/ping"]);
    if (!admitted.ok) return respond(admitted.status);
    // A browser's ping always has one of these headers.
    if (headers.get("Origin") === null && headers.get("Sec-Fetch-Site") === null) {
      return respond(403);
    }
    const path = toSitePath(headers.get("Ping-From"), request, siteUrl);
    const kind = findKind(headers.get("Ping-To") ?? "");
    if (new TextDecoder().decode(admitted.body) !== "PING" || path === null || !kind) {
      return respond(400);
    }
    if (!isCountable(headers)) return respond(204);
    const waitSeconds = await rateLimit.take(readClientIp(context));
    if (waitSeconds !== null) return respond(429, { "Retry-After": String(waitSeconds) });
    return respond((await analytics.recordClick(kind, path)) ? 204 : 400);
  });
  return app;
}

/** A URL as browsers send it; text that is not a URL is returned as it is. */
function normalizeUrl(url: string): string {
  return URL.canParse(url) ? new URL(url).href : url;
}

function respond(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { ...securityHeaders, "Cache-Control": "no-store", ...headers },
  });
}
