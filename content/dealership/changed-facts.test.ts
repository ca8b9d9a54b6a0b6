import { afterEach, expect, test, vi } from "vitest";
import { defineFact, defineFigures, provideChangedFacts, toLiveRecord } from "./changed-facts.ts";

const none = {};
afterEach(() => provideChangedFacts(() => none));

/** Every module that the site's pages, the server or the office load; not what starts a program. */
const modules = import.meta.glob<unknown>([
  "/{app,content,domain,office,server}/**/*.{ts,tsx,mdx}",
  "!/**/*.test.{ts,tsx}",
  "!/**/*.{d,config}.ts",
  "!/{app,office}/{entry.*,routes.ts}",
  "!/server/{start,dev,office,bundle,render-pages}.ts",
  "!/server/db/sqlite-worker.ts",
]);

test("no module reads a fact while it loads, when nobody knows what the office changed", async () => {
  vi.resetModules();
  const fresh = await import("./changed-facts.ts");
  const found = new Set<string>();
  fresh.provideChangedFacts(() => {
    const readers = (new Error().stack ?? "")
      .split("\n")
      .filter((line) => /\/(app|content|server|office)\//.test(line))
      .filter((line) => !line.includes("changed-facts"));
    found.add(readers.map((line) => line.trim()).join("\n"));
    return {};
  });
  expect(Object.keys(modules).length).toBeGreaterThan(400);
  for (const load of Object.values(modules)) await load();
  expect([...found]).toEqual([]);
  vi.resetModules();
});

test("a figure is the one in the file until another is set, and again when that is taken back", () => {
  const fees = defineFigures("testFees", {
    latePerHourDollars: 25,
    deposit: { six: 750 },
  } as const);
  const read = () => [fees.latePerHourDollars, fees.deposit.six];
  expect(read()).toEqual([25, 750]);
  provideChangedFacts(() => ({ "testFees.latePerHourDollars": 30, "testFees.deposit.six": 800 }));
  expect(read()).toEqual([30, 800]);
  expect({ ...fees }).toMatchObject({ latePerHourDollars: 30 });
  provideChangedFacts(() => none);
  expect(read()).toEqual([25, 750]);
});

test("text that is made of facts follows them, and is made once for each state", () => {
  provideChangedFacts(() => none);
  const readHours = defineFact("testHours", 24);
  const build = vi.fn<() => { rule: string }>(() => ({
    rule: `Cancel ${readHours()} hours before`,
  }));
  const words = toLiveRecord(build);
  build.mockClear();
  expect([words.rule, words.rule]).toEqual(Array(2).fill("Cancel 24 hours before"));
  expect(build).toHaveBeenCalledTimes(1);
  const changed = { testHours: 48 };
  provideChangedFacts(() => changed);
  expect([words.rule, words.rule]).toEqual(Array(2).fill("Cancel 48 hours before"));
  expect(build).toHaveBeenCalledTimes(2);
});
