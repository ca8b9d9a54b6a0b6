import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inventoryCommand } from "./inventory.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { historyEntriesMax } from "#server/inventory/import-history.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { pictureBytesMax } from "#server/inventory/picture-files.ts";
import { csvColumns, formatCsv } from "#server/inventory/vehicle-csv.ts";
import { parseVehicleFile } from "#server/inventory/vehicle-file.ts";
import { formatJson } from "#server/inventory/vehicle-json.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";

let directory: ReturnType<typeof makeDirectory>;
const fileOf = (name: string) => join(directory.place.dataDir, name);

const city = makeVehicle({ images: [] });
const nomad = makeVehicle({ id: "nomad", name: "Nomad", images: [], isNew: true, price: 900 });

beforeEach(() => {
  directory = makeDirectory();
});
afterEach(() => directory.remove());

/** Makes the database as a server does at its first start. */
async function startSite(...vehicles: Vehicle[]): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir: fileOf("data") });
  await createInventory(database).ensureFilled(vehicles);
  await database.close();
}

async function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  return runWith({}, ...words);
}

async function runWith(
  terminal: { ask?: (question: string) => Promise<string> },
  ...words: string[]
): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ["", ""];
  const code = await inventoryCommand(words, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    environment: { DATA_DIR: fileOf("data") },
    signal: new AbortController().signal,
    ...terminal,
  });
  return { code, out, err };
}

function writeFile(name: string, vehicles: readonly Vehicle[]): string {
  writeFileSync(fileOf(name), name.endsWith(".csv") ? formatCsv(vehicles) : formatJson(vehicles));
  return fileOf(name);
}

test("what was imported is listed and exported again", async () => {
  await startSite();
  expect(await run("import", writeFile("in.csv", [city, nomad]))).toEqual({
    code: 0,
    out: [
      "denago-ev-city: added, $15,000",
      "nomad: added, $900",
      "Imported: 2 added, 0 changed, 0 removed, 0 unchanged.",
      "",
    ].join("\n"),
    err: `Database: SQLite ${fileOf("data/dealership.sqlite")}\n`,
  });
  const { out } = await run("list");
  expect(out).toBe(
    [
      "denago-ev-city  DENAGO EV CITY     $15,000  in stock",
      "nomad           Nomad                 $900  in stock, new",
      "2 vehicles",
      "",
    ].join("\n"),
  );
  await run("export", fileOf("out.json"));
  expect(JSON.parse(readFileSync(fileOf("out.json"), "utf8"))).toEqual([city, nomad]);
});

