import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { neutralizeFormula, restoreText } from "./spreadsheet-text.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { FileProblem, FileRecord, RecordsOfFile } from "./vehicle-file-problem.ts";

const specificationColumns = [
  "topSpeed",
  "range",
  "seatingCapacity",
  "batteryType",
  "chargingTime",
  "payload",
] as const;

/** The header row of a CSV file, as `inventory export` writes it. */
export const csvColumns = [
  "id",
  "name",
  "brand",
  "category",
  "description",
  "price",
  "images",
  "inStock",
  "isNew",
  "streetLegal",
  "features",
  ...specificationColumns,
  "externalUrl",
  "isHidden",
] as const;

type CsvColumn = (typeof csvColumns)[number];

const optionalColumns: ReadonlySet<string> = new Set([
  "images",
  "streetLegal",
  "externalUrl",
  "isHidden",
]);
/** Between the items of a list in one cell; the check refuses it in an item. */
const listSeparator = "|";

interface CsvRow {
  /** The row as it stands in the file, with the line break at its end. */
  raw: string;
  record: string[];
  /** Lines read when the row ended. */
  info: { lines: number };
}

/** By these a spreadsheet tells that a file is UTF-8; without them it garbles accents. */
export const byteOrderMark = "\uFEFF";

/** What a spreadsheet puts between cells: a semicolon where a comma is part of numbers. */
const delimiters = [",", ";", "\t"] as const;

/** What was expected where the parser stops, by its code, for somebody who never saw CSV. */
const expectations: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "a quotation mark that ends the cell begun here",
  INVALID_OPENING_QUOTE:
    "a cell with quotation marks inside to stand in quotation marks, and those inside doubled",
  CSV_INVALID_CLOSING_QUOTE:
    "a cell with quotation marks inside to stand in quotation marks, and those inside doubled",
};

/**
 * The records of a CSV file with a header row, each with the line on which it starts. The cells may
 * be separated by commas, semicolons or tabs; the header row says which.
 */
export function parseCsvRecords(text: string): RecordsOfFile {
  let rows: CsvRow[];
  try {
    const parsed: unknown = parse(text, {
      bom: true,
      delimiter: findDelimiter(text),
      info: true,
      raw: true,
      relax_column_count: true,
    });
    // With `info` and `raw` a row is not the list of cells that the types promise.
    rows = parsed as CsvRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = "lines" in error && typeof error["lines"] === "number" ? error["lines"] : 1;
    const expected = expectations[error.code] ?? `a CSV file: ${error.message}`;
    return { records: [], problems: [{ line, field: "", value: "this row", expected }] };
  }
  const [header, ...body] = rows;
  const columns = (header?.record ?? []).map((column) => column.trim());
  const problems = checkHeader(columns);
  if (problems.length > 0) return { records: [], problems };
  const records: FileRecord[] = [];
  for (const { raw, record, info } of body) {
    if (record.every((cell) => cell.trim() === "")) continue;
    const line = info.lines - countLineBreaksInside(raw);
    if (record.length === columns.length) records.push({ line, value: toValue(columns, record) });
    else {
      const expected = `${columns.length} cells, as the header row has`;
      problems.push({ line, field: "", value: `${record.length} cells`, expected });
    }
  }
  return { records, problems };
}

/** Vehicles as a CSV file that `parseCsvRecords` reads and a spreadsheet opens safely. */
export function formatCsv(vehicles: readonly Vehicle[]): string {
  const rows = stringify(vehicles.map(toCells), { header: true, columns: [...csvColumns] });
  return byteOrderMark + rows;
}

/** The one that splits the header row into the most columns that we know. */
function findDelimiter(text: string): string {
  const [header = ""] = text.replace(byteOrderMark, "").split(/\r?\n/, 1);
  const countColumns = (delimiter: string) =>
    header
      .split(delimiter)
      .map((cell) => cell.trim().replaceAll('"', ""))
      .filter((cell) => (csvColumns as readonly string[]).includes(cell)).length;
  return delimiters.reduce((best, delimiter) =>
    countColumns(delimiter) > countColumns(best) ? delimiter : best,
  );
}

function checkHeader(columns: readonly string[]): FileProblem[] {
  const problems: FileProblem[] = [];
  const problem = (value: string, expected: string) =>
    problems.push({ line: 1, field: "header", value, expected });
  for (const [index, column] of columns.entries()) {
    if (!(csvColumns as readonly string[]).includes(column)) {
      problem(column, `one of: ${csvColumns.join(", ")}`);
    } else if (columns.indexOf(column) !== index) problem(column, "each column once");
  }
  for (const column of csvColumns) {
    if (!columns.includes(column) && !optionalColumns.has(column)) {
      problem("", `a column named ${column}`);
    }
  }
  return problems;
}

function countLineBreaksInside(raw: string): number {
  return raw.replace(/\r?\n$/, "").split("\n").length - 1;
}

function toValue(columns: readonly string[], cells: readonly string[]): unknown {
  const cell = new Map<string, string>();
  for (const [index, column] of columns.entries()) {
    cell.set(column, restoreText((cells[index] ?? "").trim()));
  }
  const read = (column: CsvColumn) => cell.get(column) ?? "";
  const specifications: Record<string, unknown> = {};
  for (const column of specificationColumns) specifications[column] = read(column);
  specifications["seatingCapacity"] = toNumber(read("seatingCapacity"));
  const streetLegal = read("streetLegal").toLowerCase();
  const externalUrl = read("externalUrl");
  const isHidden = read("isHidden");
  return {
    id: read("id"),
    name: read("name"),
    brand: read("brand").toLowerCase(),
    category: read("category"),
    description: read("description"),
    price: toNumber(read("price")),
    images: toList(read("images")),
    inStock: toTruth(read("inStock")),
    isNew: toTruth(read("isNew")),
    ...(streetLegal === "" ? {} : { streetLegal }),
    features: toList(read("features")),
    specifications,
    ...(externalUrl === "" ? {} : { externalUrl }),
    ...(isHidden === "" ? {} : { isHidden: toTruth(isHidden) }),
  };
}

/** Text that is not a number stays text, so that the check can show it. */
function toNumber(text: string): number | string {
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}

/** A spreadsheet writes `true` in its own language: German, French, Spanish, Italian, Dutch. */
const trueWords = /^(?:true|yes|1|wahr|vrai|verdadero|vero|waar)$/i;
const falseWords = /^(?:false|no|0|falsch|faux|falso|onwaar)$/i;

function toTruth(text: string): boolean | string {
  if (trueWords.test(text)) return true;
  return falseWords.test(text) ? false : text;
}

function toList(text: string): string[] {
  return text
    .split(listSeparator)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

function toCells(vehicle: Vehicle): Record<CsvColumn, string> {
  const { images, features, specifications, inStock, isNew, externalUrl, ...others } = vehicle;
  // What pictures show in words has no column: an import leaves it as it is.
  const { imageTexts: _, isHidden, ...texts } = others;
  const cells: Record<CsvColumn, string> = {
    ...texts,
    ...specifications,
    price: String(vehicle.price),
    seatingCapacity: String(specifications.seatingCapacity),
    images: images.join(listSeparator),
    inStock: String(inStock),
    isNew: String(isNew),
    features: features.join(listSeparator),
    externalUrl: externalUrl ?? "",
    // Empty means in an import: as it is.
    isHidden: isHidden === true ? "true" : "",
  };
  for (const column of csvColumns) cells[column] = neutralizeFormula(cells[column]);
  return cells;
}
