import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { readFormText } from "#office/site/form-text.ts";
import type { OfficeContext } from "#server/office/office-services.ts";
import {
  type CartFormValues,
  readCartForm,
  toCartFormValues,
  toCartId,
  toRecord,
} from "./cart-form-values.ts";
import { fieldLabels } from "./cart-texts.ts";
import {
  type ChangedMeanwhile,
  mergeWithCurrent,
  type Proposal,
  proposeChange,
  publishChange,
  readEdits,
  toUndoingEdit,
} from "./propose-change.ts";

/** What came of a form of a cart's page. */
export type CartEditing =
  | { kind: "done"; id: string }
  | { kind: "preview"; proposal: Proposal }
  /** The form again, with what was typed. */
  | {
      kind: "form";
      values: CartFormValues;
      /** What the form is compared with, as JSON; empty for a new cart. */
      seen: string;
      problems: Record<string, string>;
      meanwhile: readonly ChangedMeanwhile[];
      text: string | null;
    };

type Office = Pick<OfficeContext, "carts" | "session">;

/** Does what the pressed button of a known cart's page says. */
export async function editCart(
  office: Office,
  current: Vehicle,
  form: FormData,
): Promise<CartEditing> {
  const { carts } = office;
  switch (readFormText(form, "intent")) {
    case "publish":
      return publishCart(office, current, form);
    case "edit": {
      const [edit] = readEdits(carts, form) ?? [];
      return toForm(edit?.after ?? current, edit?.before ?? current);
    }
    case "undo":
      return proposeUndo(carts, current, readFormText(form, "change"));
    default:
      return previewCart(carts, current, form);
  }
}

/** The same for a cart that is to be added. @param source the cart it is a copy of, if any. */
export async function addCart(
  office: Office,
  source: Vehicle | null,
  form: FormData,
): Promise<CartEditing> {
  const { carts } = office;
  const intent = form.get("intent");
  if (intent === "edit") {
    const [edit] = readEdits(carts, form) ?? [];
    if (edit !== undefined) return toForm(edit.after, null);
  }
  if (intent === "publish") {
    const published = await publishChange(office, form);
    const [edit] = published.kind === "unreadable" ? [] : published.edits;
    if (edit !== undefined) {
      if (published.kind === "published") return { kind: "done", id: edit.after.id };
      return { ...toForm(edit.after, null), problems: { id: idTakenText } };
    }
  }
  const typed = readCartForm(form);
  const values = { ...typed, id: typed.id === "" ? toCartId(typed.name) : typed.id };
  const again = { ...emptyForm, values: typed, seen: "" };
  if (intent === "more") return withMoreLines(again);
  const checked = await carts.check(toRecord(values, source ?? { images: [] }));
  if (!checked.ok) return withProblems(again, checked.problems);
  if ((await carts.find(values.id)) !== null) return { ...again, problems: { id: idTakenText } };
  const edits = checked.vehicles.map((after) => ({ before: null, after, place: null }));
  const proposal = await proposeChange(carts, edits, "added");
  return proposal === null ? again : { kind: "preview", proposal };
}

const idTakenText = "Another cart has this web address. Change its last word, such as -2.";
const labelsMax = 4;
const emptyForm = { kind: "form", problems: {}, meanwhile: [], text: null } as const;

function toForm(vehicle: Vehicle, seen: Vehicle | null): CartEditing & { kind: "form" } {
  const text = seen === null ? "" : JSON.stringify(seen);
  return { ...emptyForm, values: toCartFormValues(vehicle), seen: text };
}

