import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import type { DatabasePlace } from "#server/db/open-database.ts";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { makeDatabase } from "#tests/fixtures/databases.ts";
import { startPostgres } from "#tests/servers/postgres-server.ts";
import type { SmtpServer } from "#tests/servers/smtp-server.ts";
import { startSmtpServer } from "#tests/servers/smtp-server.ts";
import type { Child } from "./child.ts";
import { isLong, seed } from "./seed.ts";
import { useSites } from "./sites.ts";
import { postInquiry } from "./visitors.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });
const patience = { timeout: 120_000, interval: 50 };
const sites = useSites();
let smtp: SmtpServer;

beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.stop());

function startSite(options: Parameters<typeof sites.start>[0] = {}): Promise<Child> {
  const environment = { SMTP_URL: smtp.url, INQUIRY_TO: "sales@carts.example" };
  return sites.start({ environment, ...options });
}

async function readIds(place: DatabasePlace): Promise<string[]> {
  const database = await openDatabase(place);
  const ids = (await createInquiryAdmin(database).list()).map(({ id }) => id);
  await database.close();
  return ids;
}

async function readStatus(address: string): Promise<number> {
  const response = await fetch(address);
  await response.arrayBuffer();
  return response.status;
}

/** Milliseconds that a promise took, with what it gave; printed, because machines differ. */
async function measure<Value>(work: Promise<Value>): Promise<[Value, number]> {
  const startedAt = performance.now();
  const value = await work;
  return [value, performance.now() - startedAt];
}

test("with the database locked for 10 seconds pages are served and the form says to try again", async () => {
  const { place } = sites;
  const { url } = await startSite({ place });
  expect(await readStatus(`${url}/`)).toBe(200);
  const writer = new DatabaseSync(join(place.dataDir, sqliteFileName), { timeout: 10_000 });
  writer.exec("begin immediate");
  // Each waits for its five seconds, so that together they last as long as the lock.
  for (const key of ["one", "two"]) {
    const refused = measure(postInquiry(url, key));
    expect(await readStatus(`${url}/`)).toBe(200);
    const [answer, tookMs] = await refused;
    expect(answer).toMatchObject({ status: 503, retryAfter: "10" });
    process.stdout.write(`refused while locked after ${Math.round(tookMs)} ms\n`);
  }
  writer.exec("rollback");
  writer.close();
  await vi.waitFor(async () => {
    expect(await postInquiry(url, "one")).toMatchObject({ status: 201 });
  }, patience);
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), patience);
  expect(await readIds(place)).toHaveLength(1);
});

test("with the disk full what was acknowledged stays and pages are served", async () => {
  const { place } = sites;
  const roomy = await startSite({ place });
  await roomy.end("SIGTERM");
  // The tables take some 300 KB; what is left is soon used up.
  const { url, end } = await startSite({ place, fileKilobytesMax: 700 });
  expect(await readStatus(`${url}/`)).toBe(200);
  const acknowledged: string[] = [];
  let refusal: Awaited<ReturnType<typeof postInquiry>> = null;
  for (let count = 0; refusal === null && count < 1_000; count += 1) {
    const answer = await postInquiry(url, `key-${count}`, { message: "x".repeat(4_000) });
    if (answer?.status === 201 && answer.id !== null) acknowledged.push(answer.id);
    else refusal = answer;
  }
  expect(refusal).toMatchObject({ status: 503, retryAfter: "10" });
  expect(await readStatus(`${url}/`)).toBe(200);
  await end("SIGTERM");
  const again = await startSite({ place });
  expect(await postInquiry(again.url, "after")).toMatchObject({ status: 201 });
  const stored = new Set(await readIds(place));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  await vi.waitFor(() => {
    expect(smtp.mails.length).toBeGreaterThanOrEqual(stored.size);
  }, patience);
});

