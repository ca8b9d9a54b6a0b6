import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import type { Database } from "#server/db/schema.ts";
import { createSessions } from "#server/staff/sessions.ts";
import { createAuthenticator } from "#tests/fixtures/authenticator.ts";
import { addPerson } from "#tests/fixtures/staff.ts";
import { findFreePort } from "#tests/servers/free-port.ts";
import { printOfficeLink } from "#tests/servers/office-link.ts";
import { type SiteServer, startSite } from "#tests/servers/site-server.ts";

let site: SiteServer;
let officeUrl = "";

beforeAll(async () => {
  const port = String(await findFreePort());
  officeUrl = `http://localhost:${port}`;
  site = await startSite({ environment: { OFFICE_PORT: port } });
});
afterAll(() => site.stop());

interface Sent {
  cookie?: string;
  origin?: string;
  fields?: Record<string, string>;
}

// A connection that the server closes for being idle must not be used for the next request.
const onOwnConnection = { Connection: "close" };
const post = (path: string, { cookie = "", origin = officeUrl, fields = {} }: Sent = {}) =>
  fetch(new URL(path, officeUrl), {
    method: "POST",
    redirect: "manual",
    headers: { ...onOwnConnection, Origin: origin, Cookie: cookie },
    body: new URLSearchParams(fields),
  });
const get = (path: string, cookie = "") =>
  fetch(new URL(path, officeUrl), {
    redirect: "manual",
    headers: { ...onOwnConnection, Cookie: cookie },
  });

