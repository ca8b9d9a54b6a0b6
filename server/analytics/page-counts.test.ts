import { expect, test } from "vitest";
import { createPageCounts, startFlushing } from "./page-counts.ts";
import type { PageCountOptions, PageCounts } from "./page-counts.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { Database } from "#server/db/schema.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";

const about = { path: "/about", vehicleId: null };

/** Every row as one line, in the order of the primary key. */
async function readLines({ kysely }: Database): Promise<string[]> {
  const rows = await kysely.selectFrom("page_counts").selectAll().execute();
  return rows.map(({ day, path, kind, count }) => `${day} ${path} ${kind} ${count}`).toSorted();
}

/** A minute before midnight in New York, then moved on by hand. */
function makeClock() {
  let time = new Date("2026-11-21T04:59:00Z").getTime();
  return { now: () => new Date(time), advance: (ms: number) => (time += ms) };
}

function open(database: Database, options: Partial<PageCountOptions> = {}): PageCounts {
  const now = () => new Date("2026-11-20T15:00:00Z");
  return createPageCounts(database, { warn: () => {}, now, ...options });
}

describeOnEachDatabase("counts", (underTest) => {
  test("are added to those of the database, by day, page and kind", async () => {
    const { database } = underTest;
    const { now, advance } = makeClock();
    const counts = open(database, { now });
    counts.add("view", "/about");
    counts.add("view", "/about");
    counts.add("call", "/about");
    expect(await counts.flush()).toBe(true);
    counts.add("view", "/about");
    advance(60_000);
    counts.add("view", "/about");
    expect(await readLines(database)).toEqual([
      "2026-11-20 /about call 1",
      "2026-11-20 /about view 2",
    ]);
    expect(await counts.flush()).toBe(true);
    expect(await counts.flush()).toBe(true);
    expect(await readLines(database)).toEqual([
      "2026-11-20 /about call 1",
      "2026-11-20 /about view 3",
      "2026-11-21 /about view 1",
    ]);
  });

  test("of two processes at the same time add up, whichever order they were counted in", async () => {
    const second = await openDatabase(underTest.place);
    const [one, other] = [open(underTest.database), open(second)];
    const paths = Array.from({ length: 700 }, (_, index) => `/vehicles/cart-${index}`);
    for (let round = 0; round < 5; round += 1) {
      for (const path of paths) one.add("view", path);
      for (const path of paths.toReversed()) other.add("view", path);
      expect(await Promise.all([one.flush(), other.flush()])).toEqual([true, true]);
    }
    const lines = await readLines(underTest.database);
    expect(lines).toHaveLength(paths.length);
    expect(lines.filter((line) => !line.endsWith(" view 10"))).toEqual([]);
    await second.close();
  });
});

describeOnEachDatabase("buffered counts", (underTest) => {
  test("stay in memory while the database fails, and are written once it works again", async () => {
    const { database } = underTest;
    const warnings: string[] = [];
    const counts = open(database, { warn: (message) => void warnings.push(message) });
    counts.add("view", "/about");
    await database.kysely.schema.alterTable("page_counts").renameTo("away").execute();
    const failed = counts.flush();
    // Counted while the flush is under way.
    counts.add("view", "/about");
    expect(await failed).toBe(false);
    counts.add("call", "/about");
    expect(await counts.flush()).toBe(false);
    expect(warnings).toHaveLength(1);
    await database.kysely.schema.alterTable("away").renameTo("page_counts").execute();
    expect(await counts.flush()).toBe(true);
    expect(await readLines(database)).toEqual([
      "2026-11-20 /about call 1",
      "2026-11-20 /about view 2",
    ]);
  });

  test("take a limited amount of memory; known pages are still counted", async () => {
    const counts = open(underTest.database, { keysMax: 2 });
    for (const path of ["/", "/about", "/rentals", "/"]) counts.add("view", path);
    await counts.flush();
    expect(await readLines(underTest.database)).toEqual([
      "2026-11-20 / view 2",
      "2026-11-20 /about view 1",
    ]);
  });

  test("are flushed in the background, and once more when it stops", async () => {
    const { database } = underTest;
    const counts = open(database);
    let isFlushed: () => void = () => {};
    const flushed = new Promise<void>((resolve) => {
      isFlushed = resolve;
    });
    const flushing = startFlushing(
      {
        flush: async () => {
          const isWritten = await counts.flush();
          isFlushed();
          return isWritten;
        },
      },
      1,
    );
    counts.add("view", "/about");
    await flushed;
    await flushing.stop();
    counts.add("view", "/about");
    const longPause = startFlushing(counts, 3_600_000);
    await longPause.stop();
    expect(await readLines(database)).toEqual(["2026-11-20 /about view 2"]);
  });
});