test("a file with one bad row changes nothing and names the row", async () => {
  await startSite(city);
  const bad = writeFile("bad.json", [nomad, makeVehicle({ images: [], price: 0 })]);
  const { code, err } = await run("import", bad, "--replace");
  expect(code).toBe(1);
  expect(err).toMatch(/line \d+, price: "0" \(expected whole US dollars/);
  expect(err).toContain("1 problem. Nothing was changed.");
  expect((await run("list")).out).toContain("1 vehicle\n");
});

test("without the server's database there is nothing to list, and none is made", async () => {
  const file = writeFile("in.json", [city]);
  for (const words of [["list"], ["history"], ["undo"], ["import", file], ["export", file]]) {
    await expect(run(...words)).rejects.toThrow(
      /no database of this site: SQLite .*dealership\.sqlite[^]*DATA_DIR[^]*DATABASE_URL/,
    );
  }
  expect(existsSync(fileOf("data"))).toBe(false);
});

test("before --replace removes vehicles it says how many and asks, and no changes nothing", async () => {
  await startSite(city, nomad);
  const one = writeFile("one.json", [city]);
  const questions: string[] = [];
  const answerNo = { ask: (question: string) => Promise.resolve(String(questions.push(question))) };
  await expect(runWith(answerNo, "import", one, "--replace")).rejects.toThrow(
    "Nothing was changed.",
  );
  expect(questions).toEqual(["Go on? Type yes: "]);
  expect((await run("list")).out).toContain("2 vehicles");
  const { out, err } = await runWith(
    { ask: () => Promise.resolve("yes") },
    "import",
    one,
    "--replace",
  );
  expect(err).toContain("This removes 1 vehicle.\n");
  expect(out).toBe(
    "nomad: removed, was $900\nImported: 0 added, 0 changed, 1 removed, 1 unchanged.\n",
  );
});

test("where nobody can be asked, a file without vehicles removes none unless --yes is given", async () => {
  await startSite(city, nomad);
  const empty = writeFile("empty.csv", []);
  await expect(run("import", empty, "--replace")).rejects.toThrow("Add --yes when this is meant");
  expect((await run("list")).out).toContain("2 vehicles");
  const { err } = await run("import", empty, "--replace", "--yes");
  expect(err).toContain(
    "This removes 2 vehicles, which is the whole catalogue. The site would have no vehicle.",
  );
  expect((await run("list")).out).toBe("0 vehicles\n");
});

test("a dry run shows every price that would change and what would come and go, and changes nothing", async () => {
  await startSite(makeVehicle({ images: [], price: 11_995 }), nomad);
  const later = makeVehicle({ id: "later", images: [], price: 8_000 });
  const changed = makeVehicle({
    images: [],
    price: 10_000,
    inStock: false,
    streetLegal: "lsv",
    name: "City",
  });
  const file = writeFile("in.csv", [changed, later]);
  const { code, out } = await run("import", file, "--replace", "--dry-run");
  expect([code, out]).toEqual([
    0,
    [
      "denago-ev-city: $11,995 → $10,000; in stock → out of stock; street-legal: street-legal → lsv; other name",
      "later: added, $8,000",
      "nomad: removed, was $900",
      "Nothing was changed. It would be: 1 added, 1 changed, 1 removed, 0 unchanged.",
      "",
    ].join("\n"),
  ]);
  expect((await run("list")).out).toContain("$11,995");
});

test("an import is undone by one command, and the undoing by the same", async () => {
  await startSite(city, nomad);
  await run("import", writeFile("cheap.csv", [{ ...city, price: 100 }]), "--replace", "--yes");
  const { out: history } = await run("history");
  expect(history).toMatch(
    /^ {4}2 {2}.+ {2}import cheap\.csv --replace: 0 added, 1 changed, 1 removed\n1 change that can be undone\n$/,
  );
  expect((await run("undo", "--dry-run")).out).toContain("denago-ev-city: $100 → $15,000\n");
  expect((await run("undo")).out).toContain("Undone: 1 added, 1 changed, 0 removed, 0 unchanged.");
  expect((await run("list")).out).toMatch(/^denago-ev-city .* \$15,000 .*\nnomad /);
  await expect(run("undo")).rejects.toThrow("Add --yes when this is meant");
  expect((await run("undo", "--yes")).out).toContain("denago-ev-city: $15,000 → $100\n");
  expect((await run("undo", "2")).code).toBe(0);
  expect((await run("list")).out).toContain("2 vehicles");
  await expect(run("undo", "77")).rejects.toThrow("There is no change 77 to undo");
});

test("with nothing imported there is nothing to undo", async () => {
  await startSite(city);
  expect((await run("history")).out).toBe("0 changes that can be undone\n");
  await expect(run("undo")).rejects.toThrow("There is no change to undo.");
});

test("a check needs no database and leaves none", async () => {
  const file = writeFile("in.json", [city]);
  const { code, out } = await run("validate", file);
  expect([code, out]).toEqual([0, `${file} is right: 1 vehicle.\n`]);
  expect(existsSync(fileOf("data"))).toBe(false);
});

test("a picture that is not there fails the import with its line, until it is added", async () => {
  await startSite(city);
  const file = writeFile("in.csv", [city, { ...nomad, images: ["/pictures/beach.png"] }]);
  const refused = await run("import", file);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain(
    'line 3, images: "/pictures/beach.png" (expected a picture that is',
  );
  mkdirSync(fileOf("camera"));
  writeFileSync(fileOf("camera/beach.png"), Buffer.from("\x89PNG\r\n\x1A\nand so on", "latin1"));
  const added = await run("add-picture", fileOf("camera/beach.png"));
  expect(added.out).toContain('Its path for the column "images": /pictures/beach.png\n');
  expect((await run("import", file)).code).toBe(0);
});

test.each([
  [],
  ["list", "x"],
  ["import"],
  ["sell", "x"],
  ["list", "--replace"],
  ["list", "--cheap"],
])("%j shows the usage", async (...words) => {
  const { code, err } = await run(...words);
  expect(code).toBe(2);
  expect(err).toContain("Usage: npm run inventory");
});

test("a file of another kind, a missing one and one that is no UTF-8 are named", async () => {
  writeFileSync(fileOf("latin.csv"), Buffer.from("id,n\xE4me", "latin1"));
  await expect(run("import", "carts.xlsx")).rejects.toThrow("name ends in .json or .csv");
  await expect(run("import", fileOf("none.csv"))).rejects.toThrow("cannot be read");
  await expect(run("import", fileOf("latin.csv"))).rejects.toThrow("expected text in UTF-8");
});

test.each(["json", "csv"] as const)("the example %s of the documentation imports", (format) => {
  const path = new URL(`../content/vehicles/examples/vehicles.${format}`, import.meta.url);
  const file = parseVehicleFile(readFileSync(path, "utf8"), format);
  expect(file).toMatchObject({ ok: true });
});

test("the documentation shows the header row and the limits as they are", () => {
  const read = (name: string) => readFileSync(new URL(`../docs/${name}`, import.meta.url), "utf8");
  expect(read("inventory-import.md")).toContain(`    ${csvColumns.join(",")}\n`);
  expect(read("inventory-import.md")).toContain(`the last ${historyEntriesMax} changes`);
  const bytes = `${pictureBytesMax.toLocaleString("en-US")} bytes`;
  expect(read("inventory-import.md")).toContain(bytes);
});
