import { business } from "#content/dealership/business.ts";
import type { Notice } from "#content/dealership/notice.ts";
import { toDay } from "#domain/calendar/calendar-day.ts";
import type { OfficeContext } from "#server/office/office-services.ts";
import type { FactOutcome, FactValues } from "#server/facts/fact-store.ts";
import { type FactFields, readFields } from "./fact-fields.ts";
import { type FieldProblem, toFieldProblems } from "./fact-problems.ts";
import { type FactGroup, findLabel } from "./fact-groups.ts";

/** The form as it goes back to the person, with everything that was typed. */
export interface FactForm {
  fields: FactFields;
  /** What the facts were when the person began, or last looked at somebody else's change. */
  seen: FactValues;
  /** What is wrong with what was typed, field by field. */
  problems: readonly FieldProblem[];
  /** Said above the form. */
  message: string | null;
  /** What somebody else published meanwhile, by path. */
  overtaken: readonly string[];
  /** What publishing would change; null while there is something to do before. */
  preview: { before: FactValues; after: FactValues } | null;
}

type Office = Pick<OfficeContext, "facts" | "session" | "now">;

/** Does what the pressed button says; "done" when it was published. */
export async function changeFacts(
  { facts, session, now }: Office,
  group: FactGroup,
  form: FormData,
): Promise<FactForm | "done"> {
  const fields = readTexts(form);
  const seen = readSeen(form, await facts.readAll());
  const at = now();
  const values = readFields(group, fields, seen, toDay(at, business.timeZone));
  const state: FactForm = {
    fields,
    seen,
    problems: [],
    message: null,
    overtaken: [],
    preview: null,
  };
  const intent = form.get("intent");
  if (intent === "edit") return state;
  const past = findPastNotice(values, seen, at);
  if (past !== null) {
    const problems = { notice: [{ at: ["endsAt"], message: past }] };
    return { ...state, message: checkMessage, problems: toFieldProblems(fields, values, problems) };
  }
  const edit = { values, seen };
  const outcome =
    intent === "publish" && session !== null
      ? await facts.publish(edit, session.member.name)
      : await facts.preview(edit);
  if (intent === "publish" && outcome.kind === "done") return "done";
  return { ...state, ...explain(outcome, edit, fields) };
}

const checkMessage = "Nothing was published yet. Please look at what is marked.";

function explain(
  outcome: FactOutcome,
  { values, seen }: { values: FactValues; seen: FactValues },
  fields: FactFields,
): Partial<FactForm> {
  switch (outcome.kind) {
    case "done": {
      const changed = Object.keys(values).filter((path) => !isSame(values[path], seen[path]));
      return { preview: { before: pick(seen, changed), after: pick(values, changed) } };
    }
    case "unchanged":
      return { message: "Nothing differs from what the site shows now." };
    case "invalid":
      return {
        message: checkMessage,
        problems: toFieldProblems(fields, values, outcome.problems),
      };
    case "conflict":
      return {
        seen: { ...seen, ...outcome.current },
        overtaken: Object.keys(outcome.current),
        message: `Somebody else changed this while you were typing, and nothing of yours was published: ${Object.keys(outcome.current).map(findLabel).join(", ")}. What you typed is still here, with what the site shows now under it. Continue to put yours in its place.`,
      };
  }
}

function findPastNotice(values: FactValues, seen: FactValues, now: Date): string | null {
  const notice = values["notice"] as Notice | null | undefined;
  if (!notice || notice.endsAt === "" || isSame(notice, seen["notice"])) return null;
  return Date.parse(notice.endsAt) > now.getTime()
    ? null
    : "This end has passed. Choose a later day or time.";
}

function readTexts(form: FormData): FactFields {
  const texts = [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && !["formToken", "intent", "seen"].includes(entry[0]),
  );
  return Object.fromEntries(texts);
}

/** What the form says was seen; what the site shows now where it says nothing that can be read. */
function readSeen(form: FormData, current: FactValues): FactValues {
  const text = form.get("seen");
  try {
    const seen: unknown = JSON.parse(typeof text === "string" ? text : "");
    return typeof seen === "object" && seen !== null ? { ...current, ...seen } : current;
  } catch {
    return current;
  }
}

function pick(values: FactValues, paths: readonly string[]): FactValues {
  return Object.fromEntries(paths.map((path) => [path, values[path]]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
