import { expect, test } from "vitest";
import { createPageDates } from "./page-dates.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";

const monday = new Date("2026-03-02T10:00:00Z");
const tuesday = new Date("2026-03-03T10:00:00Z");

describeOnEachDatabase("the dates of pages", (underTest) => {
  test("a page keeps its date until what it says changes", async () => {
    const dates = createPageDates(underTest.database);
    await dates.record(new Map(Object.entries({ "/about": "a", "/terms": "t" })), monday);
    const next = new Map(Object.entries({ "/about": "b", "/terms": "t", "/new": "n" }));
    expect(Object.fromEntries(await dates.record(next, tuesday))).toEqual({
      "/about": tuesday.toISOString(),
      "/terms": monday.toISOString(),
      "/new": tuesday.toISOString(),
    });
  });

  test("a page that is gone is forgotten, and new when it comes back", async () => {
    const dates = createPageDates(underTest.database);
    const about = new Map([["/about", "a"]]);
    await dates.record(about, monday);
    expect(await dates.record(new Map(), tuesday)).toEqual(new Map());
    expect((await dates.record(about, tuesday)).get("/about")).toBe(tuesday.toISOString());
  });

  test("more pages than one statement takes are all kept", async () => {
    const dates = createPageDates(underTest.database);
    const many = new Map(Array.from({ length: 12_000 }, (_, index) => [`/${index}`, "x"]));
    expect((await dates.record(many, monday)).size).toBe(many.size);
    expect((await dates.record(new Map(), tuesday)).size).toBe(0);
  });

  test("processes that see the same change at once agree on its date", async () => {
    const other = await openDatabase(underTest.place);
    await createPageDates(underTest.database).record(new Map([["/about", "a"]]), monday);
    const changed = new Map([["/about", "b"]]);
    await Promise.all([
      createPageDates(underTest.database).record(changed, tuesday),
      createPageDates(other).record(changed, new Date("2026-03-03T10:00:01Z")),
    ]);
    const kept = createPageDates(underTest.database).record(changed, new Date());
    const again = createPageDates(other).record(changed, new Date());
    expect(await again).toEqual(await kept);
    expect((await kept).get("/about")).toMatch(/^2026-03-03T10:00:0[01]/);
    await other.close();
  });
});
