import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { createInquiryAdmin } from "./inquiry-admin.ts";
import { createInquiries } from "./inquiry-store.ts";
import { limits } from "#server/limits.ts";
import { describeOnEachDatabase, makeDirectory } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";

const withKey = (idempotencyKey: string | null) => ({ idempotencyKey });

describeOnEachDatabase("inquiries", (underTest) => {
  const admin = () => createInquiryAdmin(underTest.database);
  const open = (now = () => new Date()) => createInquiries(underTest.database, () => {}, { now });

  test("a received inquiry is stored with all its fields, and another process reads it", async () => {
    const inquiries = open(() => new Date("2026-11-20T15:00:00Z"));
    const receipt = await inquiries.receive(makeInquiry({ about: "EV CITY" }), withKey(null));
    const other = await openDatabase(underTest.place);
    const [stored] = await createInquiryAdmin(other).list();
    expect(stored).toEqual({
      ...makeInquiry({ about: "EV CITY" }),
      id: receipt.kind === "received" ? receipt.id : "",
      receivedAt: "2026-11-20T15:00:00.000Z",
      status: "new",
      suspicions: [],
    });
    expect(await admin().find(stored?.id ?? "")).toEqual(stored);
    expect(await admin().find("none")).toBeNull();
    await other.close();
  });

  test("the details of a request are stored with it, and another detail is another inquiry", async () => {
    const inquiries = open();
    const details = { request: "parts", model: "Club Car DS", serial: "A-12" } as const;
    await inquiries.receive({ ...makeInquiry(), details }, withKey("k"));
    expect((await admin().list()).map((stored) => stored.details)).toEqual([details]);
    const again = await inquiries.receive({ ...makeInquiry(), details }, withKey("k"));
    const other = await inquiries.receive(
      { ...makeInquiry(), details: { ...details, serial: "A-13" } },
      withKey("k"),
    );
    expect([again.kind, other.kind]).toEqual(["received", "conflict"]);
  });

  test("an invalid inquiry is not stored, and the outcome names its fields", async () => {
    const inquiries = open();
    expect(await inquiries.receive({ ...makeInquiry(), email: "x" }, withKey("k"))).toEqual({
      kind: "invalid",
      fieldErrors: { email: "Invalid email address" },
    });
    expect(await admin().list()).toEqual([]);
  });

  test("the same key with the same content is one inquiry, also at the same time", async () => {
    const inquiries = open();
    const other = await openDatabase(underTest.place);
    const second = createInquiries(other, () => {});
    const receipts = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? inquiries : second).receive(makeInquiry(), withKey("same-key")),
      ),
    );
    const [stored, ...more] = await admin().list();
    expect(more).toEqual([]);
    for (const receipt of receipts) expect(receipt).toEqual({ kind: "received", id: stored?.id });
    await other.close();
  });

  test("the same key with other content is a conflict, and the first inquiry stays", async () => {
    const inquiries = open();
    await inquiries.receive(makeInquiry(), withKey("key"));
    const other = makeInquiry({ message: "Quite another message." });
    expect(await inquiries.receive(other, withKey("key"))).toEqual({ kind: "conflict" });
    expect((await admin().list()).map(({ message }) => message)).toEqual([makeInquiry().message]);
  });
});

describeOnEachDatabase("stored inquiries", (underTest) => {
  const admin = () => createInquiryAdmin(underTest.database);
  const open = (now = () => new Date()) => createInquiries(underTest.database, () => {}, { now });

  test("the newest comes first, whatever the order of storing", async () => {
    const days = ["2026-11-18", "2026-11-20", "2026-11-19"];
    const inquiries = open(() => new Date(`${days.shift() ?? ""}T12:00:00Z`));
    for (const firstName of ["Oldest", "Newest", "Middle"]) {
      await inquiries.receive(makeInquiry({ firstName }), withKey(null));
    }
    const names = (await admin().list()).map(({ firstName }) => firstName);
    expect(names).toEqual(["Newest", "Middle", "Oldest"]);
  });

  test("text of every kind comes back as it was typed", async () => {
    const inquiries = open();
    const message = 'O\'Hara said: "drop table"; -- 🛺 <b>&amp;</b>\n=SUM(A1)\n%s $1 ?';
    await inquiries.receive(makeInquiry({ message }), withKey(null));
    expect((await admin().list())[0]?.message).toBe(message);
  });
});

test("a database that is gone makes the form unavailable, without personal data in the log", async () => {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  const warnings: string[] = [];
  const inquiries = createInquiries(database, (text) => warnings.push(text));
  await database.close();
  expect(await inquiries.receive(makeInquiry(), withKey(null))).toEqual({
    kind: "unavailable",
    retryAfterSeconds: 10,
  });
  expect(warnings).toEqual(["An inquiry could not be stored: driver has already been destroyed"]);
  await remove();
});

test("a lock held by another writer makes the form unavailable in time, then all is well", async () => {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  const inquiries = createInquiries(database, () => {});
  const writer = new DatabaseSync(join(place.dataDir, sqliteFileName), { timeout: 10_000 });
  writer.exec("begin immediate");
  const receipts = await Promise.all([
    inquiries.receive(makeInquiry(), withKey("a")),
    inquiries.receive(makeInquiry(), withKey("b")),
  ]);
  expect(receipts.map(({ kind }) => kind)).toEqual(["unavailable", "unavailable"]);
  // The lock is still held, so nothing but our own patience ended the wait.
  expect(limits.inquiryDeadlineMs).toBeLessThan(6_000);
  expect(await database.readCatalogueRevision()).toBe(0);
  writer.exec("rollback");
  expect(await inquiries.receive(makeInquiry(), withKey("a"))).toMatchObject({ kind: "received" });
  expect(await createInquiryAdmin(database).list()).toHaveLength(1);
  writer.close();
  await database.close();
  await remove();
}, 20_000);

test("the database does nothing for those who were told to try again while it was locked", async () => {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  const begun: string[] = [];
  const transaction = database.kysely.transaction.bind(database.kysely);
  vi.spyOn(database.kysely, "transaction").mockImplementation(() => {
    begun.push("transaction");
    return transaction();
  });
  const warnings: string[] = [];
  const inquiries = createInquiries(database, (text) => warnings.push(text));
  const writer = new DatabaseSync(join(place.dataDir, sqliteFileName), { timeout: 10_000 });
  writer.exec("begin immediate");
  const sent = Array.from({ length: 200 }, (_, number) =>
    inquiries.receive(makeInquiry(), withKey(`key-${number}`)),
  );
  const kinds = (await Promise.all(sent)).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(["unavailable"]));
  writer.exec("rollback");
  expect(await inquiries.receive(makeInquiry(), withKey("after"))).toMatchObject({
    kind: "received",
  });
  expect(begun).toHaveLength(2);
  expect(warnings).toHaveLength(200);
  expect(warnings).toContain(
    "An inquiry could not be stored: others were waiting for the database",
  );
  writer.close();
  await database.close();
  await remove();
}, 60_000);
