import type { FileProblem, FileRecord, RecordsOfFile } from "./vehicle-file-problem.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/** The records of a JSON list, each with the line on which it starts. */
export function parseJsonRecords(text: string): RecordsOfFile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const reason = error instanceof Error ? error.message : "not JSON";
    return fail({
      line: lineOfError(text, reason),
      field: "",
      value: "",
      expected: `JSON: ${reason}`,
    });
  }
  if (!Array.isArray(parsed)) {
    return fail({ line: 1, field: "", value: "", expected: "a list of vehicles: [ … ]" });
  }
  const lines = findItemLines(text);
  const records = parsed.map((value: unknown, index): FileRecord => {
    return { line: lines[index] ?? 1, value };
  });
  return { records, problems: [] };
}

/** Vehicles as a JSON file that `parseJsonRecords` reads. */
export function formatJson(vehicles: readonly Vehicle[]): string {
  return `${JSON.stringify(vehicles, null, 2)}\n`;
}

function fail(problem: FileProblem): RecordsOfFile {
  return { records: [], problems: [problem] };
}

function lineOfError(text: string, reason: string): number {
  const position = /position (\d+)/.exec(reason)?.[1];
  return position === undefined ? 1 : text.slice(0, Number(position)).split("\n").length;
}

/** Lines on which the items of the outermost list start; the text is known to be valid JSON. */
function findItemLines(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let isItemNext = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === "\n") line += 1;
    if (character === undefined || /[\s\uFEFF]/.test(character)) continue;
    if (isItemNext && character !== "]") {
      lines.push(line);
      isItemNext = false;
    }
    if (character === '"') index = skipText(text, index);
    else if (character === "[" || character === "{") {
      depth += 1;
      if (depth === 1) isItemNext = true;
    } else if (character === "]" || character === "}") depth -= 1;
    else if (character === "," && depth === 1) isItemNext = true;
  }
  return lines;
}

/** The index of the quote that ends the text starting at `start`. */
function skipText(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === "\\" ? 2 : 1;
  return index;
}
