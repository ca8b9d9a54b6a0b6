import { departmentHours } from "#content/dealership/hours.ts";
import type { OpeningPeriod } from "#domain/calendar/opening-hours.ts";
import type { FactValues } from "#server/facts/fact-store.ts";
import type { FactProblem } from "#server/facts/fact-schema.ts";
import { type FactFields, listClosureRows } from "./fact-fields.ts";
import { findLabel } from "./fact-groups.ts";

/** What is wrong with what was typed into a field. */
export interface FieldProblem {
  /** The name and id of the field, or the id of the part of the form where it is one of many. */
  name: string;
  /** What staff call the field or its row. */
  label: string;
  message: string;
}

/**
 * Finds the fields that the problems of a group's values belong to.
 * @param fields as they were typed.
 * @param values as `readFields` read them from these fields.
 */
export function toFieldProblems(
  fields: FactFields,
  values: FactValues,
  problems: Readonly<Record<string, readonly FactProblem[]>>,
): FieldProblem[] {
  return Object.entries(problems).flatMap(([path, found]) =>
    found.flatMap(({ at, message }) =>
      findPlaces(path, at, { fields, value: values[path] }).map((place) => ({ ...place, message })),
    ),
  );
}

type Place = Pick<FieldProblem, "name" | "label">;

function findPlaces(
  path: string,
  at: FactProblem["at"],
  { fields, value }: { fields: FactFields; value: unknown },
): Place[] {
  const [first, part, ...rest] = at;
  if (path === "notice") {
    return [{ name: first === "endsAt" ? "day" : "text", label: findLabel(path) }];
  }
  const whole = { name: path, label: findLabel(path) };
  if (typeof first !== "number" || part === undefined) return [whole];
  // Of opening and closing together it is the second that is to be looked at.
  const field = String(part === "open" ? (rest[0] ?? "to") : part);
  if (path === "hours.specialDays") {
    const rows = listClosureRows(fields);
    // Days that are over are in the value and not in the form.
    const row = rows[first - ((value as readonly unknown[]).length - rows.length)];
    if (row === undefined) return [whole];
    return [{ name: `${field}.${row.index}`, label: `Date ${row.index + 1}` }];
  }
  const department = departmentHours.find(({ id }) => path === `hours.${id}`);
  const days = (value as readonly OpeningPeriod[])[first]?.days ?? [];
  return days.map((day) => ({
    name: `${path}.${day}.${field}`,
    label: `${department?.name ?? ""}, ${day}`,
  }));
}
