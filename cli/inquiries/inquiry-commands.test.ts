import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { business } from "#content/dealership/business.ts";
import { inquiriesCommand } from "#cli/inquiries.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { Database } from "#server/db/schema.ts";
import { createInquiryWork } from "#server/inquiries/inquiry-work.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";

/** Beside the commands a site is running: staff never have to stop it. */
let directory: ReturnType<typeof makeDirectory>;
let site: Database;

beforeEach(async () => {
  directory = makeDirectory();
  site = await openDatabase(directory.place);
});
afterEach(async () => {
  await site.close();
  await directory.remove();
});

interface Ran {
  code: number;
  out: string;
  err: string;
  json: unknown;
}

async function run(words: string[], signal = new AbortController().signal): Promise<Ran> {
  const written: string[] = [];
  let err = "";
  const code = await inquiriesCommand(words, {
    out: (text) => void written.push(text),
    err: (text) => void (err += text),
    environment: {
      DATA_DIR: directory.place.dataDir,
      SMTP_URL: "smtp://127.0.0.1:25",
      INQUIRY_TO: "sales@carts.example",
    },
    signal,
  });
  const out = written.join("");
  return { code, out, err, json: words.includes("--json") ? (JSON.parse(out) as unknown) : null };
}

async function receive(given = {}, suspicions: string[] = []): Promise<string> {
  const planned = [{ channel: "mail", heldBecause: null }] as const;
  const receipt = await createInquiries(site, () => {}, { planned }).receive(makeInquiry(given), {
    idempotencyKey: null,
    findSuspicions: () => suspicions,
  });
  return receipt.kind === "received" ? receipt.id : "";
}

test("failed deliveries are listed with an exit code for a job that watches them", async () => {
  const id = await receive();
  expect((await run(["deliveries", "--failed"])).code).toBe(0);
  const outbox = createOutbox(site);
  const [message] = await outbox.claim(["mail"], 1);
  if (message) {
    await outbox.recordOutcome(message, {
      kind: "refused",
      code: "SMTP 550",
      reason: "550 no mailbox",
    });
  }
  const failed = await run(["deliveries", "--failed", "--json"]);
  expect(failed).toMatchObject({
    code: 1,
    json: [{ inquiryId: id, channel: "mail", state: "failed", reason: "550 no mailbox" }],
  });
  expect((await run(["deliveries"])).out).toContain("failed   attempts 1, 550 no mailbox\n");
  expect((await run(["show", id])).out).toContain("550 no mailbox");
  expect((await run(["resend", id])).out).toBe("Every delivery is due again.\n");
  expect((await run(["deliveries", "--failed"])).code).toBe(0);
  await expect(run(["resend", "none"])).rejects.toThrow("No inquiry has this id.");
});

test.each([
  ["waits for longer than an hour", null, "overdue"],
  ["is held because no mail server is set", "SMTP_URL is not set", "held"],
])("a delivery that %s fails the job that watches them", async (_, heldBecause, problem) => {
  const planned = [{ channel: "mail", heldBecause }] as const;
  const now = () => new Date(Date.now() - 61 * 60_000);
  await createInquiries(site, () => {}, { planned, now }).receive(makeInquiry(), {
    idempotencyKey: null,
  });
  const { code, json } = await run(["deliveries", "--failed", "--json"]);
  expect([code, json]).toMatchObject([1, [{ channel: "mail", problem }]]);
  const { out } = await run(["deliveries", "--failed"]);
  expect(out).toMatch(new RegExp(`^[\\da-f-]{13,}  ${problem} +mail `));
});

test("a refused acknowledgement is listed and fails no job", async () => {
  const planned = [{ channel: "acknowledgement", heldBecause: null }] as const;
  await createInquiries(site, () => {}, { planned }).receive(makeInquiry(), {
    idempotencyKey: null,
  });
  const outbox = createOutbox(site);
  const [message] = await outbox.claim(["acknowledgement"], 1);
  if (message) {
    await outbox.recordOutcome(message, { kind: "refused", code: "550", reason: "550 no mailbox" });
  }
  const { code, out } = await run(["deliveries", "--failed"]);
  expect([code, out]).toEqual([0, expect.stringContaining("550 no mailbox")]);
});

