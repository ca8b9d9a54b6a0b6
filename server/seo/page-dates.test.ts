import { sql } from "kysely";
import { expect, test } from "vitest";
import { PageDates } from "./page-dates.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { describeOnEachDatabase, makeDirectory } from "#tests/fixtures/databases.ts";
import type { Database } from "#server/db/schema.ts";

const monday = "2026-03-02T10:00:00.000Z";
const tuesday = "2026-03-03T10:00:00.000Z";
const wednesday = "2026-03-04T10:00:00.000Z";

/** The dates of a process that started at an instant. */
function createDates(database: Pick<Database, "kysely">, startedAt: string) {
  const state = { now: startedAt, catalogueChangedAt: null as string | null, warnings: 0 };
  const dates = new PageDates(database, {
    readCatalogueChangedAt: () => Promise.resolve(state.catalogueChangedAt),
    warn: () => (state.warnings += 1),
    now: () => new Date(state.now),
  });
  const say = async (texts: Record<string, string>, images: string[] = []) => {
    for (const [path, textHash] of Object.entries(texts)) dates.record(path, { textHash, images });
    return dates.flush();
  };
  const dateOf = (path: string) => dates.find(path)?.changedAt;
  return { dates, state, say, dateOf };
}

describeOnEachDatabase("the dates of pages", (underTest) => {
  test("a page keeps its date until what it says changes with the catalogue", async () => {
    const { dates, state, say, dateOf } = createDates(underTest.database, monday);
    await say({ "/about": "a", "/terms": "t" });
    state.catalogueChangedAt = tuesday;
    state.now = wednesday;
    const { version } = dates;
    await say({ "/about": "b", "/terms": "t" });
    expect([dateOf("/about"), dateOf("/terms")]).toEqual([tuesday, monday]);
    expect(dates.version).toBeGreaterThan(version);
  });

  test("what another build said is as old as the process that first says something else", async () => {
    await createDates(underTest.database, monday).say({ "/about": "a", "/terms": "t" });
    const { dates, say, dateOf } = createDates(underTest.database, tuesday);
    await dates.load();
    expect(dateOf("/about")).toBe(monday);
    await say({ "/about": "b", "/terms": "t" });
    expect([dateOf("/about"), dateOf("/terms")]).toEqual([tuesday, monday]);
  });

  test("a page that changes by itself has the time at which that is seen", async () => {
    const { state, say, dateOf } = createDates(underTest.database, monday);
    state.catalogueChangedAt = monday;
    await say({ "/maine": "sunrise of this year" });
    state.now = wednesday;
    await say({ "/maine": "sunrise of the next year" });
    expect(dateOf("/maine")).toBe(wednesday);
  });

  test("pictures are remembered with the page and move no date", async () => {
    await createDates(underTest.database, monday).say({ "/about": "a" });
    await createDates(underTest.database, tuesday).say({ "/about": "a" }, ["/team.webp"]);
    const { dates } = createDates(underTest.database, wednesday);
    await dates.load();
    expect(dates.find("/about")).toEqual({
      textHash: "a",
      changedAt: monday,
      images: ["/team.webp"],
    });
  });

  test("a page that is gone is forgotten, and new when it comes back", async () => {
    const { dates, say, dateOf } = createDates(underTest.database, monday);
    await say({ "/about": "a", "/terms": "t" });
    await dates.keepOnly(new Set(["/terms"]));
    expect([dateOf("/about"), dateOf("/terms")]).toEqual([undefined, monday]);
    const later = createDates(underTest.database, tuesday);
    await later.say({ "/about": "a", "/terms": "t" });
    expect([later.dateOf("/about"), later.dateOf("/terms")]).toEqual([tuesday, monday]);
  });

  test("more pages than one statement takes are all remembered", async () => {
    const { dates, say, dateOf } = createDates(underTest.database, monday);
    const many = Object.fromEntries(Array.from({ length: 12_000 }, (_, index) => [index, "x"]));
    expect(await say(many)).toBe(true);
    const rows = await underTest.database.kysely.selectFrom("page_texts").selectAll().execute();
    expect(rows).toHaveLength(12_000);
    await dates.keepOnly(new Set());
    expect(dateOf("7")).toBeUndefined();
  });

  test("processes that see the same change at once agree on its date", async () => {
    const other = await openDatabase(underTest.place);
    await createDates(underTest.database, monday).say({ "/about": "a" });
    const [first, second] = [
      createDates(underTest.database, tuesday),
      createDates(other, wednesday),
    ];
    await Promise.all([first.say({ "/about": "b" }), second.say({ "/about": "b" })]);
    expect(first.dateOf("/about")).toBe(second.dateOf("/about"));
    expect([tuesday, wednesday]).toContain(first.dateOf("/about"));
    await other.close();
  });
});

test("while the database cannot be written, dates stand in memory and are written later", async () => {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  await createDates(database, monday).say({ "/about": "a" });
  const { dates, state, say, dateOf } = createDates(database, tuesday);
  await dates.load();
  await sql`pragma query_only = 1`.execute(database.kysely);
  expect(await say({ "/about": "a", "/terms": "t" })).toBe(false);
  expect(await dates.flush()).toBe(false);
  expect([dateOf("/about"), dateOf("/terms"), state.warnings]).toEqual([monday, tuesday, 1]);
  await sql`pragma query_only = 0`.execute(database.kysely);
  expect(await dates.flush()).toBe(true);
  const restarted = createDates(database, wednesday);
  await restarted.dates.load();
  expect(restarted.dateOf("/terms")).toBe(tuesday);
  await database.close();
  await remove();
});
