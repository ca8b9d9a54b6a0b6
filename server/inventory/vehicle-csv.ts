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
  "features",
  ...specificationColumns,
  "externalUrl",
] as const;

type CsvColumn = (typeof csvColumns)[number];

const optionalColumns: ReadonlySet<string> = new Set(["images", "externalUrl"]);
/** Between the items of a list in one cell; the check refuses it in an item. */
const listSeparator = "|";

interface CsvRow {
  /** The row as it stands in the file, with the line break at its end. */
  raw: string;
  record: string[];
  /** Lines read when the row ended. */
  info: { lines: number };
}

/** The records of a CSV file with a header row, each with the line on which it starts. */
export function parseCsvRecords(text: string): RecordsOfFile {
  let rows: CsvRow[];
  try {
    const parsed: unknown = parse(text, {
      bom: true,
      info: true,
      raw: true,
      relax_column_count: true,
    });
    // With `info` and `raw` a row is not the list of cells that the types promise.
    rows = parsed as CsvRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = "lines" in error && typeof error["lines"] === "number" ? error["lines"] : 1;
    return { records: [], problems: [{ line, field: "", value: "", expected: error.message }] };
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

/** Vehicles as a CSV file that a spreadsheet opens safely and that imports again. */
/** Vehicles as a CSV file that `parseCsvRecords` reads and a spreadsheet opens safely. */
export function formatCsv(vehicles: readonly Vehicle[]): string {
  return stringify(vehicles.map(toCells), { header: true, columns: [...csvColumns] });
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
  const externalUrl = read("externalUrl");
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
    features: toList(read("features")),
    specifications,
    ...(externalUrl === "" ? {} : { externalUrl }),
  };
}

/** Text that is not a number stays text, so that the check can show it. */
function toNumber(text: string): number | string {
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}

function toTruth(text: string): boolean | string {
  if (/^(?:true|yes|1)$/i.test(text)) return true;
  return /^(?:false|no|0)$/i.test(text) ? false : text;
}

function toList(text: string): string[] {
  return text
    .split(listSeparator)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

function toCells(vehicle: Vehicle): Record<CsvColumn, string> {
  const { images, features, specifications, inStock, isNew, externalUrl, ...texts } = vehicle;
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
  };
  for (const column of csvColumns) cells[column] = neutralizeFormula(cells[column]);
  return cells;
}
