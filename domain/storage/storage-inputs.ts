import { countDays, parseDay } from "#domain/calendar/wall-time.ts";
import { addDays } from "#domain/calendar/calendar-day.ts";
import { readReference, writeReference } from "#domain/inquiry/reference-code.ts";
import {
  countMonths,
  storageMonthsMax,
  type StorageRequest,
  type StorageSpace,
} from "./storage-estimate.ts";

/** The form as a visitor filled it in; the names are those of the query. */
export const storageFields = ["space", "from", "to", "maintenance", "preparation"] as const;

export type StorageField = (typeof storageFields)[number];

export type StorageInputs = Record<StorageField, string>;

export type StorageProblem = "missing" | "past" | "too-far" | "not-after" | "too-long";

export type StorageProblems = Partial<Record<StorageField, StorageProblem>>;

export type StorageReading =
  { request: StorageRequest; problems: null } | { request: null; problems: StorageProblems };

const spaces = ["indoor", "covered"] as const satisfies StorageSpace[];
/** A later year is a typing mistake. */
const daysAheadMax = 3 * 365;
const fieldLengthMax = 80;

/** The form as a query fills it; a field that the query lacks is empty. */
export function readStorageInputs(parameters: URLSearchParams): StorageInputs {
  const read = (field: StorageField) =>
    parameters.get(field)?.trim().slice(0, fieldLengthMax) ?? "";
  return Object.fromEntries(storageFields.map((field) => [field, read(field)])) as StorageInputs;
}

/**
 * Checks the form; each wrong field gets one problem.
 * @param today the day on the dealership's calendar, as YYYY-MM-DD.
 */
export function checkStorageInputs(inputs: StorageInputs, today: string): StorageReading {
  const problems: StorageProblems = {};
  const space = spaces.find((each) => each === inputs.space);
  const [from, to] = [parseDay(inputs.from), parseDay(inputs.to)];
  if (!space) problems.space = "missing";
  if (from === null) problems.from = "missing";
  else if (from < today) problems.from = "past";
  else if (countDays(today, from) > daysAheadMax) problems.from = "too-far";
  if (to === null) problems.to = "missing";
  else if (from !== null && to <= from) problems.to = "not-after";
  // Only so far is counted, whatever year was typed.
  else if (from !== null && isTooLong(from, to)) problems.to = "too-long";
  if (!space || from === null || to === null || Object.keys(problems).length > 0) {
    return { request: null, problems };
  }
  return {
    request: {
      space,
      from,
      to,
      hasMaintenance: inputs.maintenance !== "",
      hasPreparation: inputs.preparation !== "",
    },
    problems: null,
  };
}

function isTooLong(from: string, to: string): boolean {
  return countDays(from, to) > referenceDaysMax || countMonths(from, to) > storageMonthsMax;
}

const letter = "S";
/** Days are counted from here; the references last until 2038. */
const firstDay = "2026-11-01";
const referenceDaysMax = 799;
const sizes = [spaces.length, 4_096, referenceDaysMax + 1, 2, 2];

/** A stay as a reference to read out, such as "S7K2-M9X"; it holds no price. */
export function writeStorageReference(request: StorageRequest): string {
  const { space, from, to, hasMaintenance, hasPreparation } = request;
  const values = [
    spaces.indexOf(space),
    countDays(firstDay, from),
    countDays(from, to),
    hasMaintenance ? 1 : 0,
    hasPreparation ? 1 : 0,
  ];
  return writeReference(
    letter,
    values.map((value, index) => ({ value, size: sizes[index] ?? 0 })),
  );
}

/** The stay of a reference, however it was typed; null for a wrong one. */
export function readStorageReference(typed: string): StorageRequest | null {
  const values = readReference(letter, typed, sizes);
  if (!values) return null;
  const [spaceIndex = -1, dayNumber = 0, days = 0, maintenance, preparation] = values;
  const space = spaces[spaceIndex];
  if (!space || days === 0) return null;
  const from = addDays(firstDay, dayNumber);
  return {
    space,
    from,
    to: addDays(from, days),
    hasMaintenance: maintenance === 1,
    hasPreparation: preparation === 1,
  };
}
