import { expect, test } from "vitest";
import { noteLengthMax } from "#domain/inquiry/inquiry-note.ts";
import { createStaff, terminalAuthor, thisComputer } from "#server/staff/staff.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { storeInquiry } from "#tests/fixtures/inquiries.ts";
import { addPerson } from "#tests/fixtures/staff.ts";
import { createInquiryAdmin } from "./inquiry-admin.ts";
import { searchInquiries } from "./inquiry-search.ts";
import { createInquiryWork } from "./inquiry-work.ts";

const now = () => new Date("2026-11-22T12:00:00Z");

describeOnEachDatabase("work on inquiries", (underTest) => {
  const open = () => createInquiryWork(underTest.database, { now });
  const receive = () => storeInquiry(underTest.database);

  test("the first of two people has answered it; the second is told and changes nothing", async () => {
    const [ann, ben] = [
      await addPerson(underTest.database, "Ann"),
      await addPerson(underTest.database, "Ben"),
    ];
    const id = await receive();
    const outcomes = await Promise.all([
      open().markAnswered(id, ann),
      open().markAnswered(id, ben),
    ]);
    expect(outcomes.toSorted()).toEqual(["conflict", "done"]);
    const work = await open().find(id);
    expect(work.changes).toHaveLength(1);
    expect(work.answered).toEqual({
      at: now().toISOString(),
      by: work.changes[0]?.memberName,
    });
    expect((await createInquiryAdmin(underTest.database).find(id))?.status).toBe("answered");
  });

  test("an answered inquiry can be reopened, and the history has both", async () => {
    const id = await receive();
    await open().markAnswered(id, thisComputer);
    expect(await open().reopen(id, thisComputer)).toBe("done");
    expect(await open().reopen(id, thisComputer)).toBe("conflict");
    const work = await open().find(id);
    expect(work.answered).toBeNull();
    expect(work.changes.map(({ action }) => action)).toEqual(["reopened", "marked answered"]);
    expect((await createInquiryAdmin(underTest.database).find(id))?.status).toBe("new");
  });

  test("it is given to a person, unless somebody has given it to another one meanwhile", async () => {
    const [ann, ben] = [
      await addPerson(underTest.database, "Ann"),
      await addPerson(underTest.database, "Ben"),
    ];
    const id = await receive();
    expect(await open().assign(id, ann, null, ben)).toBe("done");
    expect(await open().assign(id, ben, null, ben)).toBe("conflict");
    expect((await open().find(id)).assignedTo).toEqual({ id: ann.id, name: "Ann" });
    const { inquiries } = await searchInquiries(underTest.database, {});
    expect(inquiries[0]?.assignedTo).toBe("Ann");
    // Who leaves has nothing given any more.
    await createStaff(underTest.database).remove(ann.id, terminalAuthor);
    expect((await open().find(id)).assignedTo).toBeNull();
    expect((await open().find(id)).changes[0]).toMatchObject({ before: null, after: "Ann" });
  });

  test("notes are kept in order and go when the person is forgotten", async () => {
    const id = await receive();
    await open().addNote(id, " Called. ", thisComputer);
    await open().addNote(id, "Comes on Monday.", thisComputer);
    const { notes } = await open().find(id);
    expect(notes.map(({ text }) => text)).toEqual(["Called.", "Comes on Monday."]);
    await expect(async () =>
      open().addNote(id, "x".repeat(noteLengthMax + 1), thisComputer),
    ).rejects.toThrow(RangeError);
    await createInquiryAdmin(underTest.database).forget(id, thisComputer);
    expect((await open().find(id)).notes).toEqual([]);
    const rows = await underTest.database.kysely.selectFrom("inquiry_notes").selectAll().execute();
    expect(rows).toEqual([]);
  });

  test("an inquiry that is gone changes nothing", async () => {
    expect(await open().markAnswered("none", thisComputer)).toBe("unknown");
    expect(await open().addNote("none", "Hello", thisComputer)).toBe("unknown");
    expect((await open().find("none")).changes).toEqual([]);
  });
});

describeOnEachDatabase("the history of an inquiry", (underTest) => {
  test("what is released, sent again and deleted is in the history with who did it", async () => {
    const admin = createInquiryAdmin(underTest.database, { now });
    const id = await storeInquiry(underTest.database);
    await underTest.database.kysely.updateTable("inquiries").set({ status: "spam" }).execute();
    expect(await admin.release(id, terminalAuthor)).toBe(true);
    expect(await admin.release(id, terminalAuthor)).toBe(false);
    await admin.resend(id, { name: "Ann" });
    expect((await createInquiryWork(underTest.database).find(id)).changes).toMatchObject([
      { action: "sent the mails again", memberName: "Ann" },
      { action: "released it from spam", memberName: "Terminal" },
    ]);
    await admin.forget(id, { name: "Ben" });
    const [last] = (await createInquiryWork(underTest.database).find(id)).changes;
    expect(last).toMatchObject({
      action: "deleted what the person sent",
      memberName: "Ben",
      after: 1,
    });
    expect(JSON.stringify(last)).not.toContain("quinn");
  });
});
