import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, inject } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import type { DatabasePlace } from "#server/db/open-database.ts";
import type { Database } from "#server/db/schema.ts";

/** What a suite that runs on each database is handed. */
export interface DatabaseUnderTest {
  dialect: Database["dialect"];
  /** The open database of the running test, empty when the test began. */
  readonly database: Database;
  /** Where it is, to open it a second time as another process would. */
  readonly place: DatabasePlace;
}

/** Runs the same suite on a fresh SQLite file and on a fresh database of a real PostgreSQL. */
export function describeOnEachDatabase(
  name: string,
  suite: (underTest: DatabaseUnderTest) => void,
): void {
  describe.each(["sqlite", "postgres"] as const)(`${name} on %s`, (dialect) => {
    let open: { database: Database; place: DatabasePlace; remove: () => Promise<void> } | null =
      null;
    const current = () => {
      if (open === null) throw new Error("The database is open only while a test runs.");
      return open;
    };
    beforeEach(async () => {
      const { place, remove } = dialect === "sqlite" ? makeDirectory() : await makeDatabase();
      open = { database: await openDatabase(place), place, remove };
    });
    afterEach(async () => {
      const { database, remove } = current();
      open = null;
      await database.close();
      await remove();
    });
    suite({
      dialect,
      get database() {
        return current().database;
      },
      get place() {
        return current().place;
      },
    });
  });
}

interface FreshPlace {
  place: DatabasePlace;
  remove: () => Promise<void>;
}

/** A directory for SQLite that nothing else uses. */
export function makeDirectory(): FreshPlace {
  const dataDir = mkdtempSync(join(tmpdir(), "carts-data-"));
  return {
    place: { databaseUrl: null, dataDir },
    remove: () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })),
  };
}

/** A database of the test run's PostgreSQL that nothing else uses. */
export async function makeDatabase(serverUrl = inject("postgresUrl")): Promise<FreshPlace> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runOnServer(serverUrl, `create database ${name}`);
  return {
    place: { databaseUrl: `${serverUrl}/${name}`, dataDir: "" },
    remove: () => runOnServer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
