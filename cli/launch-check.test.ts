import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { legalMatters, openQuestions } from "#content/dealership/open-questions.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { DepartmentHours } from "#domain/calendar/opening-hours.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { formatDollars } from "#domain/money/money.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { publishFacts } from "#server/facts/current-facts.ts";
import { createFactStore } from "#server/facts/fact-store.ts";
import { createQuestionStore } from "#server/facts/question-store.ts";
import { formatShownValue } from "#server/facts/shown-value.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { findMissingSettings, findPlaceholders, launchCheckCommand } from "./launch-check.ts";

const live = {
  siteUrl: "https://coastline.test",
  smtpUrl: "smtp://mail.test",
  inquiryTo: "desk@coastline.test",
  trustedProxies: ["127.0.0.1"],
};

const directory = makeDirectory();
/** A price that the file an empty database is filled with does not have. */
const importedPrice = 12_345;
const vehicles = (catalogue as Vehicle[]).map((vehicle) => ({ ...vehicle, price: importedPrice }));
const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));

beforeAll(async () => {
  const database = await openDatabase(directory.place);
  await createInventory(database).importVehicles(vehicles, "replace");
  await database.close();
});
afterAll(() => directory.remove());

async function runCheck(words: readonly string[] = [], dataDir = directory.place.dataDir) {
  let printed = "";
  const exitCode = await launchCheckCommand(words, {
    out: (text) => void (printed += text),
    err: (text) => void (printed += text),
    environment: { DATA_DIR: dataDir },
    signal: new AbortController().signal,
  });
  return { exitCode, printed };
}

test("while anything is open, the check says so and fails", async () => {
  const { exitCode, printed } = await runCheck();
  expect(exitCode).toBe(1);
  expect(printed).toContain(`${openQuestions.length} questions open`);
});

test("a question that the office has answered is no longer open, and its fact is the one set there", async () => {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  const answer = { answer: "Right", confirmedBy: "Ann", confirmedOn: "2026-11-20" };
  await createQuestionStore(database).confirm("renter-age", answer, "Bob");
  const edit = {
    values: { "contacts.email": "ask@sold.test" },
    seen: { "contacts.email": business.email },
  };
  expect(await createFactStore(database).publish(edit, "Bob")).toEqual({ kind: "done" });
  await database.close();
  const { printed } = await runCheck([], place.dataDir);
  expect(printed).toContain(`${openQuestions.length - 1} questions open`);
  expect(printed).not.toContain("[renter-age]");
  expect(printed).toContain("shown:  ask@sold.test");
  expect(printed).not.toContain("business.email");
  publishFacts({});
  await remove();
});

test("every question is printed with its values, its pages and who confirms it", async () => {
  const { printed } = await runCheck();
  for (const question of openQuestions) {
    const block = printed.split(`[${question.id}]\n`)[1]?.split("\n\n")[0] ?? "";
    expect(block).toContain(`who:    ${question.confirmedBy}`);
    expect(block).toContain(`shown:  ${formatShownValue(question.valueShown, byId)}`);
    expect(block).toContain(`where:  ${question.shownOn.join(", ")}`);
    for (const other of question.otherValues) expect(block).toContain(`other:  ${other}`);
  }
});

test("ratings come first as a legal matter, then other legal ones, facts, and settings last", async () => {
  const { printed } = await runCheck();
  const ids = [...printed.matchAll(/ \[([a-z-]+)\]\n/g)].map(([, id]) => id);
  expect(ids.slice(0, 3)).toEqual(["ratings", "zero-financing", "warranty"]);
  const legalIds = legalMatters.map(({ id }) => id);
  expect(ids.slice(0, legalIds.length)).toEqual(legalIds);
  const titles = [...printed.matchAll(/^([A-Z][A-Z ,:]+) \(\d+\)$/gm)].map(([, title]) => title);
  expect(titles).toEqual([
    "LEGAL MATTERS, TO BE DECIDED FIRST",
    "FACTS TO BE CONFIRMED BY: OWNER",
    "FACTS TO BE CONFIRMED BY: SALES",
    "FACTS TO BE CONFIRMED BY: RENTALS",
    "FACTS TO BE CONFIRMED BY: SERVICE AND DELIVERY",
    "SETTINGS",
  ]);
});

