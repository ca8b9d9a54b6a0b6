import { expect, test } from "vitest";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { deleteExpiredClientIps } from "./client-ip-retention.ts";

const hourMs = 3_600_000;

describeOnEachDatabase("client IPs", (underTest) => {
  const listKeys = async () =>
    (await underTest.database.kysely.selectFrom("rate_limits").select("key").execute()).map(
      ({ key }) => key,
    );
  const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);

  test("are gone once the hour in which they are counted is over", async () => {
    const { database } = underTest;
    const options = { name: "contact", posts: 20, windowSeconds: 3_600, pool: database.pool };
    const { take } = createRateLimit(options);
    await take("203.0.113.9");
    await take("2001:db8:1:2::1");
    // On SQLite this process counts in memory, and what is counted there is never written.
    const counted = database.dialect === "sqlite" ? 0 : 2;
    expect(await listKeys()).toHaveLength(counted);
    await deleteExpiredClientIps(database, inHours(0.99));
    expect(await listKeys()).toHaveLength(counted);
    await deleteExpiredClientIps(database, inHours(1.01));
    expect(await listKeys()).toEqual([]);
  });

  test("that were written while a clock was wrong do not stay for years", async () => {
    const { kysely } = underTest.database;
    const inYears = Date.now() + 5 * 365 * 24 * hourMs;
    await kysely
      .insertInto("rate_limits")
      .values([
        { key: "contact:203.0.113.9", points: 1, expire: inYears },
        { key: "contact:203.0.113.10", points: 1, expire: Date.now() + hourMs / 2 },
        { key: "contact:203.0.113.11", points: 1, expire: null },
      ])
      .execute();
    await deleteExpiredClientIps(underTest.database, new Date());
    expect(await listKeys()).toEqual(["contact:203.0.113.10"]);
  });
});