test("PostgreSQL may stop and start: pages are served, nothing is lost, deliveries go on", async () => {
  const server = await startPostgres();
  const { place } = await makeDatabase(server.url);
  const { url, end } = await startSite({ place });
  expect(await readStatus(`${url}/`)).toBe(200);
  const before = await postInquiry(url, "before");
  await server.stop();
  expect(await readStatus(`${url}/`)).toBe(200);
  const [answer, tookMs] = await measure(postInquiry(url, "during"));
  expect(answer).toMatchObject({ status: 503, retryAfter: "10" });
  process.stdout.write(`refused without PostgreSQL after ${Math.round(tookMs)} ms\n`);
  await server.start();
  await vi.waitFor(async () => {
    expect(await postInquiry(url, "during")).toMatchObject({ status: 201 });
  }, patience);
  expect(await readIds(place)).toContain(before?.id);
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), patience);
  await end("SIGTERM");
  await server.remove();
});

test.each(["sqlite", "postgres"])(
  "a thousand posts at once with one key are one inquiry on %s",
  async (dialect) => {
    const made = dialect === "sqlite" ? null : await makeDatabase();
    const place = made?.place ?? sites.place;
    const { url, end } = await startSite({ place });
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, async () => {
        // Each tries again when it is told to, as the page would.
        for (;;) {
          const answer = await postInquiry(url, "the-key");
          if (answer?.status === 201) return answer.id;
        }
      }),
    );
    const ids = await readIds(place);
    expect(ids).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(ids));
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), patience);
    await end("SIGTERM");
    expect(smtp.mails).toHaveLength(1);
    await made?.remove();
  },
);

test("no form that is posted makes the site fail", async () => {
  const { place } = sites;
  const { url } = await startSite({ place });
  const names = ["firstName", "lastName", "email", "phone", "interest", "message", "about"];
  const others = ["idempotencyKey", "renderedAt", "website", "__proto__", "constructor"];
  const text = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.constant("a@b.example"));
  const form = fc.array(fc.tuple(fc.constantFrom(...names, ...others), text), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(form, async (fields) => {
      const body = new URLSearchParams(fields.map(([name, value]) => [name, value.toWellFormed()]));
      const page = await fetch(`${url}/contact`, { method: "POST", body, redirect: "manual" });
      await page.arrayBuffer();
      expect([303, 400, 422]).toContain(page.status);
    }),
    { numRuns: isLong ? 5_000 : 100, seed },
  );
});

test("nothing that a visitor typed is in the log, whatever fails", async () => {
  const { place } = sites;
  const { url, end, readLog } = await startSite({ place });
  const canary = "Canary7f3a";
  const inquiry = {
    firstName: canary,
    lastName: canary,
    email: `${canary}@mail.example`,
    message: `${canary} is the message`,
    about: canary,
  };
  smtp.fault = { at: "RCPT", answer: `550 no such person ${canary}` };
  await postInquiry(url, "one", inquiry);
  await postInquiry(url, "one", { ...inquiry, message: `${canary} is another` });
  await postInquiry(url, "two", { ...inquiry, email: canary });
  await vi.waitFor(
    () => expect(readLog()).toContain("RCPT TO: 550 no such person (address)"),
    patience,
  );
  const writer = new DatabaseSync(join(place.dataDir, sqliteFileName), { timeout: 10_000 });
  writer.exec("begin immediate");
  await postInquiry(url, "three", inquiry);
  writer.close();
  const form = new URLSearchParams({ ...inquiry, phone: "7325550123", email: canary });
  const page = await fetch(`${url}/contact`, { method: "POST", body: form, redirect: "manual" });
  expect(await page.text()).toContain(canary);
  // What one visitor typed is on no page of another.
  expect(await (await fetch(`${url}/contact`)).text()).not.toContain(canary);
  await end("SIGTERM");
  expect(readLog()).toContain("An inquiry could not be stored");
  expect(readLog()).not.toContain(canary);
});