test("the ledger has everything that was ruled until somebody confirms it", () => {
  const ids = new Set(openQuestions.map(({ id }) => id));
  const ruled = [
    "ratings",
    "zero-financing",
    "warranty",
    "used-as-is",
    "street-legal",
    "ev-city",
    "top-speed",
    "road-rules",
    "claims",
    "liens",
    "renter-age",
    "showroom-address",
    "home-county",
    "delivery-bases",
    "rental-delivery-zone",
    "rental-delivery-charge",
    "delivery-distance",
    "hours",
    "florida-places",
    "battery-type",
    "entry-models",
    "featured-prices",
    "brands-serviced",
    "team",
    "rental-prices",
    "phone-numbers",
    "email",
  ];
  expect(ruled.filter((id) => !ids.has(id))).toEqual([]);
});

test("prices are those of the site's database, which it names", async () => {
  const { printed } = await runCheck();
  expect(printed).toContain(
    `Database: SQLite ${join(directory.place.dataDir, "dealership.sqlite")}`,
  );
  const shown = catalogue.filter(({ name }) => printed.includes(`${name} $`));
  expect(shown.length).toBeGreaterThan(0);
  for (const { name } of shown)
    expect(printed).toContain(`${name} ${formatDollars(importedPrice)}`);
});

test("a missing database is named among what is open, and none is made", async () => {
  const elsewhere = join(directory.place.dataDir, "elsewhere");
  const { exitCode, printed } = await runCheck([], elsewhere);
  expect(exitCode).toBe(1);
  expect(printed).toContain("  The database is missing");
  expect(printed).toContain("DATA_DIR");
  expect(existsSync(elsewhere)).toBe(false);
});

test("an empty environment misses the address, the mail server, the recipient and the proxy", async () => {
  const { printed } = await runCheck();
  for (const name of ["SITE_URL", "SMTP_URL", "INQUIRY_TO", "TRUSTED_PROXIES"])
    expect(printed).toContain(`  ${name} `);
});

test("a live environment misses nothing", () => {
  expect(findMissingSettings(live)).toEqual([]);
});

test.each([
  [{ ...live, siteUrl: "http://coastline.test" }, "SITE_URL"],
  [{ ...live, siteUrl: "https://coastline.example" }, "SITE_URL"],
  [{ ...live, smtpUrl: null }, "SMTP_URL"],
  [{ ...live, inquiryTo: null }, "INQUIRY_TO"],
  [{ ...live, inquiryTo: "desk@coastline.example" }, "INQUIRY_TO"],
  [{ ...live, trustedProxies: [] }, "TRUSTED_PROXIES"],
])("settings that cannot go live are named: %o", (settings, name) => {
  expect(findMissingSettings(settings).map((missing) => missing.name)).toEqual([name]);
});

test("fictional numbers and reserved addresses are found wherever they stand", () => {
  const paths = findPlaceholders(business, "business").map(({ name }) => name);
  expect(paths).toContain("business.phone.display");
  expect(paths).toContain("business.tollFree.link");
  expect(paths).toContain("business.email");
  expect(paths).toContain("business.links.social.0.url");
});

test("real numbers and addresses are left alone", () => {
  const facts = {
    phone: "(732) 555-0200",
    email: "desk@example.com",
    years: 15,
    list: ["5550", null],
  };
  expect(findPlaceholders(facts, "facts")).toEqual([]);
});

test("values are put in words by the site's own formatters", () => {
  expect(formatShownValue({ dollars: [245, 1050, 245] }, byId)).toBe("$245, $1,050");
  const price = formatDollars(importedPrice);
  expect(formatShownValue({ vehicles: ["denago-ev-city", "gone"] }, byId)).toBe(
    `Denago EV City ${price}, gone (not in the inventory)`,
  );
  const hours: DepartmentHours = {
    id: "showroom",
    name: "Showroom and phone",
    periods: [
      { days: ["Monday", "Tuesday"], open: { from: 9, to: 17 } },
      { days: ["Sunday"], open: null },
    ],
  };
  expect(formatShownValue({ hours: [hours] }, byId)).toBe(
    "Showroom and phone: Monday and Tuesday 9 AM to 5 PM, Sunday Closed",
  );
});

test("questions have ids of their own, and vehicles they name are in the catalogue", () => {
  expect(new Set(openQuestions.map(({ id }) => id)).size).toBe(openQuestions.length);
  const shown = openQuestions.map(({ valueShown }) => formatShownValue(valueShown, byId));
  expect(shown.filter((text) => /not in the inventory|undefined|NaN/.test(text))).toEqual([]);
});

test("words it does not know are answered with its usage", async () => {
  const { exitCode, printed } = await runCheck(["now"]);
  expect(exitCode).toBe(2);
  expect(printed).toContain("Usage: npm run launch-check");
});
