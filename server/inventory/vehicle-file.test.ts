import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { describe, expect, test } from "vitest";
import { byteOrderMark, csvColumns, formatCsv } from "./vehicle-csv.ts";
import { formatProblem, parseVehicleFile } from "./vehicle-file.ts";
import { formatJson } from "./vehicle-json.ts";
import { streetLegalStatuses } from "#domain/catalogue/street-legal.ts";
import { makeVehicle, makeVehicles } from "#tests/fixtures/vehicles.ts";

const city = makeVehicle();
const tricky = makeVehicle({
  id: "tricky",
  name: '=SUM(A1) "quoted", with comma',
  description: "Two lines:\n- the second one\nand 'quotes' 🛺",
  features: ["+1 seat", "'already quoted'"],
  externalUrl: "https://dealer.example/vehicles/tricky?a=1&b=2",
});

function problemsOf(text: string, format: "csv" | "json"): string[] {
  const file = parseVehicleFile(text, format);
  return file.ok ? [] : file.problems.map(formatProblem);
}

function csvWith(changes: Record<string, string>): string {
  const [header = "", row = ""] = formatCsv([city]).replace(byteOrderMark, "").split("\n");
  const cells = row.split(",");
  for (const [column, value] of Object.entries(changes)) {
    cells[header.split(",").indexOf(column)] = value;
  }
  return `${header}\n${cells.join(",")}\n`;
}

describe("both formats", () => {
  test.each(["csv", "json"] as const)("%s brings back what it was given", (format) => {
    const vehicles = [city, tricky];
    const text = format === "csv" ? formatCsv(vehicles) : formatJson(vehicles);
    expect(parseVehicleFile(text, format)).toEqual({ ok: true, vehicles });
    const bare = text.replace(byteOrderMark, "");
    expect(parseVehicleFile(bare, format)).toEqual({ ok: true, vehicles });
    expect(parseVehicleFile(byteOrderMark + bare, format)).toEqual({ ok: true, vehicles });
  });

  test("a long file tells how far it is", () => {
    const seen: number[] = [];
    parseVehicleFile(formatJson(makeVehicles(2_500)), "json", {
      onProgress: (checked) => seen.push(checked),
    });
    expect(seen).toEqual([1_000, 2_000]);
  });

  test("an id that stands twice is named with both lines", () => {
    expect(problemsOf(formatCsv([city, tricky, city]), "csv")).toEqual([
      'line 6, id: "denago-ev-city" (expected an id that no other record has; line 2 has it too)',
    ]);
  });
});

