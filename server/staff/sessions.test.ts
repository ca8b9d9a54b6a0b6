import { expect, test } from "vitest";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { addPerson } from "#tests/fixtures/staff.ts";
import { createSessions } from "./sessions.ts";
import { createStaff, terminalAuthor, thisComputer } from "./staff.ts";

describeOnEachDatabase("sessions", (underTest) => {
  let time = new Date("2026-11-22T12:00:00Z");
  const at = (text: string) => (time = new Date(`2026-11-${text}:00Z`));
  const open = () => {
    at("22T12:00");
    return createSessions(underTest.database, { now: () => time });
  };

  test("a link signs in once, also when it is used twice at the same time", async () => {
    const sessions = open();
    const link = await sessions.createLink(thisComputer);
    const tokens = await Promise.all([1, 2, 3].map(() => sessions.signIn(link, "Browser")));
    const [token, ...more] = tokens.filter((each) => each !== null);
    expect(more).toEqual([]);
    expect(await sessions.find(token ?? "")).toMatchObject({
      member: thisComputer,
      userAgent: "Browser",
      expiresAt: "2026-11-23T00:00:00.000Z",
    });
    expect(await sessions.signIn(link, "Browser")).toBeNull();
  });

  test("a link lasts a quarter of an hour and looking at it does not use it up", async () => {
    const sessions = open();
    const link = await sessions.createLink(thisComputer);
    expect(await sessions.isLinkValid(link)).toBe(true);
    at("22T12:15");
    expect(await sessions.isLinkValid(link)).toBe(false);
    expect(await sessions.signIn(link, "")).toBeNull();
    at("22T12:14");
    expect(await sessions.signIn(link, "")).not.toBeNull();
  });

  test("a session lasts 12 hours, or until it is ended", async () => {
    const sessions = open();
    const begin = async () =>
      (await sessions.signIn(await sessions.createLink(thisComputer), "")) ?? "";
    const [first, second] = [await begin(), await begin()];
    expect(await sessions.list()).toHaveLength(2);
    await sessions.end((await sessions.find(first))?.id ?? "");
    expect(await sessions.find(first)).toBeNull();
    at("22T23:59");
    expect(await sessions.find(second)).not.toBeNull();
    at("23T00:00");
    expect(await sessions.find(second)).toBeNull();
    expect(await sessions.removeExpired()).toBe(1);
  });

  test("who is removed is signed out at once, and a link that was mailed is worth nothing", async () => {
    const sessions = open();
    const ann = await addPerson(underTest.database);
    const token = (await sessions.signIn(await sessions.createLink(ann), "")) ?? "";
    const link = await sessions.createLink(ann);
    expect((await sessions.find(token))?.member).toEqual({ ...ann });
    await createStaff(underTest.database).remove(ann.id, terminalAuthor);
    expect(await sessions.find(token)).toBeNull();
    expect(await sessions.signIn(link, "")).toBeNull();
  });

  test("neither a link nor a session can be read from the database", async () => {
    const sessions = open();
    const link = await sessions.createLink(thisComputer);
    const { kysely } = underTest.database;
    const links = await kysely.selectFrom("sign_in_links").selectAll().execute();
    const token = (await sessions.signIn(link, "")) ?? "";
    const stored = await kysely.selectFrom("staff_sessions").selectAll().execute();
    expect(links).toHaveLength(1);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify([links, stored])).not.toContain(link);
    expect(JSON.stringify([links, stored])).not.toContain(token);
  });
});

describeOnEachDatabase("a session that is revoked", (underTest) => {
  test("is over, and the history says whose and by whom", async () => {
    const sessions = createSessions(underTest.database);
    const ann = await addPerson(underTest.database);
    const token = await sessions.start(ann, "");
    const [session] = await sessions.list();
    expect(await sessions.revoke(session?.id ?? "", thisComputer)).toBe(true);
    expect(await sessions.find(token)).toBeNull();
    expect(await sessions.revoke(session?.id ?? "", thisComputer)).toBe(false);
    const changes = await createStaff(underTest.database).listChanges();
    expect(changes.filter(({ action }) => action === "signed out")).toMatchObject([
      { memberName: "This computer", before: { name: "Ann" } },
    ]);
  });
});

describeOnEachDatabase("the other sessions of a person", (underTest) => {
  test("are ended together, which the history says once, and not when there are none", async () => {
    const sessions = createSessions(underTest.database);
    const ann = await addPerson(underTest.database);
    const tokens = [];
    for (let count = 0; count < 3; count += 1) tokens.push(await sessions.start(ann, ""));
    const kept = await sessions.find(tokens[1] ?? "");
    await sessions.endOthers(ann, kept?.id ?? "");
    await sessions.endOthers(ann, kept?.id ?? "");
    const open = await Promise.all(tokens.map((token) => sessions.find(token)));
    expect(open.map((session) => session !== null)).toEqual([false, true, false]);
    const changes = await createStaff(underTest.database).listChanges();
    expect(changes.filter(({ action }) => action === "signed out everywhere else")).toMatchObject([
      { memberName: "Ann" },
    ]);
  });
});
