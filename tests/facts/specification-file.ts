import { readFileSync, writeFileSync } from "node:fs";
import type { Facts, FactValue } from "./current-facts.ts";

/** `tests/specification.json`: what the specification fixed, and what was decided since. */
export interface SpecificationFile {
  /** Never rewritten, so that what the specification says is not lost. */
  specification: Facts;
  /** Values that the dealership chose instead, each with the day it was accepted. */
  accepted: Readonly<Record<string, { value: FactValue; on: string }>>;
}

/** A fact whose value is neither the specification's nor the one accepted since. */
export interface Difference {
  path: string;
  specified: FactValue;
  /** What content has now; null when it no longer has the fact. */
  current: FactValue;
}

const fileUrl = new URL("../specification.json", import.meta.url);

export function readSpecificationFile(): SpecificationFile {
  return JSON.parse(readFileSync(fileUrl, "utf8")) as SpecificationFile;
}

export function writeSpecificationFile(file: SpecificationFile): void {
  writeFileSync(fileUrl, `${JSON.stringify(file, null, 2)}\n`);
}

/** Every specified fact that has another value now; facts that only content has are not compared. */
export function findDifferences(file: SpecificationFile, current: Facts): Difference[] {
  return Object.entries(file.specification).flatMap(([path, specified]) => {
    const accepted = file.accepted[path];
    const expected = accepted ? accepted.value : specified;
    const now = current[path] ?? null;
    return now === expected ? [] : [{ path, specified, current: now }];
  });
}

/** One line for a person: which fact, what the specification says and what content says. */
export function formatDifference({ path, specified, current }: Difference): string {
  return `${path}: the specification says ${JSON.stringify(specified)}, content says ${JSON.stringify(current)}`;
}

/**
 * The file with the current values accepted. A value that is the specification's again needs no
 * acceptance; a fact that content no longer has is accepted as null.
 * @param on the day of the decision, as YYYY-MM-DD
 */
export function acceptFacts(
  file: SpecificationFile,
  current: Facts,
  on: string,
): SpecificationFile {
  const changed = findDifferences(file, current).map(
    (difference) => [difference.path, { value: difference.current, on }] as const,
  );
  const accepted = Object.entries({ ...file.accepted, ...Object.fromEntries(changed) }).filter(
    ([path, { value }]) => value !== file.specification[path],
  );
  return {
    specification: file.specification,
    accepted: Object.fromEntries(accepted.toSorted(([one], [other]) => one.localeCompare(other))),
  };
}
