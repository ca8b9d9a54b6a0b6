import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { readFormText } from "#office/site/form-text.ts";
import type { OfficeContext } from "#server/office/office-services.ts";
import type { VehicleEdit } from "#server/inventory/vehicle-editor.ts";
import { toWholeNumber } from "./cart-form-values.ts";
import { listChangeLines } from "./cart-texts.ts";
import {
  type ChangedMeanwhile,
  mergeWithCurrent,
  type Proposal,
  proposeChange,
  publishChange,
  readEdits,
} from "./propose-change.ts";

/** What a row of the table can change, as typed. */
export interface RowValues {
  price: string;
  place: string;
  inStock: boolean;
  isNew: boolean;
  isHidden: boolean;
}

/** What came of the form of the table. */
export type RowEditing =
  | { kind: "done"; count: number }
  | { kind: "preview"; proposal: Proposal }
  /** The table again, with what was typed, by the ids of carts. */
  | {
      kind: "form";
      typed: Record<string, RowValues>;
      problems: Record<string, { price?: string; place?: string }>;
      meanwhile: ChangedMeanwhile[];
      text: string | null;
    };

type Office = Pick<OfficeContext, "carts" | "session">;

/** The row of a cart as it is. */
export function toRowValues(vehicle: Vehicle, place: number): RowValues {
  const { price, inStock, isNew, isHidden } = vehicle;
  return {
    price: String(price),
    place: String(place),
    inStock,
    isNew,
    isHidden: isHidden ?? false,
  };
}

/** Does what the pressed button under the table says. */
export async function editRows(office: Office, form: FormData): Promise<RowEditing> {
  const intent = form.get("intent");
  if (intent === "publish") return publishRows(office, form);
  if (intent === "edit") return toForm(readEdits(office.carts, form) ?? []);
  return previewRows(office.carts, form);
}

async function publishRows(office: Office, form: FormData): Promise<RowEditing> {
  const published = await publishChange(office, form);
  if (published.kind === "unreadable") return { ...toForm([]), text: "Nothing was published." };
  const { kind, edits } = published;
  if (kind === "published") return { kind: "done", count: edits.length };
  const meanwhile: ChangedMeanwhile[] = [];
  const merged: VehicleEdit[] = [];
  for (const edit of edits) {
    const { before: seen, after: typed } = edit;
    const current = await office.carts.find(typed.id);
    const outcome =
      seen && current && (await mergeWithCurrent(office.carts, { seen, typed, current }));
    if (outcome) meanwhile.push(outcome.meanwhile);
    merged.push({ ...edit, after: outcome?.merged ?? typed });
  }
  const text = meanwhile.length === 0 ? "The order of carts changed meanwhile: look again." : null;
  return { ...toForm(merged), meanwhile, text };
}

function toForm(edits: readonly VehicleEdit[]): RowEditing & { kind: "form" } {
  const rows = edits.map(({ after, place }) => {
    const row = toRowValues(after, 0);
    return [after.id, { ...row, place: place === null ? "" : String(place.after) }];
  });
  return {
    kind: "form",
    typed: Object.fromEntries(rows) as Record<string, RowValues>,
    problems: {},
    meanwhile: [],
    text: null,
  };
}

async function previewRows(carts: OfficeContext["carts"], form: FormData): Promise<RowEditing> {
  const vehicles = await carts.list();
  const result = toForm([]);
  const edits: VehicleEdit[] = [];
  for (const id of form.getAll("id")) {
    if (typeof id !== "string") continue;
    const typed = readRow(form, id);
    const seen = readSeenRow(form, id);
    const index = vehicles.findIndex((vehicle) => vehicle.id === id);
    const vehicle = vehicles[index];
    if (vehicle === undefined || seen === null || isSame(typed, seen)) continue;
    const now = toRowValues(vehicle, index + 1);
    result.typed[id] = mergeRow(typed, seen, now);
    if (!isSame(seen, now)) {
      result.meanwhile.push({ ...formatMeanwhile(seen, now), name: vehicle.name });
    }
    const problems = findProblems(typed, vehicles.length);
    if (Object.keys(problems).length > 0) result.problems[id] = problems;
    else edits.push(toEdit(vehicle, { typed, seen, now }));
  }
  if (Object.keys(result.problems).length > 0 || result.meanwhile.length > 0) return result;
  const proposal = edits.length === 0 ? null : await proposeChange(carts, edits, "changed");
  if (proposal !== null) return { kind: "preview", proposal };
  return { ...result, text: "Nothing is different yet: change something first." };
}

function readRow(form: FormData, id: string): RowValues {
  return {
    price: readFormText(form, `price:${id}`),
    place: readFormText(form, `place:${id}`),
    inStock: form.has(`inStock:${id}`),
    isNew: form.has(`isNew:${id}`),
    isHidden: form.has(`isHidden:${id}`),
  };
}

/** The row as the table showed it, which the form carries in one text. */
function readSeenRow(form: FormData, id: string): RowValues | null {
  const [price = "", place = "", inStock, isNew, isHidden] = readFormText(form, `seen:${id}`).split(
    " ",
  );
  if (price === "" || place === "") return null;
  return {
    price,
    place,
    inStock: inStock === "true",
    isNew: isNew === "true",
    isHidden: isHidden === "true",
  };
}

/** What `readSeenRow` reads. */
export function formatSeenRow(row: RowValues): string {
  return [row.price, row.place, row.inStock, row.isNew, row.isHidden].join(" ");
}

function isSame(one: RowValues, other: RowValues): boolean {
  return formatSeenRow(one) === formatSeenRow(other);
}

/** What was typed, on top of the row as it is now. */
function mergeRow(typed: RowValues, seen: RowValues, now: RowValues): RowValues {
  const names = Object.keys(now) as (keyof RowValues)[];
  const changed = names.filter((name) => typed[name] !== seen[name]);
  return { ...now, ...Object.fromEntries(changed.map((name) => [name, typed[name]])) };
}

function findProblems(typed: RowValues, count: number): { price?: string; place?: string } {
  const price = toWholeNumber(typed.price);
  const place = toWholeNumber(typed.place);
  const isPriceRight = typeof price === "number" && price >= 1 && price <= 1_000_000;
  const isPlaceRight = typeof place === "number" && place >= 1 && place <= count;
  return {
    ...(isPriceRight ? {} : { price: "Type whole dollars, such as 8495." }),
    ...(isPlaceRight ? {} : { place: `Type a number from 1 to ${count}.` }),
  };
}

function toEdit(
  vehicle: Vehicle,
  { typed, seen, now }: { typed: RowValues; seen: RowValues; now: RowValues },
): VehicleEdit {
  const { isHidden: _, ...others } = vehicle;
  const after: Vehicle = {
    ...others,
    price: Number(toWholeNumber(typed.price)),
    inStock: typed.inStock,
    isNew: typed.isNew,
    ...(typed.isHidden ? { isHidden: true } : {}),
  };
  const isMoved = typed.place !== seen.place;
  const place = { before: Number(now.place), after: Number(toWholeNumber(typed.place)) };
  return { before: vehicle, after, place: isMoved ? place : null };
}

function formatMeanwhile(seen: RowValues, now: RowValues): Omit<ChangedMeanwhile, "name"> {
  const toFields = ({ price, place, ...others }: RowValues) => ({
    ...others,
    price: Number(price),
    place: Number(place),
  });
  const [was, is] = [toFields(seen), toFields(now)];
  const lines = listChangeLines(was, is).filter(({ before, after }) => before !== after);
  return { by: null, at: null, lines };
}
