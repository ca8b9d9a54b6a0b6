import { expect, test } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import type { Database } from "#server/db/schema.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import type { AttemptOutcome } from "#server/outbox/outbox-message.ts";
import type { Mail } from "#server/outbox/mail/send-mail.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { createDailyDigest } from "./daily-digest.ts";

function openDigest(database: Database) {
  const mails: Mail[] = [];
  const logs: string[] = [];
  const state: { time: string; outcome: AttemptOutcome } = { time: "", outcome: { kind: "sent" } };
  const run = createDailyDigest(database, {
    sendMail: (mail) => {
      mails.push(mail);
      return Promise.resolve(state.outcome);
    },
    to: "sales@carts.example",
    host: "carts.example",
    officeUrl: "https://office.carts.example",
    log: (message) => void logs.push(message),
    clock: () => Promise.resolve(new Date(`2026-11-${state.time}:00-05:00`)),
  });
  const runAt = async (time: string) => {
    state.time = time;
    await run();
  };
  return { mails, logs, state, runAt };
}

const receiveIn = (database: Database, details?: Record<string, string>) =>
  createInquiries(database, () => {}, {
    now: () => new Date("2026-11-22T20:00:00Z"),
  }).receive({ ...makeInquiry(), ...(details && { details }) }, { idempotencyKey: null });

describeOnEachDatabase("the digest", (underTest) => {
  const open = (database = underTest.database) => openDigest(database);
  const receive = (details?: Record<string, string>) => receiveIn(underTest.database, details);

  test("it comes once when the showroom opens, also of two processes and after a restart", async () => {
    await receive();
    const [one, other] = [open(), open(await openDatabase(underTest.place))];
    await one.runAt("23T08:59");
    expect(one.mails).toEqual([]);
    await Promise.all([one.runAt("23T09:00"), other.runAt("23T09:00")]);
    await open().runAt("23T09:30");
    expect([...one.mails, ...other.mails]).toHaveLength(1);
    const [mail] = [...one.mails, ...other.mails];
    expect(mail).toMatchObject({
      messageId: "<digest-2026-11-23@carts.example>",
      to: "sales@carts.example",
    });
    expect(mail?.subject).toMatch(/^Today: 1 to answer/);
    expect(mail?.text).toContain("Ada Quinn, (732) 555-0123");
    expect(mail?.text).toContain("https://office.carts.example/");
    await one.runAt("24T09:00");
    expect(one.mails.at(-1)?.messageId).toBe("<digest-2026-11-24@carts.example>");
  });

  test("on a day when the shop is closed there is none, nor when there is nothing to tell", async () => {
    const { mails, logs, runAt } = open();
    await runAt("23T09:00");
    expect([mails, logs]).toEqual([[], ["The digest of 2026-11-23 has nothing to tell."]]);
    await receive();
    await runAt("22T10:00");
    await runAt("26T10:00");
    await runAt("27T17:00");
    expect(mails).toEqual([]);
  });

  test("the log has the step and the code of a refusal, and no word of the mail server", async () => {
    const { logs, state, runAt } = open();
    await receive();
    const code = "RCPT TO: 550 no such person Jane Doe";
    state.outcome = { kind: "retry", code, reason: code };
    await runAt("23T09:00");
    expect(logs).toEqual([
      "The digest of 2026-11-23 was not sent and is tried again: RCPT TO: 550",
    ]);
  });

  test("what could not be sent is tried again after a quarter of an hour", async () => {
    const { mails, logs, state, runAt } = open();
    await receive();
    state.outcome = { kind: "retry", code: "ECONNREFUSED", reason: "no answer" };
    await runAt("23T09:00");
    await runAt("23T09:14");
    expect(mails).toHaveLength(1);
    expect(logs).toEqual([
      "The digest of 2026-11-23 was not sent and is tried again: ECONNREFUSED",
    ]);
    state.outcome = { kind: "sent" };
    await runAt("23T09:15");
    await runAt("23T12:00");
    expect(mails.map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 2 }, () => "<digest-2026-11-23@carts.example>"),
    );
  });

  test("it names the requests for this day", async () => {
    const { mails, runAt } = open();
    await receive({ request: "rental", from: "2026-11-23", to: "2026-11-30" });
    await runAt("23T09:00");
    expect(mails[0]?.text).toContain("Requested for today (1):\n- Rental: Ada Quinn");
    await runAt("24T09:00");
    expect(mails[1]?.text).not.toContain("Requested for today");
  });
});
