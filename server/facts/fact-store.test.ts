import { expect, test, vi } from "vitest";
import { business } from "#content/dealership/business.ts";
import { rentalFees } from "#content/dealership/fees.ts";
import { findRevision } from "#content/pages/policies/policies.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { Database } from "#server/db/schema.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { publishFacts, readFactsVersion } from "./current-facts.ts";
import { createFactStore } from "./fact-store.ts";
import { followFacts } from "./facts.ts";

const petHair = "rentalFees.petHairDollars";
const late = "rentalFees.lateReturnPerHourDollars";

function openStore(database: Database) {
  const store = createFactStore(database, () => new Date("2027-03-01T12:00:00Z"));
  const follow = followFacts(database, () => {}).read;
  const set = (path: string, from: unknown, to: unknown) =>
    store.publish({ values: { [path]: to }, seen: { [path]: from } }, "Ann");
  return { store, follow, set };
}

describeOnEachDatabase("facts of the office", (underTest) => {
  const open = () => openStore(underTest.database);

  test("a fee is published with its row in the history, raises the revision, and can be undone", async () => {
    await createInventory(underTest.database).ensureFilled([makeVehicle()]);
    const { store, follow, set } = open();
    expect([await follow(), rentalFees.petHairDollars]).toEqual([1, 75]);
    expect(await set(petHair, 75, 80)).toEqual({ kind: "done" });
    expect([await follow(), rentalFees.petHairDollars]).toEqual([2, 80]);
    expect(findRevision("rental-policy").revised).toBe("2027-03-01");
    expect(findRevision("return-policy").revised < "2027").toBe(true);
    const [change] = await store.listChanges();
    expect(change).toMatchObject({
      memberName: "Ann",
      before: { [petHair]: 75 },
      after: { [petHair]: 80 },
    });
    expect(await store.undo(change?.id ?? "", "Bob")).toEqual({ kind: "done" });
    expect([await follow(), rentalFees.petHairDollars]).toEqual([3, 75]);
    // Its text changed on that day, too.
    expect(findRevision("rental-policy").revised).toBe("2027-03-01");
    expect((await store.listChanges())[0]).toMatchObject({ action: "undid", memberName: "Bob" });
    expect(await store.undo(change?.id ?? "", "Bob")).toEqual({ kind: "unchanged" });
  });

  test("of two people who change one fact the second is told, and each keeps what only they changed", async () => {
    const { store, set } = open();
    await set(petHair, 75, 80);
    expect(await set(petHair, 75, 90)).toEqual({ kind: "conflict", current: { [petHair]: 80 } });
    const edit = { values: { [petHair]: 75, [late]: 30 }, seen: { [petHair]: 75, [late]: 25 } };
    expect(await store.publish(edit, "Bob")).toEqual({ kind: "done" });
    expect(await store.readAll()).toMatchObject({ [petHair]: 80, [late]: 30 });
    const [, first] = await store.listChanges();
    await set(petHair, 80, 85);
    expect(await store.undo(first?.id ?? "", "Ann")).toMatchObject({ kind: "conflict" });
  });

  test("what is wrong is named and nothing of the edit is stored", async () => {
    const { store } = open();
    const edit = {
      values: { [petHair]: 80, [late]: "a lot", "rentalFees.cleaningDollars.from": 900 },
      seen: { [petHair]: 75, [late]: 25, "rentalFees.cleaningDollars.from": 50 },
    };
    expect(await store.publish(edit, "Ann")).toEqual({
      kind: "invalid",
      problems: {
        [late]: [{ at: [], message: "Type a whole number from 0 to 1,000,000." }],
        "rentalFees.cleaningDollars.from": [
          { at: [], message: "The first figure must not be higher than the second." },
        ],
      },
    });
    expect(await store.readAll()).toMatchObject({ [petHair]: 75 });
    expect(await store.listChanges()).toEqual([]);
    await expect(store.publish({ values: { nonsense: 1 }, seen: {} }, "Ann")).rejects.toThrow(
      "There is no fact nonsense",
    );
  });
});

describeOnEachDatabase("following the facts", (underTest) => {
  test("it is not known while the facts are older, and only where nothing has to be waited for", async () => {
    const { set } = openStore(underTest.database);
    await createInventory(underTest.database).ensureFilled([makeVehicle()]);
    const { read, readNow } = followFacts(underTest.database, () => {});
    expect(readNow()).toBeNull();
    await read();
    expect(readNow()).toBe(underTest.database.readCatalogueRevisionNow());
    await set(petHair, 75, 80);
    expect(readNow()).toBeNull();
    publishFacts({});
  });

  test("another process sees it, and one that cannot read the database keeps the last it knew", async () => {
    const { set } = openStore(underTest.database);
    await createInventory(underTest.database).ensureFilled([makeVehicle()]);
    await set("contacts.phone", "(732) 555-0100", "(732) 555-0177");
    publishFacts({});
    const other = await openDatabase(underTest.place);
    const follow = followFacts(other, () => {}).read;
    expect([await follow(), business.phone.link]).toEqual([2, "tel:+17325550177"]);
    await other.close();
    const warn = vi.fn<(message: string) => void>();
    const away = followFacts(
      { ...other, readCatalogueRevision: () => Promise.resolve(9) },
      warn,
    ).read;
    await away();
    expect(business.phone.display).toBe("(732) 555-0177");
    expect(warn).toHaveBeenCalledTimes(1);
    publishFacts({});
  });

  test("a change of the catalogue alone is no new state of the facts", async () => {
    const { read } = followFacts(underTest.database, () => {});
    const inventory = createInventory(underTest.database);
    await inventory.ensureFilled([makeVehicle()]);
    await read();
    const version = readFactsVersion();
    await underTest.database.kysely.updateTable("catalogue").set({ revision: 9 }).execute();
    expect([await read(), readFactsVersion()]).toEqual([9, version]);
    publishFacts({ [petHair]: 99 });
    expect(readFactsVersion()).toBeGreaterThan(version);
    publishFacts({});
  });
});
