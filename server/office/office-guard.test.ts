import { expect, test } from "vitest";
import { createGuard, isFormTokenRight } from "./office-guard.ts";
import { findOfficePlace } from "./office-settings.ts";
import { createSessionCookie, toFormToken } from "./session-cookie.ts";

const local = findOfficePlace({ officePort: 3100, officeHost: "127.0.0.1", officeUrl: null });
const remote = findOfficePlace({
  officePort: 3100,
  officeHost: "0.0.0.0",
  officeUrl: "https://office.dealership.example",
});

/** The status of a refusal; null when the office talks to the request. */
function judge(
  origins: readonly string[],
  given: { method?: string; peer?: string; headers?: Record<string, string> },
) {
  const { method = "GET", peer = "127.0.0.1", headers = {} } = given;
  const all: Record<string, string> = { Host: new URL(origins[0] ?? "").host, ...headers };
  const refusal = createGuard(origins)({ method, peer, header: (name) => all[name] });
  return refusal?.status ?? null;
}

test("without https only this computer is answered", () => {
  expect(judge(local.origins, {})).toBeNull();
  expect(judge(local.origins, { peer: "::ffff:127.0.0.1" })).toBeNull();
  expect(judge(local.origins, { peer: "::1", headers: { Host: "[::1]:3100" } })).toBeNull();
  for (const peer of ["192.168.1.20", "203.0.113.7", "::ffff:10.0.0.2", ""]) {
    expect(judge(local.origins, { peer }), peer).toBe(403);
  }
  expect(judge(remote.origins, { peer: "10.0.0.2" })).toBeNull();
});

test("a name of another site that leads to this computer is refused", () => {
  expect(judge(local.origins, { headers: { Host: "attacker.example:3100" } })).toBe(421);
  expect(judge(local.origins, { headers: { Host: "localhost:3000" } })).toBe(421);
  expect(judge(local.origins, { headers: { Host: "127.0.0.1:3100" } })).toBeNull();
});

test("a post must come from a page of the office", () => {
  const post = (headers: Record<string, string>) =>
    judge(remote.origins, { method: "POST", headers });
  const own = "https://office.dealership.example";
  expect(post({ Origin: own })).toBeNull();
  expect(post({ Origin: own, "Sec-Fetch-Site": "same-origin" })).toBeNull();
  expect(post({})).toBe(403);
  expect(post({ Origin: "null" })).toBe(403);
  expect(post({ Origin: "https://dealership.example" })).toBe(403);
  expect(post({ Origin: `${own}.attacker.example` })).toBe(403);
  expect(post({ Origin: own, "Sec-Fetch-Site": "same-site" })).toBe(403);
  expect(judge(remote.origins, { method: "DELETE", headers: { Origin: own } })).toBe(405);
});

test("where others could reach it, the office does not start without https", () => {
  const start = (officeHost: string, officeUrl: string | null) => () =>
    findOfficePlace({ officePort: null, officeHost, officeUrl });
  expect(start("0.0.0.0", null)).toThrow("OFFICE_HOST is 0.0.0.0");
  expect(start("0.0.0.0", "http://office.dealership.example")).toThrow("OFFICE_HOST");
  expect(start("127.0.0.1", "http://office.dealership.example")).toThrow("needs https://");
  expect(start("127.0.0.1", "http://localhost:9000")()).toMatchObject({ port: 3100 });
  expect(start("::1", null)().origins[0]).toBe("http://localhost:3100");
});

test("the cookie is closed to scripts and other sites, and over https to other hosts", () => {
  const token = "a".repeat(43);
  const { read, write, clear } = createSessionCookie("https://office.dealership.example");
  expect(write(token)).toBe(
    `__Host-office=${token}; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=43200`,
  );
  expect(clear()).toContain("Max-Age=0");
  expect(read(`theme=dark; __Host-office=${token}`)).toBe(token);
  expect(read(`office=${token}`)).toBeNull();
  expect(read("__Host-office=short")).toBeNull();
  expect(read(undefined)).toBeNull();
  expect(createSessionCookie("http://localhost:3100").write(token)).not.toContain("Secure");
});

test("a form's token is that of its own session", () => {
  const right = toFormToken("a".repeat(43));
  expect(isFormTokenRight(right, right)).toBe(true);
  for (const wrong of [toFormToken("b".repeat(43)), "", "x", null, `${right}x`]) {
    expect(isFormTokenRight(wrong, right)).toBe(false);
  }
});
