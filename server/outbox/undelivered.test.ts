import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import type { Channel } from "./channels.ts";
import { createOutbox } from "./outbox.ts";
import type { AttemptOutcome } from "./outbox-message.ts";
import { countUndelivered, findDeliveryProblem } from "./undelivered.ts";
import { terminalAuthor } from "#server/staff/staff.ts";
import type { DatabaseUnderTest } from "#tests/fixtures/databases.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const laterBy = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const unavailable: AttemptOutcome = { kind: "retry", code: "421", reason: "421 try later" };
const refusal: AttemptOutcome = {
  kind: "retry",
  code: "550",
  reason: "550 no such mailbox",
  isRefusal: true,
};

function open({ database }: DatabaseUnderTest) {
  const outbox = createOutbox(database, { clock: () => Promise.resolve(noon), random: () => 0.5 });
  const admin = createInquiryAdmin(database);
  /** Stores an inquiry at noon with one message, which is tried once if an outcome is given. */
  async function receive(
    channel: Channel,
    outcome?: AttemptOutcome,
    heldBecause = "",
  ): Promise<void> {
    const planned = [{ channel, heldBecause: heldBecause === "" ? null : heldBecause }];
    const inquiries = createInquiries(database, () => {}, { planned, now: () => noon });
    await inquiries.receive(makeInquiry(), { idempotencyKey: randomUUID() });
    if (outcome === undefined) return;
    const [message] = await outbox.claim([channel], 1);
    if (message) await outbox.recordOutcome(message, outcome);
  }
  /** What is counted, and the problem of each message by itself, which must be the same. */
  async function find(now: Date) {
    const counted = await countUndelivered(database, now);
    const problems = (await admin.listMessages()).map((message) =>
      findDeliveryProblem(message, now),
    );
    for (const name of ["failed", "held", "refused", "overdue"] as const) {
      expect(problems.filter((problem) => problem === name)).toHaveLength(counted[name]);
    }
    return counted;
  }
  return { receive, find, outbox, admin };
}

const nothing = { failed: 0, held: 0, refused: 0, overdue: 0, oldestAt: null };

describeOnEachDatabase("undelivered messages", (underTest) => {
  test("within an hour a message that waits or is tried again is no problem", async () => {
    const { receive, find } = open(underTest);
    await receive("mail");
    await receive("webhook", unavailable);
    expect(await find(laterBy(59))).toEqual(nothing);
    expect(await find(laterBy(61))).toEqual({
      ...nothing,
      overdue: 2,
      oldestAt: noon.toISOString(),
    });
  });

  test("one that is being sent for longer than an hour is overdue too", async () => {
    const { receive, find, outbox } = open(underTest);
    await receive("mail");
    await outbox.claim(["mail"], 1);
    expect(await find(laterBy(61))).toMatchObject({ overdue: 1 });
  });

  test("what is held for a missing setting is a problem at once", async () => {
    const { receive, find } = open(underTest);
    await receive("mail", undefined, "SMTP_URL is not set");
    expect(await find(noon)).toMatchObject({ held: 1, overdue: 0 });
  });

  test("what the dealership's mail server refuses is a problem at once, until it is sent", async () => {
    const { receive, find, outbox, admin } = open(underTest);
    await receive("mail", refusal);
    expect(await find(noon)).toMatchObject({ refused: 1 });
    expect(await find(laterBy(90))).toMatchObject({ refused: 1, overdue: 0 });
    const [message] = await admin.listMessages();
    expect(message).toMatchObject({ state: "pending", reason: "refused: 550 no such mailbox" });
    await admin.resend(message?.inquiryId ?? "", terminalAuthor);
    const [claimed] = await outbox.claim(["mail"], 1);
    if (claimed) await outbox.recordOutcome(claimed, { kind: "sent" });
    expect(await find(laterBy(90))).toEqual(nothing);
  });

  test("what was given up is a problem, but no acknowledgement of a mistyped address is", async () => {
    const { receive, find } = open(underTest);
    const gone: AttemptOutcome = { kind: "refused", code: "HTTP 410", reason: "answered 410" };
    await receive("webhook", gone);
    await receive("acknowledgement", gone);
    await receive("acknowledgement");
    expect(await find(laterBy(90))).toMatchObject({ failed: 1, overdue: 0 });
  });
});
