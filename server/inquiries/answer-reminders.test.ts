import { expect, test } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { terminalAuthor } from "#server/staff/staff.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { enqueueReminders } from "./answer-reminders.ts";
import { createInquiryAdmin } from "./inquiry-admin.ts";
import { createInquiries } from "./inquiry-store.ts";
import { createInquiryWork } from "./inquiry-work.ts";

/** Tuesday 10:00 in New York: two open hours before the promise ends is 4 PM of the same day. */
const received = new Date("2026-11-17T15:00:00Z");
const at = (hours: number) => new Date(received.getTime() + hours * 3_600_000);

describeOnEachDatabase("reminders", (underTest) => {
  const receive = async (suspicions: string[] = []) => {
    const receipt = await createInquiries(underTest.database, () => {}, {
      now: () => received,
    }).receive(makeInquiry(), { idempotencyKey: null, findSuspicions: () => suspicions });
    return receipt.kind === "received" ? receipt.id : "";
  };
  const listReminders = () => createInquiryAdmin(underTest.database).listMessages();

  test("an inquiry is reminded of once, also when two processes look at the same time", async () => {
    await receive();
    expect(await enqueueReminders(underTest.database, at(5.9))).toBe(0);
    const other = await openDatabase(underTest.place);
    const counts = await Promise.all([
      enqueueReminders(underTest.database, at(6)),
      enqueueReminders(other, at(6)),
    ]);
    await other.close();
    expect(counts.toSorted((left, right) => left - right)).toEqual([0, 1]);
    expect(await enqueueReminders(underTest.database, at(20))).toBe(0);
    expect(await listReminders()).toMatchObject([{ channel: "reminder", state: "pending" }]);
  });

  test("what is answered, held as spam or waits for two days is not reminded of", async () => {
    const id = await receive();
    await createInquiryWork(underTest.database).markAnswered(id, terminalAuthor);
    await receive(["looks odd"]);
    expect(await enqueueReminders(underTest.database, at(20))).toBe(0);
    await createInquiryWork(underTest.database).reopen(id, terminalAuthor);
    expect(await enqueueReminders(underTest.database, at(48.1))).toBe(0);
    expect(await enqueueReminders(underTest.database, at(47.9))).toBe(1);
  });

  test("an answer takes back a reminder that was not sent yet", async () => {
    const id = await receive();
    await enqueueReminders(underTest.database, at(20));
    await createInquiryWork(underTest.database).markAnswered(id, terminalAuthor);
    expect(await listReminders()).toEqual([]);
  });
});
