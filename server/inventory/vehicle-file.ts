import { parseCsvRecords } from "./vehicle-csv.ts";
import { parseJsonRecords } from "./vehicle-json.ts";
import { vehicleSchema } from "./vehicle-schema.ts";
import type { FileProblem } from "./vehicle-file-problem.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

export type VehicleFileFormat = "json" | "csv";

export type VehicleFile =
  { ok: true; vehicles: Vehicle[] } | { ok: false; problems: FileProblem[] };

const shownLengthMax = 60;
const progressEveryRows = 1_000;

/** Null when a picture that a vehicle names is there, else what was expected. */
export type CheckPicture = (image: string) => string | null;

export interface VehicleFileOptions {
  /** Every picture is taken at its word unless set. */
  checkPicture?: CheckPicture;
  /** Told now and then how many records of how many are checked. */
  onProgress?: (checked: number, total: number) => void;
}

/** Reads the vehicles of a file; either all are right or every problem is named. */
export function parseVehicleFile(
  text: string,
  format: VehicleFileFormat,
  { checkPicture = () => null, onProgress = () => {} }: VehicleFileOptions = {},
): VehicleFile {
  const { records, problems } = format === "csv" ? parseCsvRecords(text) : parseJsonRecords(text);
  const vehicles: Vehicle[] = [];
  const lineOfId = new Map<string, number>();
  for (const [index, { line, value }] of records.entries()) {
    if (index > 0 && index % progressEveryRows === 0) onProgress(index, records.length);
    const parsed = vehicleSchema.safeParse(value);
    if (!parsed.success) {
      for (const issue of parsed.error.issues) problems.push(...formatIssue(issue, line, value));
      continue;
    }
    const earlier = lineOfId.get(parsed.data.id);
    if (earlier === undefined) lineOfId.set(parsed.data.id, line);
    else {
      const expected = `an id that no other record has; line ${earlier} has it too`;
      problems.push({ line, field: "id", value: parsed.data.id, expected });
    }
    problems.push(...findMissingPictures(parsed.data, line, checkPicture));
    vehicles.push(parsed.data);
  }
  if (problems.length === 0) return { ok: true, vehicles };
  return { ok: false, problems: problems.toSorted((one, other) => one.line - other.line) };
}

function findMissingPictures(
  { images }: Vehicle,
  line: number,
  checkPicture: CheckPicture,
): FileProblem[] {
  return images.flatMap((image) => {
    const expected = checkPicture(image);
    return expected === null ? [] : [{ line, field: "images", value: image, expected }];
  });
}

/** A problem as one line: `line 7, price: "cheap" (expected whole US dollars …)`. */
export function formatProblem({ line, field, value, expected }: FileProblem): string {
  const place = field === "" ? `line ${line}` : `line ${line}, ${field}`;
  return `${place}: ${value === "" ? "nothing" : JSON.stringify(value)} (expected ${expected})`;
}

interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  keys?: string[];
}

function formatIssue(issue: Issue, line: number, record: unknown): FileProblem[] {
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    return (issue.keys ?? []).map((key) => ({
      line,
      field: [...path, key].join("."),
      value: show(readPath(record, [...path, key])),
      expected: "no such field: a vehicle has none of this name",
    }));
  }
  const value = show(readPath(record, path));
  return [{ line, field: path.join("."), value, expected: issue.message }];
}

function readPath(record: unknown, path: readonly string[]): unknown {
  let value: unknown = record;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}

function show(value: unknown): string {
  if (value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > shownLengthMax ? `${text.slice(0, shownLengthMax)}…` : text;
}
