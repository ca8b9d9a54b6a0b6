import { expect, test } from "vitest";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import type { PlannedMessage } from "#server/outbox/channels.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { reportUndelivered } from "./overdue-report.ts";

const received = new Date("2026-11-20T12:00:00Z");
const laterBy = (minutes: number) => new Date(received.getTime() + minutes * 60_000);

describeOnEachDatabase("the report of undelivered messages", (underTest) => {
  async function report(planned: readonly PlannedMessage[], at: Date): Promise<string[]> {
    const { database } = underTest;
    const inquiries = createInquiries(database, () => {}, { planned, now: () => received });
    await inquiries.receive(makeInquiry(), { idempotencyKey: null });
    const lines: string[] = [];
    await reportUndelivered(
      database,
      (line) => lines.push(line),
      () => Promise.resolve(at),
    );
    return lines;
  }

  test("is silent while nothing is overdue", async () => {
    expect(await report([{ channel: "mail", heldBecause: null }], laterBy(59))).toEqual([]);
  });

  test("says at once what is held", async () => {
    const planned = [{ channel: "mail", heldBecause: "SMTP_URL is not set" }] as const;
    expect(await report(planned, laterBy(1))).toEqual([
      expect.stringContaining(
        "1 message about inquiries did not reach the dealership (1 held), the oldest for less than an hour",
      ),
    ]);
  });

  test("is one line with counts, the age of the oldest and what to do, and names nobody", async () => {
    const planned = [
      { channel: "mail", heldBecause: "SMTP_URL is not set" },
      { channel: "webhook", heldBecause: null },
    ] as const;
    expect(await report(planned, laterBy(125))).toEqual([
      "ERROR: 2 messages about inquiries did not reach the dealership (1 held, 1 overdue), the oldest for 2 hours: npm run inquiries -- deliveries --failed",
    ]);
  });
});
