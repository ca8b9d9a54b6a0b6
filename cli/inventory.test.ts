import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inventoryCommand } from "./inventory.ts";
import { csvColumns, formatCsv } from "#server/inventory/vehicle-csv.ts";
import { parseVehicleFile } from "#server/inventory/vehicle-file.ts";
import { formatJson } from "#server/inventory/vehicle-json.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { makeVehicle, makeVehicles } from "#tests/fixtures/vehicles.ts";

let directory = makeDirectory();
const fileOf = (name: string) => join(directory.place.dataDir, name);

beforeEach(() => {
  directory = makeDirectory();
});
afterEach(() => directory.remove());

async function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ["", ""];
  const code = await inventoryCommand(words, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    environment: { DATA_DIR: fileOf("data") },
    signal: new AbortController().signal,
  });
  return { code, out, err };
}

test("what was imported is listed and exported again", async () => {
  const vehicles = [makeVehicle(), makeVehicle({ id: "b", name: "B", isNew: true, price: 900 })];
  writeFileSync(fileOf("in.csv"), formatCsv(vehicles));
  expect(await run("import", fileOf("in.csv"))).toEqual({
    code: 0,
    out: "Imported: 2 added, 0 updated, 0 removed.\n",
    err: "",
  });
  const { out } = await run("list");
  expect(out).toBe(
    [
      "denago-ev-city  DENAGO EV CITY     $15,000  in stock",
      "b               B                     $900  new",
      "2 vehicles",
      "",
    ].join("\n"),
  );
  await run("export", fileOf("out.json"));
  expect(JSON.parse(readFileSync(fileOf("out.json"), "utf8"))).toEqual(vehicles);
});

test("a file with one bad row changes nothing and names the row", async () => {
  writeFileSync(fileOf("good.json"), formatJson([makeVehicle()]));
  await run("import", fileOf("good.json"));
  writeFileSync(fileOf("bad.json"), formatJson([...makeVehicles(3), makeVehicle({ price: 0 })]));
  const { code, err } = await run("import", fileOf("bad.json"), "--replace");
  expect(code).toBe(1);
  expect(err).toMatch(/line \d+, price: "0" \(expected whole US dollars/);
  expect(err).toContain("1 problems. Nothing was changed.");
  expect((await run("list")).out).toContain("1 vehicles");
});

test("with --replace vehicles that the file does not have are removed", async () => {
  writeFileSync(fileOf("many.json"), formatJson(makeVehicles(3)));
  await run("import", fileOf("many.json"));
  writeFileSync(fileOf("one.json"), formatJson([makeVehicle()]));
  expect((await run("import", fileOf("one.json"), "--replace")).out).toBe(
    "Imported: 1 added, 0 updated, 3 removed.\n",
  );
});

test("a check needs no database and leaves none", async () => {
  writeFileSync(fileOf("in.json"), formatJson([makeVehicle()]));
  const { code, out } = await run("validate", fileOf("in.json"));
  expect([code, out]).toEqual([0, `${fileOf("in.json")} is right: 1 vehicles.\n`]);
  expect(() => readFileSync(fileOf("data/dealership.sqlite"))).toThrow("ENOENT");
});

test.each([[], ["list", "x"], ["import"], ["sell", "x"], ["list", "--replace"]])(
  "%j shows the usage",
  async (...words) => {
    const { code, err } = await run(...words);
    expect(code).toBe(2);
    expect(err).toContain("Usage: npm run inventory");
  },
);

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

test("the documentation shows the header row as it is", () => {
  const text = readFileSync(new URL("../docs/inventory-import.md", import.meta.url), "utf8");
  expect(text).toContain(`    ${csvColumns.join(",")}\n`);
});
