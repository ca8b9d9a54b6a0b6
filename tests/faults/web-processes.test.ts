import { readFileSync } from "node:fs";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase, type DatabasePlace } from "#server/db/open-database.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { makeDatabase } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { type SmtpServer, startSmtpServer } from "#tests/servers/smtp-server.ts";
import type { Child } from "./child.ts";
import { startPageLoad } from "./page-load.ts";
import { useSites } from "./sites.ts";
import { sendVisitors } from "./visitors.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });
const patience = { timeout: 120_000, interval: 50 };
const sites = useSites();
let smtp: SmtpServer;

beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.stop());

/** The site in two processes, both of which serve. */
async function startTwo(
  place: DatabasePlace,
  environment: Readonly<Record<string, string>> = {},
): Promise<Child> {
  const mail = { SMTP_URL: smtp.url, INQUIRY_TO: "sales@carts.example" };
  const site = await sites.start({
    place,
    environment: { WEB_PROCESSES: "2", WARM_UP: "0", ...mail, ...environment },
  });
  await vi.waitFor(() => expect(site.readLog()).toContain("serves, 2 of 2"), patience);
  return site;
}

/** The processes that have served, in the order in which they began to. */
function readProcessIds({ readLog }: Child): number[] {
  return Array.from(readLog().matchAll(/Process (\d+) serves/g), ([, id]) => Number(id));
}

/** Whether the system has suspended a process; a signal takes effect some time after it was sent. */
const isSuspended = (id: number) => / T /.test(readFileSync(`/proc/${id}/stat`, "latin1"));

interface Answer {
  status: number | undefined;
  text: string;
}

/**
 * What one of the processes answers, while the others are suspended. One that was suspended in the
 * middle of a transaction holds a lock; then all go on until it has ended that.
 */
async function askOnly(
  processId: number,
  { all, place }: { all: readonly number[]; place: DatabasePlace },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const others = all.filter((id) => id !== processId);
  for (;;) {
    for (const id of others) process.kill(id, "SIGSTOP");
    try {
      await vi.waitFor(() => expect(others.every(isSuspended)).toBe(true), patience);
      const answer = await ask();
      if (answer.status !== 503) return answer;
    } finally {
      for (const id of others) process.kill(id, "SIGCONT");
    }
    await vi.waitFor(() => takeWriteLock(place), patience);
  }
}

/** Waits for whatever transaction holds the lock that SQLite has for all that write. */
async function takeWriteLock(place: DatabasePlace): Promise<void> {
  const database = await openDatabase(place);
  try {
    await database.kysely.deleteFrom("inquiries").where("id", "=", "none").execute();
  } finally {
    await database.close();
  }
}

/** One request over a connection of its own: one that is kept leads to the process that took it. */
function send(url: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const sent = request(url, { agent: false, method, headers, timeout: patience.timeout });
    sent.on("response", (response) => {
      text(response).then((read) => resolve({ status: response.statusCode, text: read }), reject);
    });
    sent.on("timeout", () => sent.destroy(new Error(`No answer from ${url}`)));
    sent.on("error", reject);
    sent.end(body);
  });
}

function post(url: string, key: string): Promise<Answer> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
  return send(`${url}/api/contact`, headers, JSON.stringify(makeInquiry()));
}

async function readStored(place: DatabasePlace) {
  const database = await openDatabase(place);
  const admin = createInquiryAdmin(database);
  const [inquiries, messages] = await Promise.all([admin.list(), admin.listMessages()]);
  await database.close();
  return { ids: inquiries.map(({ id }) => id), messages };
}

test.each(["sqlite", "postgres"])(
  "on %s both processes show a new price at once, count posts together and send each mail once",
  async (dialect) => {
    const made = dialect === "sqlite" ? null : await makeDatabase();
    const place = made?.place ?? sites.place;
    const site = await startTwo(place, { CONTACT_RATE_LIMIT: "4", METRICS: "1" });
    const all = readProcessIds(site);
    expect(new Set(all).size).toBe(2);

    const vehicle = makeVehicle({ price: 12_345 });
    const readVehicle = () => send(`${site.url}/vehicles/${vehicle.id}`);
    for (const id of all) {
      expect((await askOnly(id, { all, place }, readVehicle)).text).not.toContain("$12,345");
    }
    const database = await openDatabase(place);
    await createInventory(database).importVehicles([vehicle], "update");
    await database.close();
    for (const id of all) {
      expect((await askOnly(id, { all, place }, readVehicle)).text).toContain("$12,345");
    }

    const statuses = [];
    for (const [index, id] of [...all, ...all, ...all].entries()) {
      const answer = await askOnly(id, { all, place }, () => post(site.url, `key-${index}`));
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
    await vi.waitFor(async () => {
      const metrics = (await send(`${site.url}/metrics`)).text;
      expect(metrics).toContain('carts_posts_total{outcome="received"} 4');
      expect(metrics).toContain('carts_posts_total{outcome="limited"} 2');
    }, patience);

    await vi.waitFor(async () => {
      const { messages } = await readStored(place);
      expect(messages.map(({ state }) => state)).toEqual(["sent", "sent", "sent", "sent"]);
    }, patience);
    expect(await site.end("SIGTERM")).toBe(0);
    expect(smtp.mails).toHaveLength(4);
    await made?.remove();
  },
);

test("a process that is killed under load fails what it was answering, loses nothing and is replaced; then all stop without a failure", async () => {
  const { place } = sites;
  const site = await startTwo(place);
  const clientCount = 8;
  const load = startPageLoad(`${site.url}/`, clientCount);
  const visitors = sendVisitors(
    4,
    () => Promise.resolve(site.url),
    () => {},
  );
  await load.waitForAnswers(200);
  await vi.waitFor(() => expect(visitors.acknowledged.size).toBeGreaterThan(5), patience);
  const [first = 0] = readProcessIds(site);
  process.kill(first, "SIGKILL");
  await vi.waitFor(() => expect(readProcessIds(site)).toHaveLength(3), patience);
  await load.waitForAnswers(load.answered + 200);
  await visitors.finish();
  await load.finish();
  // Each client had one request under way at most.
  expect(load.failures.length + load.unanswered).toBeLessThanOrEqual(clientCount);
  expect(visitors.contradictions).toEqual([]);
  expect(site.readLog()).toContain(`Process ${first} ended (SIGKILL); another one starts now`);
  const acknowledged = Array.from(visitors.acknowledged.values());
  await vi.waitFor(async () => {
    const { ids, messages } = await readStored(place);
    expect(ids.toSorted()).toEqual(acknowledged.toSorted());
    // What the killed process was sending is sent when its lease ends, or has arrived already.
    expect(messages.filter(({ state }) => state === "pending")).toEqual([]);
  }, patience);

  const last = startPageLoad(`${site.url}/`, clientCount);
  await last.waitForAnswers(200);
  const code = await site.end("SIGTERM");
  await last.untilClosed();
  expect(last.failures).toEqual([]);
  expect(code).toBe(0);
  process.stdout.write(
    `killed: ${load.failures.length + load.unanswered} of ${load.answered} requests failed; stopped: 0 of ${last.answered}\n`,
  );
});

test("no process outlives the one that started it", async () => {
  const site = await startTwo(sites.place);
  const ids = readProcessIds(site);
  await site.end("SIGKILL");
  await vi.waitFor(() => {
    for (const id of ids) expect(() => process.kill(id, 0)).toThrow("ESRCH");
  }, patience);
});
