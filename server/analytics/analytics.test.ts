import { describe, expect, test } from "vitest";
import { createAnalytics } from "./analytics.ts";
import { browserAgent } from "#tests/fixtures/analytics.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";

const siteUrl = "https://carts.example";
const person = { "User-Agent": browserAgent };

function makeAnalytics() {
  const counted: string[] = [];
  const analytics = createAnalytics({
    counts: { add: (kind, path) => void counted.push(`${kind} ${path}`) },
    inventory: {
      find: (id) => {
        if (id === "away") return Promise.reject(new Error("The database is away."));
        return Promise.resolve(id === "cart-1" ? makeVehicle({ id }) : null);
      },
    },
  });
  return { counted, analytics };
}

function visit(path: string, status: number, given: RequestInit = {}, headers = {}): string[] {
  const { counted, analytics } = makeAnalytics();
  const request = new Request(siteUrl + path, { headers: person, ...given });
  analytics.recordVisit(request, new URL(request.url).pathname, {
    status,
    headers: new Headers(headers),
  } as Response);
  return counted;
}

describe("a visit", () => {
  test.each([
    ["/", 200, "view /"],
    ["/about", 304, "view /about"],
    ["/inventory?brand=denago", 200, "view /inventory"],
    ["/vehicles/cart-1", 200, "view /vehicles/cart-1"],
    ["/vehicle/cart-1", 200, "view /vehicles/cart-1"],
    ["/vehicle/denago-ev-city?utm_source=x", 200, "view /vehicles/denago-ev-city"],
    ["/delaware-golf-carts", 200, "view /delaware-golf-carts"],
  ])("of %s with %i is counted as %s", (path, status, line) => {
    expect(visit(path, status)).toEqual([line]);
  });

  test.each([
    ["/about", 404],
    ["/about", 308],
    ["/about", 503],
    ["/no-such-page", 200],
    ["/vehicles/%63art-1", 200],
    ["/vehicles/cart-1/more", 200],
    ["/api/vehicles", 200],
    ["/robots.txt", 200],
  ])("of %s with %i is not counted", (path, status) => {
    expect(visit(path, status)).toEqual([]);
  });

  test("is not counted with HEAD", () => {
    expect(visit("/about", 200, { method: "HEAD" })).toEqual([]);
  });

  test("is not counted for a placeholder, which is sent for any name", () => {
    const noStore = { "Cache-Control": "no-store" };
    expect(visit("/vehicles/any-name", 200, {}, noStore)).toEqual([]);
    expect(visit("/contact", 200, {}, { "Cache-Control": "private, no-store" })).toEqual([
      "view /contact",
    ]);
  });

  test("that the browser prefetches is counted as a kind of its own", () => {
    const headers = { ...person, "Sec-Purpose": "prefetch;prerender" };
    expect(visit("/about", 200, { headers })).toEqual(["prefetch /about"]);
  });
});

describe("a click", () => {
  test.each([
    ["/about", ["call /about"]],
    ["/vehicle/cart-1", ["call /vehicles/cart-1"]],
    ["/vehicles/cart-2", []],
    ["/vehicles/away", []],
    ["/no-such-page", []],
  ])("on %s counts %j", async (path, expected) => {
    const { counted, analytics } = makeAnalytics();
    expect(await analytics.recordClick("call", path)).toBe(expected.length > 0);
    expect(counted).toEqual(expected);
  });
});

describe("an inquiry", () => {
  const credit = (cameFrom: unknown, headers: Record<string, string> = {}) =>
    makeAnalytics().analytics.creditInquiry(new Headers({ ...person, ...headers }), cameFrom);

  test("is counted for the page that led to the form, or for the form", () => {
    expect(credit("/rentals")?.path).toBe("/rentals");
    for (const unknown of ["", undefined, 7, "/no-such-page", "/vehicles/\u0000"]) {
      expect(credit(unknown)?.path).toBe("/contact");
    }
  });

  test.each(["Sec-GPC", "DNT"])("is not counted when the visitor sends %s", (name) => {
    expect(credit("/rentals", { [name]: "1" })).toBeNull();
  });
});
