import { z } from "zod";
import { formatUnknownName } from "#domain/catalogue/inventory-query.ts";
import type { FieldError, Refused } from "./refusal.ts";

type Issue = z.core.$ZodIssue;

/**
 * Everything that a schema found wrong, at once, so that an assistant can correct it in one go.
 * @param input what was checked, to tell a field that is missing from one of a wrong type.
 * @param listKnown the fields that are known in the record at a path, to name them where another
 * one was sent.
 */
export function findFieldErrors(
  { issues }: { issues: readonly Issue[] },
  input: unknown,
  listKnown: (path: readonly PropertyKey[]) => readonly string[] = () => [],
): FieldError[] {
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.slice(0, unknownFieldsMax).map((key) => ({
        instanceLocation: toPointer([...issue.path, key]),
        keyword: "additionalProperties",
        error: formatUnknownName(listKnown(issue.path)),
      }));
    }
    return {
      instanceLocation: toPointer(issue.path),
      keyword: isMissing(input, issue.path) ? "required" : keywordOf(issue),
      error: issue.message,
    };
  });
}

/** In one record: a call that is nothing but made-up names must not get an answer many times its size. */
const unknownFieldsMax = 20;

/** The names of the fields that a schema knows in the record at a path of its input. */
export function listKnownFields(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let record: JsonSchema | undefined = z.toJSONSchema(schema, { io: "input" }) as JsonSchema;
  for (const key of path) {
    record = typeof key === "number" ? record?.items : record?.properties?.[String(key)];
  }
  return Object.keys(record?.properties ?? {});
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

/** The refusal of a request for its fields. */
export function refuseFields(errors: readonly FieldError[]): Refused {
  const isOnly = (keyword: string) => errors.every((error) => error.keyword === keyword);
  const isAboutCondition = errors.every(
    ({ instanceLocation, keyword }) =>
      instanceLocation.endsWith("/condition") && keyword === "enum",
  );
  const code = isOnly("required")
    ? "MISSING_REQUIRED_FIELD"
    : isAboutCondition
      ? "INVALID_CONDITION"
      : "SCHEMA_VALIDATION_FAILED";
  const named = errors.map(({ instanceLocation }) => instanceLocation).join(", ");
  const message = `These fields are missing or invalid: ${named}`.slice(0, messageLengthMax);
  return { ok: false, refusal: { code, message, errors } };
}

/** In characters: callers name the fields, and a message need not repeat all that they made up. */
const messageLengthMax = 500;

const keywords: Partial<Record<Issue["code"], string>> = {
  invalid_type: "type",
  invalid_value: "enum",
  invalid_format: "format",
  invalid_union: "anyOf",
};

function keywordOf(issue: Issue): string {
  if (issue.code === "too_small" || issue.code === "too_big") {
    const bound = issue.code === "too_small" ? "min" : "max";
    const measure = { string: "Length", array: "Items" }[issue.origin as string] ?? "imum";
    return bound + measure;
  }
  return keywords[issue.code] ?? "format";
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return true;
    value = Reflect.get(value, key);
  }
  return value === undefined;
}

/** RFC 6901. */
function toPointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