async function signIn(cookie = ""): Promise<string> {
  const answer = await post(printOfficeLink(site.dataDir, officeUrl), { cookie });
  return (answer.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
}

async function findFormToken(cookie: string): Promise<string> {
  const html = await (await get("/account", cookie)).text();
  return /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

const random = () => randomBytes(32).toString("base64url");

test("a session cannot be guessed, forged, chosen or brought along", async () => {
  const chosen = `office=${random()}`;
  expect((await get("/", chosen)).status).toBe(303);
  for (const cookie of ["office=", "office=' or 1=1 --", `office=${"A".repeat(43)}`]) {
    expect((await get("/", cookie)).status, cookie).toBe(303);
  }
  const signedIn = await signIn(chosen);
  expect(signedIn).not.toBe(chosen);
  expect((await get("/", chosen)).status).toBe(303);
  expect((await get("/", signedIn)).status).toBe(200);
});

test("the public port has no page of the office, whatever host and cookie a request names", async () => {
  const cookie = await signIn();
  const host = new URL(officeUrl).host;
  for (const path of ["/staff", "/account", "/report", "/sign-in", "/answered/x", "/inquiries"]) {
    const answer = await fetch(site.url + path, {
      headers: { Cookie: cookie, "X-Forwarded-Host": host },
    });
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get("Set-Cookie"), path).toBeNull();
  }
});

test("a form of another origin or without the session's token changes nothing, on any page that changes something", async () => {
  const cookie = await signIn();
  const formToken = await findFormToken(cookie);
  const cart = "/carts/denago-ev-city";
  const paths = [
    "/account",
    "/account/passkey-options",
    "/staff",
    "/sign-out",
    "/inquiries/x",
    "/carts",
    "/carts/new",
    "/carts/import",
    cart,
    `${cart}/pictures`,
    "/facts",
    "/facts/fees",
    "/questions/email",
  ];
  for (const path of paths) {
    const foreign = { cookie, origin: "https://attacker.example", fields: { formToken } };
    expect((await post(path, foreign)).status, `${path} of another origin`).toBe(403);
    expect((await post(path, { cookie })).status, `${path} without token`).toBe(403);
    const wrong = { cookie, fields: { formToken: random() } };
    expect((await post(path, wrong)).status, `${path} with another token`).toBe(403);
  }
  expect((await get("/", cookie)).status).toBe(200);
});

/** Sends the beginning of a body that never ends, and returns what comes until the server closes. */
async function pour(path: string, { origin, size }: { origin: string; size: number }) {
  const { hostname, port, host } = new URL(officeUrl);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
  // The server may close while something is on its way to it.
  socket.on("error", () => {});
  const isClosed = once(socket, "close");
  const headers = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`];
  socket.write([...headers, "Transfer-Encoding: chunked", "", ""].join("\r\n"));
  socket.write(`${size.toString(16)}\r\n${"x".repeat(size)}\r\n`);
  await isClosed;
  return answer.split("\r\n", 1)[0];
}

test("whoever is not signed in is answered before an upload ends, and the connection is closed", async () => {
  const path = "/carts/denago-ev-nomad/pictures";
  const own = { origin: officeUrl, size: 1_000 };
  expect(await pour(path, own)).toBe("HTTP/1.1 303 See Other");
  expect(await pour("/carts", own)).toBe("HTTP/1.1 303 See Other");
  const foreign = { ...own, origin: "https://attacker.example" };
  expect(await pour(path, foreign)).toBe("HTTP/1.1 403 Forbidden");
  // A page on which one signs in reads its form, and no more than a form.
  const large = { ...own, size: 300_000 };
  expect(await pour("/sign-in", large)).toBe("HTTP/1.1 413 Payload Too Large");
});

test("signing out everywhere ends every session of the person, and a cookie of before is worth nothing", async () => {
  const [here, elsewhere] = [await signIn(), await signIn()];
  const formToken = await findFormToken(here);
  await post("/account", { cookie: here, fields: { intent: "end-others", formToken } });
  expect((await get("/", elsewhere)).status).toBe(303);
  expect((await get("/", here)).status).toBe(200);
  const again = await signIn();
  await post("/account", { cookie: here, fields: { intent: "end-all", formToken } });
  for (const cookie of [here, again]) expect((await get("/", cookie)).status).toBe(303);
});

/** Signs a person of the staff in, who may have passkeys; the printed link belongs to nobody. */
async function signInAnn(database: Database): Promise<string> {
  const ann = await addPerson(database);
  const link = await createSessions(database).createLink(ann);
  const answer = await post(`/sign-in/${link}`);
  return (answer.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
}

test("a passkey is added by the answer to this session's own challenge, once, and soon after signing in", async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir: site.dataDir });
  const cookie = await signInAnn(database);
  const formToken = await findFormToken(cookie);
  const device = createAuthenticator({ origin: officeUrl, rpId: "localhost" });
  const begin = () => post("/account/passkey-options", { cookie, fields: { formToken } });
  const add = async (challenge: string) => {
    const fields = { formToken, name: "Mine", response: JSON.stringify(device.add(challenge)) };
    return (await post("/account", { cookie, fields })).text();
  };
  const made = random();
  expect(await add(made)).toContain("The passkey was not added");
  await begin();
  expect(await add(made)).toContain("The passkey was not added");
  const { challenge } = (await (await begin()).json()) as { challenge: string };
  await add(challenge);
  const listed = /<span class="sr-only">Mine<\/span>/g;
  expect((await (await get("/account", cookie)).text()).match(listed)).toHaveLength(1);
  expect(await add(challenge)).toContain("The passkey was not added");

  const twentyMinutesAgo = new Date(Date.now() - 20 * 60_000).toISOString();
  await database.kysely
    .updateTable("staff_sessions")
    .set({ started_at: twentyMinutesAgo })
    .execute();
  await database.close();
  expect((await begin()).status).toBe(403);
  expect(await add(made)).toContain("Sign out and in again first");
});

// The last test: it uses up what one client may try.
test("one client tries a limited number of links and passkeys, whether it names another IP or not", async () => {
  const first = await post("/sign-in/passkey-options");
  expect(first.headers.get("Set-Cookie")).toMatch(
    /^office-passkey=[\w-]{43};.*HttpOnly; SameSite=Strict/,
  );
  const statuses: number[] = [];
  for (let tried = 0; tried < 40; tried += 1) {
    statuses.push((await post("/sign-in/passkey-options")).status);
  }
  expect(statuses.at(-1)).toBe(429);
  const link = printOfficeLink(site.dataDir, officeUrl);
  expect(await (await post(link)).text()).toContain("Too many attempts");
  const forwarded = await fetch(link, {
    method: "POST",
    headers: { Origin: officeUrl, "X-Forwarded-For": "203.0.113.9" },
  });
  expect(await forwarded.text()).toContain("Too many attempts");
});
