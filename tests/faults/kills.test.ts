import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import type { DatabasePlace } from "#server/db/open-database.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { makeDatabase, makeDirectory } from "#tests/fixtures/databases.ts";
import type { SmtpServer } from "#tests/servers/smtp-server.ts";
import { startSmtpServer } from "#tests/servers/smtp-server.ts";
import type { Child } from "./child.ts";
import { startChild } from "./child.ts";
import { createRandom, isLong, seed } from "./seed.ts";
import { postInquiry, sendVisitors } from "./visitors.ts";

/** Half of them on each database. */
const kills = Number(process.env["FAULTS_KILLS"] ?? (isLong ? 1_000 : 15));
const visitorCount = 8;
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });
const patience = { timeout: 120_000, interval: 50 };

let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.stop());

function environment(): Record<string, string> {
  return { SMTP_URL: smtp.url, INQUIRY_TO: "sales@carts.example" };
}

async function readStored(place: DatabasePlace) {
  const database = await openDatabase(place);
  const admin = createInquiryAdmin(database);
  const [inquiries, messages] = await Promise.all([admin.list(), admin.listMessages()]);
  await database.close();
  return { inquiries, messages };
}

function readMessageIds(): (string | undefined)[] {
  return smtp.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
}

/** Message-IDs of the mails that arrived, by the key in their text. */
function readMails(): Map<string, Set<string>> {
  const mails = new Map<string, Set<string>>();
  for (const { raw } of smtp.mails) {
    const key = /^Message ([\da-f-]{36})/m.exec(raw)?.[1];
    const id = /^Message-ID: (.*)$/im.exec(raw)?.[1];
    if (key === undefined || id === undefined) continue;
    mails.set(key, (mails.get(key) ?? new Set()).add(id));
  }
  return mails;
}

test.each(["sqlite", "postgres"])(
  `killed ${kills} times under load, %s loses no acknowledged inquiry and stores none twice (seed ${seed})`,
  async (dialect) => {
    const { place, remove } = dialect === "sqlite" ? makeDirectory() : await makeDatabase();
    const random = createRandom();
    const start = () => startChild({ program: "inquiries", place, environment: environment() });
    let child: Promise<Child> = start();
    let postsUntilKill = Number.POSITIVE_INFINITY;
    let onKill: () => void = () => {};
    const visitors = sendVisitors(
      visitorCount,
      async () => (await child).url,
      () => {
        postsUntilKill -= 1;
        if (postsUntilKill === 0) onKill();
      },
    );
    for (let count = 0; count < kills; count += 1) {
      const { end } = await child;
      const killed = new Promise<void>((resolve) => {
        onKill = resolve;
        postsUntilKill = 1 + Math.floor(random() * 60);
      });
      await killed;
      child = end("SIGKILL").then(start);
    }
    await visitors.finish();
    await vi.waitFor(async () => {
      const { messages } = await readStored(place);
      expect(messages.filter(({ state }) => state !== "sent")).toEqual([]);
    }, patience);
    await (await child).end("SIGTERM");

    const { inquiries } = await readStored(place);
    const stored = new Set(inquiries.map(({ id }) => id));
    const lost = Array.from(visitors.acknowledged.values()).filter((id) => !stored.has(id));
    const keys = inquiries.map(({ message }) => message.split(" ")[1] ?? "");
    const mails = readMails();
    expect(visitors.contradictions).toEqual([]);
    expect(lost).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(inquiries).toHaveLength(visitors.acknowledged.size);
    expect(visitors.acknowledged.size).toBeGreaterThan(0);
    expect(Array.from(visitors.acknowledged.keys()).filter((key) => !mails.has(key))).toEqual([]);
    // A mail that was sent again because nobody knew it had arrived is the same mail.
    expect(Array.from(mails.values()).filter((ids) => ids.size > 1)).toEqual([]);
    process.stdout.write(
      `${dialect}: ${kills} kills, ${visitors.acknowledged.size} acknowledged, ${lost.length} lost, ${keys.length - new Set(keys).size} stored twice, ${smtp.mails.length} mails\n`,
    );
    await remove();
  },
  60_000 + kills * 20_000,
);

test("killed between commit and answer, the repetition finds what was stored", async () => {
  const { place, remove } = makeDirectory();
  const first = await startChild({
    program: "inquiries",
    place,
    environment: { ...environment(), KILL_AT: "after-commit" },
  });
  expect(await postInquiry(first.url, "key")).toBeNull();
  await first.end("SIGKILL");
  const second = await startChild({ program: "inquiries", place, environment: environment() });
  const answer = await postInquiry(second.url, "key");
  expect(answer?.status).toBe(201);
  // The mail arrives before it is noted as sent, and this process ends at once when told to.
  await vi.waitFor(async () => {
    expect((await readStored(place)).messages).toMatchObject([{ state: "sent" }]);
  }, patience);
  await second.end("SIGTERM");
  expect(smtp.mails).toHaveLength(1);
  const { inquiries } = await readStored(place);
  expect(inquiries.map(({ id }) => id)).toEqual([answer?.id]);
  await remove();
});

test("killed while a mail is being handed over, the mail is sent by the next process", async () => {
  const { place, remove } = makeDirectory();
  const first = await startChild({ program: "inquiries", place, environment: environment() });
  const killed = new Promise<void>((resolve) => {
    smtp.onStep = (step) => {
      if (step !== "DATA") return;
      smtp.onStep = () => {};
      resolve(first.end("SIGKILL").then(() => {}));
    };
  });
  expect(await postInquiry(first.url, "key")).toMatchObject({ status: 201 });
  await killed;
  const second = await startChild({ program: "inquiries", place, environment: environment() });
  await vi.waitFor(async () => {
    expect((await readStored(place)).messages).toMatchObject([{ state: "sent" }]);
  }, patience);
  expect(new Set(readMessageIds()).size).toBe(1);
  await second.end("SIGTERM");
  await remove();
});

test("killed after the mail was taken and before it is noted, it comes as the same mail", async () => {
  const { place, remove } = makeDirectory();
  const first = await startChild({
    program: "inquiries",
    place,
    environment: { ...environment(), KILL_AT: "after-sent" },
  });
  await postInquiry(first.url, "key");
  await vi.waitFor(() => expect(first.process.signalCode).toBe("SIGKILL"), patience);
  const second = await startChild({ program: "inquiries", place, environment: environment() });
  await vi.waitFor(async () => {
    expect((await readStored(place)).messages).toMatchObject([{ state: "sent" }]);
  }, patience);
  await second.end("SIGTERM");
  expect(readMessageIds().length).toBeGreaterThan(1);
  expect(new Set(readMessageIds()).size).toBe(1);
  await remove();
});
