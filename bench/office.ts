import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabasePlace } from "#server/db/database-place.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { createSessionCookie } from "#server/office/session-cookie.ts";
import { createSessions } from "#server/staff/sessions.ts";
import { thisComputer } from "#server/staff/staff.ts";
import { findFreePort } from "#tests/servers/free-port.ts";
import { startPostgres } from "#tests/servers/postgres-server.ts";
import { startSite } from "#tests/servers/site-server.ts";
import { makeVehicles } from "./catalogue.ts";
import { seedOffice } from "./office-seed.ts";
import { readCpuMicros } from "./process-figures.ts";
import { formatMs } from "./request-costs.ts";
import { median } from "./sample.ts";

const vehicleCount = 10_000;
const inquiryCount = 50_000;
const timedRequests = 20;
/** The bar of every page. */
const barMs = 300;

/** What each page of the office takes with 10,000 vehicles and 50,000 inquiries, on both databases. */
export async function benchOffice(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "carts-office-"));
  try {
    await measureOffice("SQLite", { databaseUrl: null, dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const postgres = await startPostgres();
  try {
    await measureOffice("PostgreSQL", { databaseUrl: `${postgres.url}/postgres`, dataDir: "" });
  } finally {
    await postgres.remove();
  }
}

async function measureOffice(name: string, place: DatabasePlace): Promise<void> {
  const { inquiryId, token } = await fill(place);
  const officeUrl = `http://localhost:${await findFreePort()}`;
  const cookie = createSessionCookie(officeUrl).write(token).split(";", 1)[0] ?? "";
  const site = await startSite({
    dataDir: place.dataDir,
    environment: {
      OFFICE_PORT: new URL(officeUrl).port,
      ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
    },
  });
  const database = await openDatabase(place);
  const inventory = createInventory(database);
  try {
    process.stdout.write(
      `${name}: ${vehicleCount} vehicles, ${inquiryCount} inquiries; ms by the clock\n| page | median | worst | first | computing |\n| --- | --- | --- | --- | --- |\n`,
    );
    let slowest = 0;
    const time = async (url: string) => {
      const startedAt = performance.now();
      const response = await fetch(url, { headers: { Cookie: cookie }, redirect: "manual" });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
      return performance.now() - startedAt;
    };
    const measure = async (
      what: string,
      toUrl: (index: number) => string,
      before: (index: number) => Promise<unknown> = () => Promise.resolve(),
    ) => {
      const times: number[] = [];
      const firstMs = await time(toUrl(0));
      let computed = 0;
      for (let index = 1; index <= timedRequests; index += 1) {
        await before(index);
        const computedBefore = readCpuMicros(site.processId);
        times.push(await time(toUrl(index)));
        computed += readCpuMicros(site.processId) - computedBefore;
      }
      const worst = Math.max(...times);
      slowest = Math.max(slowest, worst, firstMs);
      const cells = [median(times), worst, firstMs, computed / 1_000 / timedRequests];
      process.stdout.write(`| ${[what, ...cells.map(formatMs)].join(" | ")} |\n`);
    };
    for (const [what, toPath] of Object.entries(listPages(inquiryId))) {
      await measure(what, (index) => officeUrl + toPath(index));
    }
    const [vehicle] = (await inventory.readCommitted()).vehicles;
    const changePrice = (index: number) =>
      inventory.importVehicles([{ ...vehicle!, price: 10_000 + index }], "update");
    await measure("Carts, first after an import", () => `${officeUrl}/carts`, changePrice);
    await measure(
      "the public inventory, first after an import",
      () => `${site.url}/inventory`,
      changePrice,
    );
    process.stdout.write(`slowest of all ${formatMs(slowest)} ms; the bar is ${barMs}\n`);
  } finally {
    await database.close();
    await site.stop();
  }
}

/** Each page by its name; a list is asked for another page, and a search for another word, each time. */
function listPages(inquiryId: string): Readonly<Record<string, (index: number) => string>> {
  return {
    Today: () => "/",
    Inquiries: (index) => `/inquiries?page=${index + 1}`,
    "Inquiries, its last pages": (index) => `/inquiries?page=${inquiryCount / 50 - index}`,
    "unanswered inquiries": (index) => `/inquiries?status=new&page=${index + 1}`,
    "inquiries of one desk and month": () =>
      "/inquiries?interest=service&from=2026-05-01&to=2026-05-31",
    "a search, a word that nobody wrote": (index) => `/inquiries?search=nobody${index}`,
    "a search, words that thousands wrote": () => "/inquiries?search=battery+ortiz",
    "one inquiry": () => `/inquiries/${inquiryId}`,
    Carts: (index) => `/carts?page=${index + 1}`,
    "a search for carts": (index) => `/carts?search=cart+${index}`,
    "carts without a photograph": (index) => `/carts?show=no-photo&page=${index + 1}`,
    "one cart": (index) => `/carts/bench-${index}`,
    "its pictures": (index) => `/carts/bench-${index}/pictures`,
    "a new cart": () => "/carts/new",
    Import: () => "/carts/import",
    Facts: () => "/facts",
    "opening hours": () => "/facts/hours",
    "rental prices": () => "/facts/rentals",
    Questions: () => "/questions",
    "report of 30 days": () => "/report?days=30",
    "report of 90 days": () => "/report?days=90",
    "report of 365 days": () => "/report?days=365",
    Staff: () => "/staff",
    "own account": () => "/account",
  };
}

/** A full database, an inquiry in it and a session of its office. */
async function fill(place: DatabasePlace): Promise<{ inquiryId: string; token: string }> {
  const database = await openDatabase(place);
  try {
    await createInventory(database).importVehicles(makeVehicles(vehicleCount), "replace");
    await seedOffice(database, inquiryCount);
    const { id: inquiryId } = await database.kysely
      .selectFrom("inquiries")
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const token = await createSessions(database).start(thisComputer, "bench");
    return { inquiryId, token };
  } finally {
    await database.close();
  }
}