describeOnEachDatabase("the count of inquiries", (underTest) => {
  test("an inquiry is counted with it, once however often it is sent, and spam is not", async () => {
    const { database } = underTest;
    const now = () => new Date("2026-11-21T04:59:00Z");
    const inquiries = createInquiries(database, () => {}, { now });
    const once = { idempotencyKey: "key", creditedPage: about };
    await inquiries.receive(makeInquiry(), once);
    await inquiries.receive(makeInquiry(), once);
    await inquiries.receive(makeInquiry({ message: "Another text this time." }), once);
    await inquiries.receive(makeInquiry({ email: "none" }), { ...once, idempotencyKey: null });
    await inquiries.receive(makeInquiry(), { idempotencyKey: null, creditedPage: null });
    const findSuspicions = () => ["in a test"];
    await inquiries.receive(makeInquiry(), {
      idempotencyKey: null,
      creditedPage: about,
      findSuspicions,
    });
    expect(await readLines(database)).toEqual(["2026-11-20 /about inquiry 1"]);
  });

  test("an inquiry counts for a vehicle's page where there is one, else for the form", async () => {
    const { database } = underTest;
    await createInventory(database).importVehicles([makeVehicle({ id: "cart-1" })], "replace");
    const inquiries = createInquiries(database, () => {});
    for (const vehicleId of ["cart-1", "cart-2"]) {
      const creditedPage = { path: `/vehicles/${vehicleId}`, vehicleId };
      await inquiries.receive(makeInquiry(), { idempotencyKey: vehicleId, creditedPage });
    }
    const lines = await readLines(database);
    expect(lines.map((line) => line.split(" ").slice(1).join(" "))).toEqual([
      "/contact inquiry 1",
      "/vehicles/cart-1 inquiry 1",
    ]);
  });

  test("an inquiry that is not stored is not counted", async () => {
    const { database } = underTest;
    await database.kysely.schema.alterTable("inquiries").renameTo("away").execute();
    const receipt = await createInquiries(database, () => {}).receive(makeInquiry(), {
      idempotencyKey: null,
      creditedPage: about,
    });
    expect(receipt.kind).toBe("unavailable");
    expect(await readLines(database)).toEqual([]);
  });
});

test("while the database is away the pauses between flushes grow", async () => {
  const times: number[] = [];
  let isEnough: () => void = () => {};
  const enough = new Promise<void>((resolve) => {
    isEnough = resolve;
  });
  const flushing = startFlushing(
    {
      flush: () => {
        times.push(performance.now());
        if (times.length === 5) isEnough();
        return Promise.resolve(false);
      },
    },
    5,
  );
  await enough;
  await flushing.stop();
  const pauses = times.slice(1, 5).map((time, index) => time - (times[index] ?? 0));
  // A timer never fires early, give or take a millisecond: 10, 20, 40 and 80 ms.
  for (const [index, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThan(5 * 2 ** (index + 1) - 2);
  }
});

test("what is counted during a flush is flushed when it stops", async () => {
  let calls = 0;
  let [begin, end] = [() => {}, () => {}];
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const flushing = startFlushing(
    {
      flush: async () => {
        calls += 1;
        begin();
        await ended;
        return true;
      },
    },
    1,
  );
  await begun;
  const stopped = flushing.stop();
  end();
  await stopped;
  expect(calls).toBe(2);
});
