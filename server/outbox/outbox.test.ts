import { expect, test } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { planMessages } from "./channels.ts";
import type { PlannedMessage } from "./channels.ts";
import { createOutbox } from "./outbox.ts";
import { terminalAuthor } from "#server/staff/staff.ts";
import type { DatabaseUnderTest } from "#tests/fixtures/databases.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { outboxSettings } from "#tests/fixtures/outbox-messages.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";

const mailAndWebhook: PlannedMessage[] = [
  { channel: "mail", heldBecause: null },
  { channel: "webhook", heldBecause: null },
];
const noon = new Date("2026-11-20T12:00:00Z");
const minuteMs = 60_000;

/** A database with a clock that a test sets. */
function open(underTest: DatabaseUnderTest, planned = mailAndWebhook) {
  const time = { now: noon };
  const { database } = underTest;
  const options = { planned, now: () => time.now };
  const inquiries = createInquiries(database, () => {}, options);
  const outbox = createOutbox(database, {
    clock: () => Promise.resolve(time.now),
    random: () => 0.5,
  });
  const admin = createInquiryAdmin(database, options);
  const receive = (given = {}, key: string | null = null) =>
    inquiries.receive(makeInquiry(given), { idempotencyKey: key });
  const passMinutes = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * minuteMs);
  };
  return { time, passMinutes, inquiries, outbox, admin, receive };
}

describeOnEachDatabase("the outbox", (underTest) => {
  test("an inquiry has a message for each channel, and its repetition has none", async () => {
    const { admin, receive } = open(underTest);
    await receive({}, "key");
    await receive({}, "key");
    const messages = await admin.listMessages();
    expect(new Set(messages.map(({ channel }) => channel))).toEqual(new Set(["mail", "webhook"]));
    expect(messages).toHaveLength(2);
    expect(messages[0]).toMatchObject({ state: "pending", attempts: 0, reason: null });
  });

  test("what one process took, another does not get until the lease ends", async () => {
    const { outbox, passMinutes, receive } = open(underTest);
    await receive();
    const [mine] = await outbox.claim(["mail"], 10);
    expect(mine).toMatchObject({ channel: "mail", attempts: 1, inquiry: makeInquiry() });
    expect(await outbox.claim(["mail"], 10)).toEqual([]);
    passMinutes(3);
    const [theirs] = await outbox.claim(["mail"], 10);
    expect(theirs).toMatchObject({ id: mine?.id, attempts: 2 });
  });

  test("a worker that lost the lease can no longer say how the sending ended", async () => {
    const { admin, outbox, passMinutes, receive } = open(underTest);
    await receive();
    const [mine] = await outbox.claim(["mail"], 10);
    passMinutes(3);
    await outbox.claim(["mail"], 10);
    if (mine) await outbox.recordOutcome(mine, { kind: "refused", code: "x", reason: "x" });
    const states = (await admin.listMessages()).map(({ state }) => state);
    expect(states).not.toContain("failed");
  });

  test("two processes that ask at the same time share the work without overlap", async () => {
    const { outbox, receive } = open(underTest);
    for (let count = 0; count < 12; count += 1) await receive();
    const second = await openDatabase(underTest.place);
    const other = createOutbox(second, { clock: () => Promise.resolve(noon) });
    const claims = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        (index % 2 === 0 ? outbox : other).claim(["mail", "webhook"], 4),
      ),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    await second.close();
  });
});

describeOnEachDatabase("attempts that failed", (underTest) => {
  test("a failed attempt is due again after its delay, with its reason kept", async () => {
    const { admin, outbox, passMinutes, receive } = open(underTest, mailAndWebhook.slice(0, 1));
    await receive();
    for (const minutes of [1, 5, 15, 30, 60, 120, 120]) {
      const [message] = await outbox.claim(["mail"], 1);
      expect(message).toBeDefined();
      if (message)
        await outbox.recordOutcome(message, { kind: "retry", code: "c", reason: "no answer" });
      passMinutes(minutes - 0.01);
      expect(await outbox.claim(["mail"], 1)).toEqual([]);
      passMinutes(0.01);
    }
    expect((await admin.listMessages())[0]).toMatchObject({ attempts: 7, reason: "no answer" });
  });

  test("a refusal is for good until staff send it again", async () => {
    const { admin, outbox, passMinutes, receive } = open(underTest, mailAndWebhook.slice(0, 1));
    const receipt = await receive();
    const [message] = await outbox.claim(["mail"], 1);
    if (message) {
      await outbox.recordOutcome(message, {
        kind: "refused",
        code: "SMTP 550",
        reason: "550 unknown",
      });
    }
    passMinutes(10_000);
    expect(await outbox.claim(["mail"], 1)).toEqual([]);
    expect((await admin.listMessages())[0]).toMatchObject({
      state: "failed",
      reason: "550 unknown",
    });
    expect(await admin.resend(receipt.kind === "received" ? receipt.id : "", terminalAuthor)).toBe(
      true,
    );
    expect(await outbox.claim(["mail"], 1)).toMatchObject([{ id: message?.id, attempts: 1 }]);
    expect(await admin.resend("none", terminalAuthor)).toBe(false);
  });
});