async function previewCart(
  carts: OfficeContext["carts"],
  current: Vehicle,
  form: FormData,
): Promise<CartEditing> {
  const values = { ...readCartForm(form), id: current.id };
  const seen = readSeen(carts, form) ?? current;
  const again = { ...emptyForm, values, seen: JSON.stringify(seen) };
  if (form.get("intent") === "more") return withMoreLines(again);
  const checked = await carts.check(toRecord(values, seen));
  if (!checked.ok) return withProblems(again, checked.problems);
  const [typed = seen] = checked.vehicles;
  const merged = await mergeWithCurrent(carts, { seen, typed, current });
  if (merged !== null) {
    return { ...toForm(merged.merged, current), meanwhile: [merged.meanwhile] };
  }
  const edits = [{ before: seen, after: typed, place: null }];
  const proposal = await proposeChange(carts, edits, "changed");
  if (proposal !== null) return { kind: "preview", proposal };
  return { ...again, text: "You haven't changed anything yet." };
}

async function publishCart(office: Office, current: Vehicle, form: FormData): Promise<CartEditing> {
  const published = await publishChange(office, form);
  const [edit] = published.kind === "unreadable" ? [] : published.edits;
  if (published.kind === "published") return { kind: "done", id: current.id };
  const seen = edit?.before ?? current;
  const again = toForm(edit?.after ?? current, current);
  const merged = await mergeWithCurrent(office.carts, {
    seen,
    typed: edit?.after ?? current,
    current,
  });
  if (merged === null)
    return {
      ...again,
      text: "Somebody moved this cart in the list meanwhile. Please check it, then publish again.",
    };
  return { ...toForm(merged.merged, current), meanwhile: [merged.meanwhile] };
}

async function proposeUndo(
  carts: OfficeContext["carts"],
  current: Vehicle,
  changeId: string,
): Promise<CartEditing> {
  const change = (await carts.listChanges(current.id)).find(({ id }) => id === changeId);
  const again = toForm(current, current);
  if (change === undefined) return { ...again, text: "This change is too old to undo." };
  const place = (await carts.list()).findIndex(({ id }) => id === current.id) + 1;
  const edit = toUndoingEdit(change, current, place);
  const proposal = await proposeChange(carts, [edit], "took a change back");
  if (proposal !== null) return { kind: "preview", proposal };
  return { ...again, text: "There is nothing to undo: the cart is already as it was before." };
}

/** The cart as the form was filled from it; null when the form does not say. */
function readSeen(carts: OfficeContext["carts"], form: FormData): Vehicle | null {
  const json = form.get("seen");
  if (typeof json !== "string" || json === "") return null;
  const edits = carts.readEdits(`[{"before":${json},"after":${json},"place":null}]`);
  return edits?.[0]?.after ?? null;
}

function withMoreLines(form: CartEditing & { kind: "form" }): CartEditing {
  const features = [...form.values.features, "", "", ""];
  return { ...form, values: { ...form.values, features } };
}

function withProblems(
  form: CartEditing & { kind: "form" },
  problems: readonly { field: string; value: string; expected: string }[],
): CartEditing {
  // The web address is made from the name, so that without a name it is not what is wrong.
  const named = form.values.name === "" ? problems.filter(({ field }) => field !== "id") : problems;
  const labels = [...new Set(named.map(({ field }) => findLabel(field)))];
  const list = labels.length > labelsMax ? "the fields that are marked" : labels.join(", ");
  return {
    ...form,
    problems: Object.fromEntries(
      named.map(({ field, value, expected }) => [field, formatProblem(value, expected)]),
    ),
    text: `Nothing was published yet. Please look at: ${list}.`,
  };
}

function formatProblem(value: string, expected: string): string {
  if (value !== "") return `This should be ${expected}.`;
  return expected.startsWith("text of 1 ") ? "Fill this in." : `Fill this in: ${expected}.`;
}

/** What a field of the catalogue's check is called: "specifications.range" is "Range". */
function findLabel(field: string): string {
  const name = field.replace(/^specifications\./, "").replace(/\..*$/, "");
  const [, label] = Object.entries(fieldLabels).find(([known]) => known === name) ?? [];
  return label ?? "End of its web address";
}
