import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { openDatabase, type DatabasePlace } from "#server/db/open-database.ts";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { makeDatabase } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { findFreePort } from "#tests/servers/free-port.ts";
import { startPostgres } from "#tests/servers/postgres-server.ts";
import { useSites } from "./sites.ts";
import { postInquiry } from "./visitors.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });
const patience = { timeout: 120_000, interval: 50 };
const sites = useSites();

/** Starts the site as `npm run serve` does and waits until it has ended by itself. */
async function startInVain(environment: Readonly<Record<string, string>>, limit = "") {
  const child = spawn(
    "/bin/sh",
    ["-c", `${limit} exec "$0" server/launch.js build/start/start.js`, process.execPath],
    {
      env: {
        PATH: process.env["PATH"],
        HOST: "127.0.0.1",
        PORT: String(await findFreePort()),
        DATA_DIR: sites.place.dataDir,
        WARM_UP: "0",
        ...environment,
      },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said };
}

/** One line, with no trace of the code. */
function expectOneLine(said: string): void {
  expect(said).toMatch(/^[^\n]+\n$/);
  expect(said).not.toMatch(/\bat .*\.ts|node:internal|password1/);
}

const path = () => join(sites.place.dataDir, sqliteFileName);

async function makeFilled(place: DatabasePlace = sites.place): Promise<void> {
  await (await openDatabase(place)).close();
}

test("a port that is in use is named in one line with what to do", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { code, said } = await startInVain({ PORT: String(port) });
  other.close();
  expectOneLine(said);
  expect(said).toContain(`Port ${port} on 127.0.0.1 is in use.`);
  expect(code).toBe(69);
});

test("a second site that cannot listen has taken no message from the outbox", async () => {
  const database = await openDatabase(sites.place);
  const planned = [{ channel: "mail", heldBecause: null }] as const;
  await createInquiries(database, () => {}, { planned }).receive(makeInquiry(), {
    idempotencyKey: null,
  });
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const mail = { SMTP_URL: "smtp://127.0.0.1:1", INQUIRY_TO: "sales@carts.example" };
  const { code } = await startInVain({ PORT: String(port), ...mail });
  other.close();
  expect(code).toBe(69);
  const messages = await createInquiryAdmin(database).listMessages();
  expect(messages).toMatchObject([{ state: "pending", attempts: 0 }]);
  await database.close();
});

test("an address that this machine does not have is named in one line with what to do", async () => {
  const { code, said } = await startInVain({ HOST: "192.0.2.1" });
  expectOneLine(said);
  expect(said).toContain("192.0.2.1 is no address of this machine");
  expect(code).toBe(69);
});

test("a DATA_DIR that is a file is named in one line with what to do", async () => {
  const file = join(sites.place.dataDir, "file");
  writeFileSync(file, "");
  for (const dataDir of [file, join(file, "data")]) {
    const { code, said } = await startInVain({ DATA_DIR: dataDir });
    expectOneLine(said);
    expect(said).toContain(`${join(dataDir, sqliteFileName)} cannot be made`);
    expect(said).toContain("DATA_DIR must be a folder");
    expect(code).toBe(74);
  }
});

const damages: readonly { what: string; damage: () => void; says: string }[] = [
  {
    what: "is no database",
    damage: () => writeFileSync(path(), "not a database\n".repeat(1_000)),
    says: "it is no SQLite database",
  },
  {
    what: "was cut off",
    damage: () => truncateSync(path(), 8_192),
    says: "it is damaged",
  },
];

test.each(damages)(
  "a database file that $what is named in one line with what to do",
  async ({ damage, says }) => {
    await makeFilled();
    damage();
    const { code, said } = await startInVain({});
    expectOneLine(said);
    expect(said).toContain(`The database ${path()} cannot be used: ${says}`);
    expect(said).toContain("Restore a backup");
    expect(code).toBe(74);
  },
);

test("a disk that is full at the start is named in one line with the file", async () => {
  await makeFilled();
  // No file may grow, so that neither the log nor its index can be made.
  const { code, said } = await startInVain({}, 'trap "" XFSZ; ulimit -f 8;');
  expectOneLine(said);
  expect(said).toContain(`The database ${path()} cannot be used: the disk`);
  expect(said).toContain("Make room on the disk");
  expect(code).toBe(74);
});

