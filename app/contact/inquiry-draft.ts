import { toDetailName } from "#domain/inquiry/inquiry-details.ts";
import { toInquiryTopic } from "#domain/inquiry/inquiry-topic.ts";
import type { InquiryFormValues } from "./inquiry-form-state.ts";

const draftName = "inquiry-draft";
const detailPrefix = toDetailName("");
const textFields = ["firstName", "lastName", "email", "phone", "message"] as const;

/**
 * What was typed and not sent yet, in the browser's session alone: it is gone with the tab.
 * @param page the form's own path with its query; topic and details are only found again on the same
 * one, because another link may have chosen another topic and other fields.
 */
export function storeDraft(values: InquiryFormValues, page: string): void {
  tryStorage(() => sessionStorage.setItem(draftName, JSON.stringify({ ...values, page })));
}

export function removeDraft(): void {
  tryStorage(() => sessionStorage.removeItem(draftName));
}

/**
 * The values that the form should show when it begins to answer. First comes what is in the fields
 * already, because somebody typed before the script came or the browser filled them in; then what
 * the server rendered, which is what was just posted; then what was stored.
 */
export function restoreValues(
  rendered: InquiryFormValues,
  form: HTMLFormElement,
  page: string,
): InquiryFormValues {
  const shown = new FormData(form);
  const stored = readDraft();
  const values = { ...rendered };
  for (const field of textFields) {
    const text = shown.get(field);
    if (typeof text === "string" && text !== rendered[field]) values[field] = text;
    else if (rendered[field] === "") values[field] = toText(stored[field]);
  }
  values.details = restoreDetails(
    rendered.details,
    shown,
    stored["page"] === page ? stored["details"] : null,
  );
  const topic = shown.get("topic");
  const chosen = toInquiryTopic(typeof topic === "string" ? topic : null);
  const storedTopic = stored["page"] === page ? toInquiryTopic(toText(stored["topic"])) : null;
  values.topic =
    chosen !== null && chosen !== rendered.topic ? chosen : (storedTopic ?? rendered.topic);
  const isChanged = [...textFields, "topic" as const, "details" as const].some(
    (name) => values[name] !== rendered[name],
  );
  return isChanged ? values : rendered;
}

/** The same for the fields of a request; what is as it was rendered is the very record. */
function restoreDetails(
  rendered: InquiryFormValues["details"],
  shown: FormData,
  stored: unknown,
): InquiryFormValues["details"] {
  const draft = new Map<string, unknown>(Object.entries(stored ?? {}));
  const details: Record<string, string> = { ...rendered };
  for (const field of shown.keys()) {
    const name = field.startsWith(detailPrefix) ? field.slice(detailPrefix.length) : "";
    if (name === "" || name === "request") continue;
    const [text, was, kept] = [shown.get(field), rendered[name] ?? "", draft.get(name)];
    if (typeof text === "string" && text !== was) details[name] = text;
    else if (typeof kept === "string" && kept !== was) details[name] = kept;
  }
  const isChanged = Object.keys(details).some((name) => details[name] !== rendered[name]);
  return isChanged ? details : rendered;
}

/** A draft may have been changed by hand: nothing in it is sure. */
type Draft = Partial<Record<string, unknown>>;

function readDraft(): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftName) ?? "{}");
    return typeof draft === "object" && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Storage may be switched off or full; then a draft is not stored. */
function tryStorage(work: () => void): void {
  try {
    work();
  } catch {
    // The form works without it.
  }
}