test("quarantine is listed with its reasons, and left with one command", async () => {
  const id = await receive({}, ["filled in within 2 seconds"]);
  const { out } = await run(["spam"]);
  expect(out.startsWith(`${id.slice(0, 13)}  `)).toBe(true);
  expect(out).toContain("  filled in within 2 seconds\n1 suspected inquiry\n");
  expect((await run(["unspam", id, "--json"])).json).toEqual({ id });
  expect((await run(["spam", "--json"])).json).toEqual([]);
  expect((await run(["deliveries", "--json"])).json).toMatchObject([
    { inquiryId: id, channel: "mail", state: "pending" },
  ]);
  await expect(run(["unspam", id])).rejects.toThrow("No inquiry has this id.");
});

test("an inquiry whose time is over is marked until it is answered", async () => {
  const planned = [] as const;
  const now = () => new Date(Date.now() - (business.replyTimes.answerWithinHours + 1) * 3_600_000);
  await createInquiries(site, () => {}, { planned, now }).receive(makeInquiry(), {
    idempotencyKey: null,
  });
  const { json } = await run(["list", "--json"]);
  const [late] = json as { id: string; isOverdue: boolean }[];
  expect(late?.isOverdue).toBe(true);
  expect((await run(["list"])).out).toContain("  OVERDUE  ");
  await run(["answered", late?.id ?? ""]);
  expect((await run(["list"])).out).toContain("  answered  ");
  const { answered, changes } = await createInquiryWork(site).find(late?.id ?? "");
  expect([answered?.by, changes.length]).toEqual(["Terminal", 1]);
  await expect(run(["answered", late?.id ?? ""])).rejects.toThrow(
    "It was marked as answered before by Terminal",
  );
});

test("forgetting says whose inquiries it removes and how many, and does so with --yes alone", async () => {
  const id = await receive();
  await receive({ email: "ADA.QUINN@mail.example", firstName: "Again" });
  await receive({ email: "zoe@mail.example" });
  await expect(run(["forget", id])).rejects.toThrow("Add --yes when this is meant");
  expect((await run(["list"])).out).toContain("3 inquiries\n");
  const { out, err } = await run(["forget", id, "--yes"]);
  expect(err).toMatch(
    /This removes 2 inquiries of ada\.quinn@mail\.example, with their deliveries, for good:\n.* Again Quinn\n.* Ada Quinn\n/i,
  );
  expect(out).toContain("Removed 2 inquiries of this person");
  expect((await run(["list"])).out).toContain("1 inquiry\n");
  await expect(run(["forget", id, "--yes"])).rejects.toThrow("No inquiry has this id.");
});

test("purging removes nothing unasked, and says what it removed", async () => {
  const now = () => new Date("2020-01-01T12:00:00Z");
  await createInquiries(site, () => {}, { now }).receive(makeInquiry(), { idempotencyKey: null });
  await expect(run(["purge", "--older-than", "365d"])).rejects.toThrow("Add --yes");
  const { out, err } = await run(["purge", "--older-than", "1d", "--yes"]);
  expect(err).toContain("This removes 1 inquiry older than 1 day, for good.\n");
  expect(out).toBe("Removed 1 inquiry older than 1 day.\n");
  expect((await run(["purge", "--older-than", "365d", "--json"])).json).toEqual({
    removed: 0,
    kept: 0,
  });
  await expect(run(["purge", "--older-than", "0d"])).rejects.toThrow("such as 365d");
  expect((await run(["purge"])).code).toBe(2);
});

test("`watch` shows an inquiry as it comes", async () => {
  await receive({ firstName: "Earlier" });
  const written: string[] = [];
  const stop = new AbortController();
  const watching = inquiriesCommand(["watch"], {
    out: (text) => void written.push(text),
    err: (text) => void written.push(text),
    environment: { DATA_DIR: directory.place.dataDir },
    signal: stop.signal,
  });
  await vi.waitFor(() => expect(written.join("")).toContain("Waiting for inquiries"), {
    timeout: 20_000,
  });
  await receive({ firstName: "Newcomer" });
  await vi.waitFor(() => expect(written.join("")).toContain("Newcomer"), { timeout: 20_000 });
  stop.abort();
  expect(await watching).toBe(0);
  expect(written.join("")).not.toContain("Earlier");
});
