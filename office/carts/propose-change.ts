import {
  fromVehicleFields,
  listChangedFields,
  mergeFields,
  toVehicleFields,
} from "#domain/catalogue/vehicle-fields.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { OfficeContext } from "#server/office/office-services.ts";
import type { ChangedFields, VehicleEdit } from "#server/inventory/vehicle-editor.ts";
import type { StaffChange } from "#server/staff/change-history.ts";
import { type ChangeLine, listChangeLines } from "./cart-texts.ts";
import { listShownOn, type ShownOn } from "./shown-on.ts";

/** What a change will do, before it is published. */
export interface Proposal {
  carts: { id: string; name: string; lines: ChangeLine[]; shownOn: ShownOn[] }[];
  /** The edits as JSON, which the form of the preview carries. */
  edits: string;
  /** What the history will say of it. */
  action: ChangeAction;
}

/** What the history says was done. */
export const changeActions = ["changed", "added", "took a change back"] as const;
export type ChangeAction = (typeof changeActions)[number];

/** What somebody else changed since a form was opened. */
export interface ChangedMeanwhile {
  name: string;
  /** Who, as far as the history says. */
  by: string | null;
  at: string | null;
  lines: ChangeLine[];
}

type Carts = OfficeContext["carts"];

/** The preview of edits; null when nothing would be different. */
export async function proposeChange(
  carts: Carts,
  edits: readonly VehicleEdit[],
  action: ChangeAction,
): Promise<Proposal | null> {
  const vehicles = await carts.list();
  const proposed = edits.map((edit) => ({
    id: edit.after.id,
    name: edit.after.name,
    lines: listEditLines(edit),
    shownOn: listShownOn(edit, vehicles),
  }));
  const different = edits.filter((_, index) => (proposed[index]?.lines.length ?? 0) > 0);
  if (different.length === 0) return null;
  return {
    carts: proposed.filter(({ lines }) => lines.length > 0),
    edits: JSON.stringify(different),
    action,
  };
}

function listEditLines({ before, after, place }: VehicleEdit): ChangeLine[] {
  const isMoved = place !== null && place.before !== place.after;
  const moved = (side: "before" | "after") => (isMoved ? { place: place[side] } : {});
  const fields = toVehicleFields(after);
  if (before === null) return listChangeLines(null, { ...fields, ...moved("after") });
  const known = toVehicleFields(before);
  const names = listChangedFields(known, fields);
  const pick = (from: typeof fields) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return listChangeLines(
    { ...pick(known), ...moved("before") },
    { ...pick(fields), ...moved("after") },
  );
}

/** What came of publishing: the edits are there again when somebody else was faster. */
export type Published =
  | { kind: "published"; edits: VehicleEdit[] }
  | { kind: "conflict"; edits: VehicleEdit[] }
  | { kind: "unreadable" };

/** Publishes what the form of a preview carries. */
export async function publishChange(
  { carts, session }: Pick<OfficeContext, "carts" | "session">,
  form: FormData,
): Promise<Published> {
  const edits = readEdits(carts, form);
  const action = changeActions.find((one) => one === form.get("action"));
  if (edits === null || action === undefined || session === null) return { kind: "unreadable" };
  const outcome = await carts.save(edits, { memberName: session.member.name, action });
  return { kind: outcome.kind === "saved" ? "published" : "conflict", edits };
}

/** The edits that the form of a preview carries; null when it has none. */
export function readEdits(carts: Carts, form: FormData): VehicleEdit[] | null {
  const json = form.get("edits");
  return typeof json === "string" ? carts.readEdits(json) : null;
}

/** What was typed on top of the cart as it is now, and what somebody else changed; null if nobody did. */
export async function mergeWithCurrent(
  carts: Carts,
  { seen, typed, current }: { seen: Vehicle; typed: Vehicle; current: Vehicle },
): Promise<{ merged: Vehicle; meanwhile: ChangedMeanwhile } | null> {
  const [was, is] = [toVehicleFields(seen), toVehicleFields(current)];
  const changed = listChangedFields(was, is);
  if (changed.length === 0) return null;
  const fields = mergeFields(was, toVehicleFields(typed), is);
  const pick = (from: typeof was) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  const [newest] = await carts.listChanges(current.id);
  return {
    merged: fromVehicleFields(current.id, fields),
    meanwhile: {
      name: current.name,
      by: newest?.memberName ?? null,
      at: newest?.changedAt ?? null,
      lines: listChangeLines(pick(was), pick(is)),
    },
  };
}

/** The edit that takes a change back: its fields as they were before; a cart that was added is hidden. */
export function toUndoingEdit(
  { before, after }: Pick<StaffChange, "before" | "after">,
  current: Vehicle,
  placeNow: number,
): VehicleEdit {
  // Only the editor of vehicles writes changes of these subjects.
  const fields = before as ChangedFields | null;
  if (fields === null) {
    return { before: current, after: { ...current, isHidden: true }, place: null };
  }
  const { place, ...others } = fields;
  const isMoved = place !== undefined && (after as ChangedFields | null)?.place !== undefined;
  return {
    before: current,
    after: fromVehicleFields(current.id, { ...toVehicleFields(current), ...others }),
    place: isMoved ? { before: placeNow, after: place } : null,
  };
}
