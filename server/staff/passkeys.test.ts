import { expect, test } from "vitest";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { addPerson } from "#tests/fixtures/staff.ts";
import { createChallenges } from "./passkey-challenges.ts";
import { createPasskeys } from "./passkeys.ts";
import { createStaff, terminalAuthor } from "./staff.ts";

describeOnEachDatabase("passkeys", (underTest) => {
  let time = new Date("2026-11-22T12:00:00Z");
  const open = () => {
    time = new Date("2026-11-22T12:00:00Z");
    return createChallenges(underTest.database, () => time);
  };

  test("a challenge is answered once, by its own owner, within five minutes", async () => {
    const challenges = open();
    await challenges.store("browser one", "challenge-1");
    expect(await challenges.take("browser two")).toBeNull();
    const taken = await Promise.all([1, 2, 3].map(() => challenges.take("browser one")));
    expect(taken.filter((each) => each !== null)).toEqual(["challenge-1"]);
    await challenges.store("browser one", "challenge-2");
    await challenges.store("browser one", "challenge-3");
    expect(await challenges.take("browser one")).toBe("challenge-3");
    await challenges.store("browser one", "challenge-4");
    time = new Date("2026-11-22T12:05:00Z");
    expect(await challenges.take("browser one")).toBeNull();
  });

  test("nothing that was made up is a passkey or signs in", async () => {
    const passkeys = createPasskeys(underTest.database, {
      origin: "https://office.dealership.example",
      title: "Office",
    });
    const ann = await addPerson(underTest.database);
    const { rp, challenge } = await passkeys.beginAdding(ann, "session");
    expect([rp.id, challenge.length]).toEqual(["office.dealership.example", 43]);
    for (const response of [
      null,
      {},
      "x",
      { id: "a", rawId: "a", response: {}, type: "public-key" },
    ]) {
      await passkeys.beginAdding(ann, "session");
      expect(await passkeys.finishAdding(ann, "session", { name: "x", response })).toBe(false);
      await passkeys.beginSignIn("browser");
      expect(await passkeys.finishSignIn("browser", response)).toBeNull();
    }
    expect(await passkeys.list(ann)).toEqual([]);
  });

  test("a passkey is removed by its own person alone, and goes with them", async () => {
    const { kysely } = underTest.database;
    const passkeys = createPasskeys(underTest.database, {
      origin: "https://office.dealership.example",
      title: "Office",
    });
    const ann = await addPerson(underTest.database);
    const ben = await addPerson(underTest.database, "Ben");
    const row = { name: "Phone", public_key: "AA", counter: 0, used_at: null };
    const values = { ...row, staff_id: ann.id, added_at: time.toISOString() };
    await kysely
      .insertInto("passkeys")
      .values([
        { ...values, id: "one" },
        { ...values, id: "two" },
      ])
      .execute();
    expect(await passkeys.remove(ben, "one")).toBe(false);
    expect(await passkeys.remove(ann, "one")).toBe(true);
    expect(await passkeys.list(ann)).toMatchObject([{ id: "two", name: "Phone", usedAt: null }]);
    await createStaff(underTest.database).remove(ann.id, terminalAuthor);
    expect(await kysely.selectFrom("passkeys").selectAll().execute()).toEqual([]);
  });
});