test.each(["sqlite", "postgres"] as const)(
  "a version that is older than the tables on %s is told so, and changes nothing",
  async (dialect) => {
    const made = dialect === "sqlite" ? null : await makeDatabase();
    const place = made?.place ?? sites.place;
    const database = await openDatabase(place);
    await database.kysely
      .insertInto("kysely_migration" as "heartbeat")
      .values({ name: "999-later", timestamp: "2027-01-01" } as never)
      .execute();
    await database.close();
    const environment = place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl };
    const { code, said } = await startInVain(environment);
    expectOneLine(said);
    expect(said).toContain(database.label);
    expect(said).toContain("a newer version of the site has changed its tables (999-later)");
    expect(code).toBe(74);
    await made?.remove();
  },
);

test("a PostgreSQL that refuses the account or has no such database is named without the password", async () => {
  const { place, remove } = await makeDatabase();
  const right = new URL(place.databaseUrl ?? "");
  const stranger = new URL(right);
  [stranger.username, stranger.password] = ["stranger", "password1"];
  const elsewhere = new URL(right);
  elsewhere.pathname = "/nowhere";
  for (const [url, says] of [
    [stranger, "stranger"],
    [elsewhere, 'database "nowhere" does not exist'],
  ] as const) {
    const { code, said } = await startInVain({ DATABASE_URL: url.href });
    expectOneLine(said);
    expect(said).toContain(`The database PostgreSQL at ${url.host}${url.pathname} cannot be used`);
    expect(said).toContain(says);
    expect(said).toContain("Check DATABASE_URL");
    expect(code).toBe(74);
  }
  await remove();
});

test("settings that are wrong end the start with the code at which no supervisor tries again", async () => {
  const ended = await startInVain({ SITE_URL: "https://www.carts.example/shop" });
  expect(ended).toMatchObject({ code: 78, said: expect.stringContaining("SITE_URL: expected") });
});

test("with two processes a start that fails says so once and ends with the same code", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const taken = await startInVain({ WEB_PROCESSES: "2", PORT: String(port) });
  other.close();
  const unusable = await startInVain({ WEB_PROCESSES: "2", DATA_DIR: "package.json" });
  for (const { code, said } of [taken, unusable]) {
    expectOneLine(said);
    expect(code).toBe(said.startsWith("Port") ? 69 : 74);
  }
});

test("pages are served while PostgreSQL is not up yet, and it is used once it is", async () => {
  const server = await startPostgres();
  const { place } = await makeDatabase(server.url);
  await server.stop();
  const child = await sites.start({ place });
  const { url, readLog } = child;
  const readStatus = async (target: string) => (await fetch(`${url}${target}`)).status;
  for (const page of ["/", "/about", "/contact", "/privacy-policy"]) {
    expect([page, await readStatus(page)]).toEqual([page, 200]);
  }
  expect(await readStatus("/healthz")).toBe(503);
  expect(await readStatus("/api/vehicles")).toBe(503);
  expect(await postInquiry(url, "one")).toMatchObject({ status: 503, retryAfter: "10" });
  await vi.waitFor(() => {
    expect(readLog().match(/Waiting for the database PostgreSQL at /g)?.length).toBeGreaterThan(2);
  }, patience);
  expect(readLog().match(/The catalogue could not be read/g) ?? []).toHaveLength(1);
  await server.start();
  await vi.waitFor(async () => expect(await readStatus("/healthz")).toBe(200), patience);
  expect(readLog().match(/ was reached after /g)).toHaveLength(1);
  expect(await postInquiry(url, "one")).toMatchObject({ status: 201 });
  await vi.waitFor(async () => expect(await readStatus("/api/vehicles")).toBe(200), patience);
  const inventory = await (await fetch(`${url}/inventory`)).text();
  expect(inventory.includes('href="/vehicles/')).toBe(true);
  expect(readLog()).not.toContain("carts:carts");
  expect(await child.end("SIGTERM")).toBe(0);
  await server.remove();
});

test("a site that waits for PostgreSQL stops when it is told to", async () => {
  const databaseUrl = `postgres://carts:password1@127.0.0.1:${await findFreePort()}/site`;
  const place = { databaseUrl, dataDir: "" };
  const child = await sites.start({ place });
  expect(await child.end("SIGTERM")).toBe(0);
  expect(child.readLog()).not.toContain("password1");
});

test("a file that another program has locked is waited for, then named", async () => {
  await makeFilled();
  const holder = new DatabaseSync(path());
  holder.exec(
    "pragma locking_mode = exclusive; begin exclusive; update catalogue set revision = 1",
  );
  const { code, said } = await startInVain({});
  holder.close();
  expectOneLine(said);
  expect(said).toContain(`The database ${path()} cannot be used: it is locked`);
  expect(code).toBe(74);
});