describe("CSV files", () => {
  test("no cell starts like a formula", () => {
    const rows = parse(formatCsv([tricky, makeVehicle({ name: "@name", category: "-1" })]));
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+@-]/);
  });

  test.each([
    ["price", "cheap", "whole US dollars from 1 to 1,000,000, such as 8495"],
    ["price", "12.50", "whole US dollars from 1 to 1,000,000, such as 8495"],
    ["id", "EV City", "lower-case letters and digits joined by single hyphens, at most 100"],
    ["brand", "ezgo", "denago or evolution"],
    ["inStock", "maybe", "true or false"],
    ["streetLegal", "yes", "one of: unconfirmed, lsv, golf-cart, off-road, street-legal"],
    ["name", "", "text of 1 to 200 characters"],
    ["externalUrl", "http://dealer.example/x", "an https address"],
    ["externalUrl", "javascript:alert(1)", "an https address"],
  ])("a wrong %s (%s) is named with its line and value", (column, value, expected) => {
    const shown = value === "" ? "nothing" : JSON.stringify(value);
    expect(problemsOf(csvWith({ [column]: value }), "csv")).toContain(
      `line 2, ${column}: ${shown} (expected ${expected})`,
    );
  });

  test.each(["photo.gif", "/photo.svg", "http://x.example/a.jpg", "//x.example/a.jpg", "/a b.jpg"])(
    "the image %s is refused",
    (image) => {
      expect(problemsOf(csvWith({ images: image }), "csv")).toEqual([
        `line 2, images.0: ${JSON.stringify(image)} (expected a path or https address ending in .avif, .webp, .jpg, .jpeg or .png)`,
      ]);
    },
  );

  test("a specification is named by its column's place", () => {
    expect(problemsOf(csvWith({ seatingCapacity: "many" }), "csv")).toEqual([
      'line 2, specifications.seatingCapacity: "many" (expected a whole number from 1 to 20)',
    ]);
  });

  test("unknown, missing and repeated columns are errors", () => {
    const header = [...csvColumns.filter((column) => column !== "price"), "color", "id"].join(",");
    expect(problemsOf(`${header}\n`, "csv")).toEqual([
      expect.stringContaining('line 1, header: "color" (expected one of: id, name, brand'),
      'line 1, header: "id" (expected each column once)',
      "line 1, header: nothing (expected a column named price)",
    ]);
  });

  test("a row with too many cells is named, and empty lines are passed over", () => {
    const [header = "", row = ""] = formatCsv([city]).split("\n");
    expect(problemsOf(`${header}\n\n${row},extra\n`, "csv")).toEqual([
      'line 3: "20 cells" (expected 19 cells, as the header row has)',
    ]);
    expect(parseVehicleFile(`${header}\n\n${row}\n,,,\n`, "csv").ok).toBe(true);
  });

  test("lines are those of the file, also after a cell of several lines", () => {
    const text = formatCsv([tricky, makeVehicle({ id: "later", price: 0 })]);
    expect(problemsOf(text, "csv")).toEqual([expect.stringMatching(/^line 5, price: "?0/)]);
  });
});

describe("what a file says of public roads", () => {
  const streetLegalOf = (text: string, format: "csv" | "json") => {
    const file = parseVehicleFile(text, format);
    return file.ok ? file.vehicles.map(({ streetLegal }) => streetLegal) : file.problems;
  };

  test.each(streetLegalStatuses)("%s comes back from either format", (streetLegal) => {
    const vehicles = [makeVehicle({ streetLegal })];
    expect(streetLegalOf(formatCsv(vehicles), "csv")).toEqual([streetLegal]);
    expect(streetLegalOf(formatJson(vehicles), "json")).toEqual([streetLegal]);
  });

  test("a file of before the column, and an empty cell, claim nothing", () => {
    const cells: string[][] = parse(formatCsv([city]), { bom: true });
    const left = csvColumns.indexOf("streetLegal");
    const older = stringify(cells.map((row) => row.filter((_, index) => index !== left)));
    expect(streetLegalOf(older, "csv")).toEqual(["unconfirmed"]);
    expect(streetLegalOf(csvWith({ streetLegal: "" }), "csv")).toEqual(["unconfirmed"]);
    expect(streetLegalOf(csvWith({ streetLegal: "LSV" }), "csv")).toEqual(["lsv"]);
    const { streetLegal: _left, ...olderRecord } = city;
    expect(streetLegalOf(JSON.stringify([olderRecord]), "json")).toEqual(["unconfirmed"]);
  });
});

describe("CSV files of spreadsheets", () => {
  test("a quote that never ends, and one inside a cell without quotes, are named in plain words", () => {
    expect(problemsOf(`${csvColumns.join(",")}\n"open`, "csv")).toEqual([
      'line 2: "this row" (expected a quotation mark that ends the cell begun here)',
    ]);
    expect(problemsOf(csvWith({ name: 'the 48" cart' }), "csv")).toEqual([
      'line 2: "this row" (expected a cell with quotation marks inside to stand in quotation marks, and those inside doubled)',
    ]);
  });

  test("an export says that it is UTF-8, so that a spreadsheet shows accents", () => {
    expect(formatCsv([city]).startsWith("\uFEFFid,")).toBe(true);
  });

  test.each([";", "\t"])(
    "cells may be separated by %j, as spreadsheets in Europe do",
    (delimiter) => {
      const vehicles = [city, tricky];
      const cells = parse(formatCsv(vehicles), { bom: true });
      const text = byteOrderMark + stringify(cells, { delimiter });
      expect(parseVehicleFile(text, "csv")).toEqual({ ok: true, vehicles });
      const quoted = stringify(cells, { delimiter, quoted: true });
      expect(parseVehicleFile(quoted, "csv")).toEqual({ ok: true, vehicles });
    },
  );

  test.each([
    ["WAHR", "FALSCH"],
    ["VRAI", "FAUX"],
  ])("%s and %s are understood, as spreadsheets write them", (isTrue, isFalse) => {
    const file = parseVehicleFile(csvWith({ inStock: isTrue, isNew: isFalse }), "csv");
    expect(file).toMatchObject({ ok: true, vehicles: [{ inStock: true, isNew: false }] });
  });

  test("a picture that is not there is named with its line", () => {
    const checkPicture = (image: string) => (image.includes("gone") ? "a picture" : null);
    const vehicles = [city, makeVehicle({ id: "b", images: ["/there.webp", "/gone.webp"] })];
    const file = parseVehicleFile(formatCsv(vehicles), "csv", { checkPicture });
    expect(file.ok ? [] : file.problems.map(formatProblem)).toEqual([
      'line 3, images: "/gone.webp" (expected a picture)',
    ]);
  });
});

describe("JSON files", () => {
  test("a wrong record is named with the line on which it starts", () => {
    const text = formatJson([city, makeVehicle({ id: "b", price: -5 })]);
    const line = text.split("\n").findIndex((found) => found.includes('"b"'));
    expect(problemsOf(text, "json")).toEqual([
      `line ${line}, price: "-5" (expected whole US dollars from 1 to 1,000,000, such as 8495)`,
    ]);
  });

  test("fields that a vehicle does not have are errors, also inside specifications", () => {
    const text = JSON.stringify([
      { ...city, color: "red", specifications: { ...city.specifications, wheels: 4 } },
    ]);
    expect(problemsOf(text, "json")).toEqual([
      'line 1, specifications.wheels: "4" (expected no such field: a vehicle has none of this name)',
      'line 1, color: "red" (expected no such field: a vehicle has none of this name)',
    ]);
  });

  test("brackets and quotes inside texts do not move the lines", () => {
    const hostile = makeVehicle({ id: "hostile", description: 'a ] , { " \\ [' });
    const text = formatJson([hostile, makeVehicle({ id: "UPPER" })]);
    const line = text.split("\n").findIndex((found) => found.includes('"UPPER"'));
    expect(problemsOf(text, "json")).toEqual([expect.stringContaining(`line ${line}, id:`)]);
  });

  test.each(["", "{", '{"id":"a"}', "[1,", "[null]", '["text"]', "[[]]"])(
    "%j is refused without an exception",
    (text) => {
      expect(problemsOf(text, "json").length).toBeGreaterThan(0);
    },
  );

  test("a hostile record does not reach the prototype of anything", () => {
    expect(problemsOf('[{"__proto__":{"isNew":true}}]', "json").length).toBeGreaterThan(0);
    expect("isNew" in {}).toBe(false);
  });
});
