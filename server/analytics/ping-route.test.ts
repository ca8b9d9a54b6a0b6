import { describe, expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { pingPath } from "#domain/analytics/event.ts";
import { createAnalytics } from "./analytics.ts";
import { createPingRoute } from "./ping-route.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { limits } from "#server/limits.ts";
import { browserAgent } from "#tests/fixtures/analytics.ts";

const siteUrl = "https://carts.example";
const call = business.phone.link;

/** What Chromium 156 sends for a click on a link to a phone. */
const ping = {
  "User-Agent": browserAgent,
  "Content-Type": "text/ping",
  "Ping-From": `${siteUrl}/rentals?secret=1`,
  "Ping-To": call,
  Origin: siteUrl,
  "Sec-Fetch-Site": "same-origin",
  "Sec-Fetch-Mode": "no-cors",
  "Sec-Fetch-Dest": "empty",
};

function makeRoute() {
  const counted: string[] = [];
  let clientIp = "192.0.2.1";
  const analytics = createAnalytics({
    counts: { add: (kind, path) => void counted.push(`${kind} ${path}`) },
    inventory: { find: () => Promise.resolve(null) },
  });
  const app = createPingRoute({ analytics, siteUrl, readClientIp: () => clientIp });
  const send = (headers: Record<string, string | null> = {}, body = "PING", method = "POST") => {
    const sent = Object.entries({ ...ping, ...headers }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    );
    const isRead = method === "GET" || method === "HEAD";
    return app.request(siteUrl + pingPath, {
      method,
      headers: sent,
      ...(isRead ? {} : { body }),
    });
  };
  return { counted, send, moveTo: (nextIp: string) => (clientIp = nextIp) };
}

test.each([
  [call, "call /rentals"],
  [business.tollFree.link, "call /rentals"],
  [business.links.financingApplication, "financing /rentals"],
  [new URL(business.links.financingApplication).href, "financing /rentals"],
])("a ping for %s is counted for its page, without its query", async (to, line) => {
  const { counted, send } = makeRoute();
  const answer = await send({ "Ping-To": to });
  expect([answer.status, counted]).toEqual([204, [line]]);
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(answer.headers.get(name)).toBe(value);
  }
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

describe("a ping that is refused", () => {
  test.each([
    ["comes from another site", 403, { Origin: "https://evil.example" }],
    ["is said to be cross-site", 403, { "Sec-Fetch-Site": "cross-site" }],
    ["hides its origin", 403, { Origin: "null", "Sec-Fetch-Site": null }],
    ["says nothing of its origin", 403, { Origin: null, "Sec-Fetch-Site": null }],
    ["is not a ping", 415, { "Content-Type": "text/plain" }],
    ["is a form", 415, { "Content-Type": "application/x-www-form-urlencoded" }],
    ["names a page of another site", 400, { "Ping-From": "https://evil.example/rentals" }],
    ["names no page of ours", 400, { "Ping-From": `${siteUrl}/no-such-page` }],
    ["names no vehicle of ours", 400, { "Ping-From": `${siteUrl}/vehicles/cart-9` }],
    ["names no page at all", 400, { "Ping-From": null }],
    ["leads to another number", 400, { "Ping-To": "tel:+19005550100" }],
    ["leads elsewhere", 400, { "Ping-To": "https://evil.example/" }],
    ["leads nowhere", 400, { "Ping-To": null }],
  ])("%s: %i", async (_, status, headers) => {
    const { counted, send } = makeRoute();
    expect([(await send(headers)).status, counted]).toEqual([status, []]);
  });

  test("has another body, or one without end", async () => {
    const { counted, send } = makeRoute();
    expect((await send({}, "PONG")).status).toBe(400);
    expect((await send({}, "P".repeat(limits.bodyBytesMax + 1))).status).toBe(413);
    expect(counted).toEqual([]);
  });

  test.each(["GET", "HEAD", "PUT", "DELETE"])("comes as %s", async (method) => {
    const answer = await makeRoute().send({}, "PING", method);
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  });
});

test.each([{ "Sec-GPC": "1" }, { DNT: "1" }, { "User-Agent": "Googlebot/2.1" }])(
  "a ping with %j is taken and not counted",
  async (headers) => {
    const { counted, send } = makeRoute();
    expect([(await send(headers)).status, counted]).toEqual([204, []]);
  },
);

test("one client IP reports a limited number of clicks, and others are not affected", async () => {
  const { counted, send, moveTo } = makeRoute();
  for (let count = 0; count < limits.pingsPerClient; count += 1) {
    expect((await send()).status).toBe(204);
  }
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(counted).toHaveLength(limits.pingsPerClient);
  moveTo("192.0.2.2");
  expect((await send()).status).toBe(204);
});
