import { expect, test } from "vitest";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { addPerson } from "#tests/fixtures/staff.ts";
import { createSessions } from "./sessions.ts";
import { createStaff, type StaffMember, terminalAuthor, thisComputer } from "./staff.ts";

describeOnEachDatabase("staff", (underTest) => {
  test("a person is found by the mail address in any case, and is on the list once", async () => {
    const staff = createStaff(underTest.database);
    const ann = await staff.add({ name: "Ann", email: "Ann@Dealership.example" }, terminalAuthor);
    expect(await staff.findByEmail(" ANN@dealership.example ")).toEqual(ann);
    const again = { name: "Ann Two", email: "ann@dealership.example" };
    expect(await staff.add(again, terminalAuthor)).toEqual({
      email: "Somebody with this email address is already on the list.",
    });
    expect(await staff.add({ name: " ", email: "ann" }, terminalAuthor)).toEqual({
      name: "Type the person's name.",
      email: "Type an email address, such as ann@dealership.example.",
    });
    expect(await staff.list()).toEqual([ann]);
  });

  test("who was added and removed by whom is in the history, and what was refused is not", async () => {
    const staff = createStaff(underTest.database, { now: () => new Date("2026-11-22T12:00:00Z") });
    const person = { name: "Ann", email: "ann@dealership.example" };
    const ann = (await staff.add(person, thisComputer)) as StaffMember;
    await staff.add(person, thisComputer);
    expect(await staff.remove(ann.id, { name: "Ben" })).toBe(true);
    expect(await staff.remove(ann.id, { name: "Ben" })).toBe(false);
    const changedAt = "2026-11-22T12:00:00.000Z";
    expect(await staff.listChanges()).toEqual([
      {
        id: expect.any(String),
        changedAt,
        memberName: "Ben",
        action: "removed",
        before: person,
        after: null,
      },
      {
        id: expect.any(String),
        changedAt,
        memberName: "This computer",
        action: "added",
        before: null,
        after: person,
      },
    ]);
  });

  test("nobody is added, removed or signed out when the history cannot be written", async () => {
    const { database } = underTest;
    const staff = createStaff(database);
    const sessions = createSessions(database);
    const ann = await addPerson(database);
    await sessions.start(ann, "");
    const [session] = await sessions.list();
    await database.kysely.schema.dropTable("staff_changes").execute();
    await expect(addPerson(database, "Ben")).rejects.toThrow("staff_changes");
    await expect(staff.remove(ann.id, thisComputer)).rejects.toThrow("staff_changes");
    await expect(sessions.revoke(session?.id ?? "", thisComputer)).rejects.toThrow("staff_changes");
    expect(await staff.list()).toEqual([ann]);
    expect(await sessions.list()).toHaveLength(1);
  });
});