describeOnEachDatabase("messages that wait", (underTest) => {
  test("without settings the mail is held, and let go once they are there", async () => {
    const held = planMessages({ ...outboxSettings, smtpUrl: null });
    expect(held).toEqual([{ channel: "mail", heldBecause: "SMTP_URL is not set" }]);
    const { admin, outbox, receive } = open(underTest, held);
    await receive();
    expect(await outbox.claim(["mail"], 1)).toEqual([]);
    expect((await admin.listMessages())[0]).toMatchObject({
      state: "held",
      reason: "SMTP_URL is not set",
    });
    expect(await outbox.releaseHeld(held)).toBe(0);
    expect(await outbox.releaseHeld(planMessages(outboxSettings))).toBe(1);
    expect(await outbox.claim(["mail"], 1)).toHaveLength(1);
  });

  test("an address is acknowledged once in 24 hours, also by two processes at once", async () => {
    const acknowledging: PlannedMessage[] = [{ channel: "acknowledgement", heldBecause: null }];
    const { admin, passMinutes, receive } = open(underTest, acknowledging);
    const second = await openDatabase(underTest.place);
    const other = createInquiries(second, () => {}, { planned: acknowledging, now: () => noon });
    await Promise.all([
      receive({ email: "Ada@Mail.example" }),
      receive({ email: "ada@mail.example" }),
      other.receive(makeInquiry({ email: "ADA@mail.example" }), { idempotencyKey: null }),
    ]);
    expect(await admin.listMessages()).toHaveLength(1);
    await receive({ email: "zoe@mail.example" });
    expect(await admin.listMessages()).toHaveLength(2);
    passMinutes(24 * 60 - 1);
    await receive({ email: "ada@mail.example" });
    expect(await admin.listMessages()).toHaveLength(2);
    passMinutes(1);
    await receive({ email: "ada@mail.example" });
    expect(await admin.listMessages()).toHaveLength(3);
    await second.close();
  });

  test.each([-10, 10])("a clock that was wrong by %i years holds nothing back", async (years) => {
    const { admin, outbox, receive, time } = open(underTest, mailAndWebhook.slice(0, 1));
    time.now = new Date(noon);
    time.now.setUTCFullYear(2026 + years);
    await receive();
    const [claimed] = await outbox.claim(["mail"], 1);
    expect(claimed).toBeDefined();
    time.now = noon;
    // The lease was written by the wrong clock and is taken over.
    const [again] = await outbox.claim(["mail"], 1);
    expect(again?.id).toBe(claimed?.id);
    time.now = new Date(noon);
    time.now.setUTCFullYear(2026 + years);
    if (again) await outbox.recordOutcome(again, { kind: "retry", code: "c", reason: "r" });
    time.now = noon;
    expect(await outbox.claim(["mail"], 1)).toHaveLength(1);
    expect((await admin.listMessages())[0]?.state).toBe("sending");
  });
});

describeOnEachDatabase("what staff do", (underTest) => {
  test("suspected spam is kept from the inbox, and released with one command", async () => {
    const { admin, inquiries, outbox } = open(underTest);
    const receipt = await inquiries.receive(makeInquiry(), {
      idempotencyKey: null,
      findSuspicions: () => ["looks odd"],
    });
    const id = receipt.kind === "received" ? receipt.id : "";
    expect(await admin.find(id)).toMatchObject({ status: "spam", suspicions: ["looks odd"] });
    expect(await outbox.claim(["mail", "webhook"], 10)).toEqual([]);
    expect(await admin.release(id, terminalAuthor)).toBe(true);
    expect(await admin.release(id, terminalAuthor)).toBe(false);
    expect(await admin.find(id)).toMatchObject({ status: "new", suspicions: [] });
    expect(await outbox.claim(["mail", "webhook"], 10)).toHaveLength(2);
  });

  test("forgetting a person removes all of theirs and nothing of others", async () => {
    const { admin, receive } = open(underTest);
    const receipt = await receive({ email: "Ada@mail.example" });
    await receive({ email: "ada@MAIL.example", message: "A second message." });
    await receive({ email: "zoe@mail.example" });
    const id = receipt.kind === "received" ? receipt.id : "";
    expect(await admin.forget(id, terminalAuthor)).toBe(2);
    expect((await admin.list()).map(({ email }) => email)).toEqual(["zoe@mail.example"]);
    expect(await admin.listMessages()).toHaveLength(2);
    expect(await admin.forget(id, terminalAuthor)).toBe(0);
  });

  test("a purge removes what is old and delivered, and keeps what is not", async () => {
    const { admin, outbox, passMinutes, receive } = open(underTest, mailAndWebhook.slice(0, 1));
    await receive({ firstName: "IntakeRequest" });
    const [message] = await outbox.claim(["mail"], 1);
    if (message) await outbox.recordOutcome(message, { kind: "sent" });
    await receive({ firstName: "Waiting" });
    passMinutes(60);
    await receive({ firstName: "Young" });
    const before = new Date(noon.getTime() + minuteMs);
    expect(await admin.purge(before, terminalAuthor)).toEqual({ removed: 1, kept: 1 });
    expect((await admin.list()).map(({ firstName }) => firstName)).toEqual(["Young", "Waiting"]);
  });
});
