/** This many vehicles are compared side by side. */
export const comparedMax = 4;
/** Fewer are no comparison. */
export const comparedMin = 2;

/** So many ids of a URL are read: a few more than are shown, since some may name no vehicle. */
const idsReadMax = 8;
const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const idLengthMax = 100;

/**
 * The ids of a list as a URL has it: "a,b,c", or one parameter for each, as a form sends them. Each
 * once and in their order; what cannot be an id is left out, and a list that is too long is cut.
 */
export function parseVehicleIds(values: readonly string[]): string[] {
  const ids = values
    .flatMap((value) => value.toLowerCase().split(","))
    .map((id) => id.trim())
    .filter((id) => id.length <= idLengthMax && idPattern.test(id));
  return [...new Set(ids)].slice(0, idsReadMax);
}

/** A row of a comparison: one value for each vehicle, in their order. */
export interface ComparedRow<Id extends string = string> {
  id: Id;
  values: readonly string[];
  /** Whether two of the vehicles differ in it. */
  isDifferent: boolean;
}

/** A row, and whether its values differ; letters in another case make no difference. */
export function compareValues<Id extends string>(
  id: Id,
  values: readonly string[],
): ComparedRow<Id> {
  const distinct = new Set(values.map((value) => value.trim().toLowerCase()));
  return { id, values, isDifferent: distinct.size > 1 };
}
