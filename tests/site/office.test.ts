import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "#tests/servers/free-port.ts";
import { printOfficeLink } from "#tests/servers/office-link.ts";
import { type SiteServer, startSite } from "#tests/servers/site-server.ts";

let site: SiteServer;
let officeUrl = "";
let cookie = "";

const visitor = {
  firstName: "Ada",
  lastName: "Quinn",
  email: "ada.quinn@mail.example",
  phone: "(732) 555-0123",
  interest: "service",
  message: "It does not charge anymore.",
};

beforeAll(async () => {
  const port = String(await findFreePort());
  officeUrl = `http://localhost:${port}`;
  site = await startSite({ environment: { OFFICE_PORT: port } });
});

afterAll(() => site.stop());

const printLink = () => printOfficeLink(site.dataDir, officeUrl);

// A connection that the server closes for being idle must not be used for the next request.
const onOwnConnection = { Connection: "close" };

function open(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(path, officeUrl), {
    redirect: "manual",
    headers: { ...onOwnConnection, Cookie: cookie, ...headers },
  });
}

function post(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(new URL(path, officeUrl), {
    method: "POST",
    redirect: "manual",
    headers: { ...onOwnConnection, Cookie: cookie, Origin: officeUrl, ...headers },
    body: new URLSearchParams(fields),
  });
}

function findFormToken(html: string): string {
  return /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

async function signIn(): Promise<void> {
  const answer = await post(printLink(), {});
  expect(answer.status).toBe(302);
  cookie = (answer.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
}

test("nothing of the office is on the public port, and nothing of it is told without a session", async () => {
  for (const path of ["/sign-in", "/inquiries", "/staff"]) {
    expect((await fetch(site.url + path)).status, path).toBe(404);
  }
  for (const path of ["/", "/inquiries", "/inquiries/x", "/staff", "/nothing"]) {
    const answer = await open(path);
    expect([answer.status, answer.headers.get("Location")], path).toEqual([303, "/sign-in"]);
  }
  expect(
    (await post("/staff", { intent: "add", name: "Eve", email: "eve@mail.example" })).status,
  ).toBe(303);
});

test("a printed link signs in once, by its button and not by being opened", async () => {
  const link = printLink();
  for (let opened = 0; opened < 2; opened += 1) {
    const page = await open(link);
    expect(page.headers.get("Set-Cookie")).toBeNull();
    expect(await page.text()).toContain("Sign in on this device");
  }
  const answer = await post(link, {});
  expect(answer.headers.get("Set-Cookie")).toMatch(/^office=[\w-]{43};.*HttpOnly; SameSite=Strict/);
  const again = await post(link, {});
  expect(again.headers.get("Set-Cookie")).toBeNull();
  expect(await again.text()).toContain("no longer works");
});

test("a session that a browser had before signing in is not the one it has afterwards", async () => {
  await signIn();
  const before = cookie;
  await signIn();
  expect(cookie).not.toBe(before);
  expect((await open("/", { Cookie: before })).status).toBe(303);
});

test("what a visitor sends is in the office at once, and staff answer it", async () => {
  await signIn();
  const sent = await fetch(`${site.url}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(visitor),
  });
  const { id } = (await sent.json()) as { id: string };
  const path = `/inquiries/${id}`;
  expect(await (await open("/")).text()).toContain(path);
  const page = await (await open(path)).text();
  expect(page).toContain(visitor.message);
  const formToken = findFormToken(page);
  for (const [name, token, headers] of [
    ["of another site", formToken, { Origin: "https://attacker.example" }],
    ["without the token", "", {}],
    ["with the token of another session", "a".repeat(43), {}],
  ] as const) {
    const refused = await post(path, { intent: "answered", formToken: token }, headers);
    expect(refused.status, name).toBe(403);
  }
  expect((await post(path, { intent: "answered", formToken })).status).toBe(302);
  expect(await (await open(path)).text()).toContain("Answered by This computer");
  const again = await post(path, { intent: "answered", formToken });
  expect(await again.text()).toContain("Somebody already marked it as answered");
  expect(await (await open("/")).text()).toContain("Every inquiry is answered");
});

test("no page of the office is stored, framed or told to another site", async () => {
  await signIn();
  for (const path of ["/", "/inquiries", "/staff", "/nothing"]) {
    const { headers } = await open(path);
    expect(headers.get("Cache-Control"), path).toBe("no-store");
    expect(headers.get("Content-Security-Policy"), path).toContain("frame-ancestors 'none'");
    expect(headers.get("Referrer-Policy"), path).toBe("same-origin");
    expect(headers.get("X-Robots-Tag"), path).toBe("noindex");
  }
});

test("signing out ends the session on the server too", async () => {
  await signIn();
  const formToken = findFormToken(await (await open("/")).text());
  const answer = await post("/sign-out", { formToken });
  expect(answer.headers.get("Set-Cookie")).toContain("Max-Age=0");
  expect((await open("/")).status).toBe(303);
});
