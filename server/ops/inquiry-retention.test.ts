import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import type { Database } from "#server/db/schema.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import type { PlannedMessage } from "#server/outbox/channels.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { describeOnEachDatabase, makeDirectory } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { createInquiryRetention } from "./inquiry-retention.ts";

const months = 24;
const received = new Date("2026-11-22T12:00:00Z");
const dayBefore = new Date("2028-11-21T12:00:00Z");
const dayAfter = new Date("2028-11-23T12:00:00Z");
const planned: readonly PlannedMessage[] = [
  { channel: "mail", heldBecause: "SMTP_URL is not set" },
  { channel: "webhook", heldBecause: null },
  { channel: "acknowledgement", heldBecause: null },
];

async function receive(database: Database, name: string, at: Date): Promise<string> {
  const inquiries = createInquiries(database, () => {}, { planned, now: () => at });
  const inquiry = makeInquiry({
    firstName: name,
    email: `${name.toLowerCase()}@mail.example`,
    message: `${name} asks for the blue one`,
    about: `${name}'s subject`,
  });
  const receipt = await inquiries.receive(inquiry, { idempotencyKey: `${name}-key` });
  return receipt.kind === "received" ? receipt.id : "";
}

/** The retention job of a process whose clock says this. */
function makeJob(database: Database, now: Date, batchMax?: number) {
  const lines: string[] = [];
  const run = createInquiryRetention(database, {
    months,
    log: (line) => lines.push(line),
    clock: () => Promise.resolve(now),
    ...(batchMax !== undefined && { batchMax }),
  });
  return { run, lines };
}

describeOnEachDatabase("the deletion of old inquiries", (underTest) => {
  const listIds = async () =>
    (await createInquiryAdmin(underTest.database).list()).map(({ id }) => id);
  const countRows = async (table: "outbox_messages" | "acknowledgements") =>
    (await underTest.database.kysely.selectFrom(table).selectAll().execute()).length;

  test("waits until an inquiry is 24 months old, then leaves nothing of it", async () => {
    const { database } = underTest;
    await receive(database, "Zebediah", received);
    const recent = await receive(database, "Ottilie", dayBefore);
    await makeJob(database, dayBefore).run();
    expect(await listIds()).toHaveLength(2);
    await makeJob(database, dayAfter).run();
    expect(await listIds()).toEqual([recent]);
    expect(await countRows("outbox_messages")).toBe(planned.length);
    expect(await countRows("acknowledgements")).toBe(1);
  });

  test("takes undelivered ones too, and the log counts them without a word of theirs", async () => {
    const { database } = underTest;
    await receive(database, "Zebediah", received);
    await receive(database, "Ottilie", dayBefore);
    const outbox = createOutbox(database, { clock: () => Promise.resolve(received) });
    const [message] = await outbox.claim(["webhook"], 1);
    if (message) await outbox.recordOutcome(message, { kind: "sent" });
    const { run, lines } = makeJob(database, dayAfter);
    await run();
    await run();
    expect(lines).toEqual([
      "Deleted 1 inquiry received more than 24 months ago; 2 messages about them had never been delivered.",
    ]);
  });

  test("two processes share the work: each inquiry is deleted and counted once", async () => {
    const { database } = underTest;
    for (let index = 0; index < 12; index += 1) await receive(database, `Person${index}`, received);
    const recent = await receive(database, "Ottilie", dayBefore);
    const other = await openDatabase(underTest.place);
    const jobs = [makeJob(database, dayAfter, 3), makeJob(other, dayAfter, 3)];
    await Promise.all(jobs.map(({ run }) => run()));
    const counts = jobs
      .flatMap(({ lines }) => lines)
      .map((line) => Number(/^Deleted (\d+) inquir/.exec(line)?.[1]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(await listIds()).toEqual([recent]);
    await other.close();
  });

  test("does not trust a clock that is months ahead of everything stored", async () => {
    const { database } = underTest;
    const id = await receive(database, "Zebediah", received);
    const { run, lines } = makeJob(database, new Date("2099-01-01T00:00:00Z"));
    await run();
    expect(await listIds()).toEqual([id]);
    expect(lines).toEqual([expect.stringContaining("the clock says 2099-01-01T00:00:00.000Z")]);
  });
});

test("SQLite's files hold nothing of a deleted inquiry, also when the first try was disturbed", async () => {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  await receive(database, "Zebediah", received);
  await receive(database, "Ottilie", dayBefore);
  const filesWith = (words: string) =>
    readdirSync(place.dataDir).filter((name) =>
      readFileSync(join(place.dataDir, name)).includes(words),
    );
  expect(filesWith("Zebediah").length).toBeGreaterThan(0);
  let isDisturbed = true;
  const disturbed: Database = {
    ...database,
    scrub: () => (isDisturbed ? Promise.reject(new Error("busy")) : database.scrub()),
  };
  const { run } = makeJob(disturbed, dayAfter);
  await expect(run()).rejects.toThrow("busy");
  isDisturbed = false;
  await run();
  expect(filesWith("Zebediah")).toEqual([]);
  expect(filesWith("Ottilie").length).toBeGreaterThan(0);
  await database.close();
  await remove();
});
