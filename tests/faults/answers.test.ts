import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import type { Child } from "./child.ts";
import { startChild } from "./child.ts";

let site: Child;
let directory: ReturnType<typeof makeDirectory>;

beforeAll(async () => {
  directory = makeDirectory();
  site = await startChild({ program: "site", place: directory.place });
});
afterAll(async () => {
  await site.end("SIGTERM");
  await directory.remove();
});

const [script = ""] = readdirSync(new URL("../../build/client/assets", import.meta.url));
const asJson = { "Content-Type": "application/json" };
const answers: [name: string, status: number, path: string, init?: RequestInit][] = [
  ["a page", 200, "/"],
  ["the contact form", 200, "/contact"],
  ["a page that does not exist", 404, "/nothing-here"],
  ["a permanent redirect", 308, "/privacy-policy"],
  ["an asset", 200, `/assets/${script}`],
  ["a method that is not taken", 405, "/", { method: "DELETE" }],
  ["the list of vehicles", 200, "/api/vehicles"],
  ["an unknown vehicle", 404, "/api/vehicles/none"],
  ["an unknown path of the API", 404, "/api/none"],
  ["a wrong inquiry", 400, "/api/contact", { method: "POST", body: "{}", headers: asJson }],
  ["an inquiry of a wrong type", 415, "/api/contact", { method: "POST", body: "x" }],
  [
    "an inquiry from another site",
    403,
    "/api/contact",
    { method: "POST", body: "{}", headers: { ...asJson, Origin: "https://evil.example" } },
  ],
  [
    "a form from another site",
    403,
    "/contact",
    {
      method: "POST",
      body: new URLSearchParams({ firstName: "a" }),
      headers: { "Sec-Fetch-Site": "cross-site" },
    },
  ],
  [
    "a form that is too large",
    413,
    "/contact",
    { method: "POST", body: new URLSearchParams({ message: "x".repeat(70_000) }) },
  ],
  ["the health of the site", 200, "/healthz"],
  ["metrics that are off", 404, "/metrics"],
];

test.each(answers)("%s (%i) carries every security header and no cookie", async (...answer) => {
  const [, status, path, init = {}] = answer;
  const response = await fetch(site.url + path, { redirect: "manual", ...init });
  await response.arrayBuffer();
  expect(response.status).toBe(status);
  const { headers } = response;
  expect(headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8,}; includeSubDomains/);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  expect(headers.get("Permissions-Policy")).toContain("geolocation=()");
  const policy = headers.get("Content-Security-Policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
  expect(headers.get("Set-Cookie")).toBeNull();
  expect(headers.get("Server") ?? headers.get("X-Powered-By")).toBeNull();
  expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test("pages allow their own scripts only, and need trusted types", async () => {
  const policy = (await fetch(`${site.url}/inventory`)).headers.get("Content-Security-Policy");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).toContain("form-action 'self'");
});

test("what a visitor typed is shown as text, in no cache and not in the address", async () => {
  const markup = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const response = await fetch(`${site.url}/contact`, {
    method: "POST",
    body: new URLSearchParams({
      ...makeInquiry({ firstName: markup, message: markup }),
      email: "x",
    }),
    redirect: "manual",
  });
  const page = await response.text();
  expect(response.status).toBe(400);
  expect(response.headers.get("Cache-Control")).toContain("no-store");
  expect(page).toContain("&lt;script&gt;alert(1)");
  expect(page).not.toContain("<script>alert(1)");
  expect(page).not.toContain("<img src=x");
});

test.each([
  "/../package.json",
  "/%2e%2e/package.json",
  "/.git/config",
  "/assets/",
  "/server/start.ts",
])("%s is no file of ours to read", async (path) => {
  const response = await fetch(site.url + path, { redirect: "manual" });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toMatch(/"dependencies"|\[core\]|import /);
});
