import { expect, test } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { createInquiryAdmin } from "./inquiry-admin.ts";
import { createInquiries } from "./inquiry-store.ts";

const withoutKey = { idempotencyKey: null };

describeOnEachDatabase("an inquiry that is sent again without a key", (underTest) => {
  const list = () => createInquiryAdmin(underTest.database).list();
  const open = (now = () => new Date()) => createInquiries(underTest.database, () => {}, { now });

  test("is the same inquiry within a day, and another one after it", async () => {
    let time = Date.parse("2026-11-20T15:00:00Z");
    const inquiries = open(() => new Date(time));
    const first = await inquiries.receive(makeInquiry(), withoutKey);
    time += 24 * 60 * 60_000 - 1;
    expect(await inquiries.receive(makeInquiry(), withoutKey)).toEqual(first);
    expect(await list()).toHaveLength(1);
    time += 2;
    const second = await inquiries.receive(makeInquiry(), withoutKey);
    expect(second).not.toEqual(first);
    expect(await inquiries.receive(makeInquiry(), withoutKey)).toEqual(second);
    expect(await list()).toHaveLength(2);
  });

  test("is stored when anything in it differs", async () => {
    const inquiries = open();
    await inquiries.receive(makeInquiry(), withoutKey);
    await inquiries.receive(makeInquiry({ message: "Is the red one still there?" }), withoutKey);
    await inquiries.receive(makeInquiry({ phone: "(732) 555-0199" }), withoutKey);
    await inquiries.receive(makeInquiry({ about: "Rental" }), withoutKey);
    expect(await list()).toHaveLength(4);
  });

  test("is one inquiry when it arrives many times at once at two processes", async () => {
    const other = await openDatabase(underTest.place);
    const [one, two] = [open(), createInquiries(other, () => {})];
    await one.receive(makeInquiry({ message: "Long ago, a first one." }), withoutKey);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? one : two).receive(makeInquiry(), withoutKey),
      ),
    );
    expect(await list()).toHaveLength(2);
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    await other.close();
  });

  test("is one inquiry when many arrive at once a day after the first", async () => {
    const other = await openDatabase(underTest.place);
    const later = () => new Date("2026-11-22T15:00:00Z");
    const [one, two] = [open(later), createInquiries(other, () => {}, { now: later })];
    await open(() => new Date("2026-11-20T15:00:00Z")).receive(makeInquiry(), withoutKey);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? one : two).receive(makeInquiry(), withoutKey),
      ),
    );
    expect(await list()).toHaveLength(2);
    await other.close();
  });
});

describeOnEachDatabase("a repeated inquiry", (underTest) => {
  const list = () => createInquiryAdmin(underTest.database).list();

  test("takes the first one out of quarantine, once, if it looks like no spam itself", async () => {
    const planned = [{ channel: "mail", heldBecause: null }] as const;
    const inquiries = createInquiries(underTest.database, () => {}, { planned });
    const admin = createInquiryAdmin(underTest.database);
    const suspected = { ...withoutKey, findSuspicions: () => ["filled in within 2 seconds"] };
    const first = await inquiries.receive(makeInquiry(), suspected);
    expect(await inquiries.receive(makeInquiry(), suspected)).toEqual(first);
    expect(await admin.listMessages()).toEqual([]);
    const again = await Promise.all(
      Array.from({ length: 10 }, () => inquiries.receive(makeInquiry(), withoutKey)),
    );
    expect(again).toEqual(again.map(() => first));
    expect(await inquiries.receive(makeInquiry(), suspected)).toEqual(first);
    expect(await list()).toMatchObject([{ status: "new", suspicions: [] }]);
    expect(await admin.listMessages()).toHaveLength(1);
  });

  test("with a key is an inquiry of its own", async () => {
    const inquiries = createInquiries(underTest.database, () => {});
    await inquiries.receive(makeInquiry(), withoutKey);
    await inquiries.receive(makeInquiry(), { idempotencyKey: "key" });
    expect(await list()).toHaveLength(2);
  });
});
