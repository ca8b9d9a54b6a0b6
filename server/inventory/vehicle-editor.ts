import type { Transaction } from "kysely";
import {
  listChangedFields,
  toVehicleFields,
  type VehicleFields,
} from "#domain/catalogue/vehicle-fields.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { Database, Schema } from "#server/db/schema.ts";
import { noteTouchedVehicles } from "#server/db/touched-vehicles.ts";
import { listChanges, recordChange, type StaffChange } from "#server/staff/change-history.ts";
import { deleteRemovedVehicles } from "./removed-vehicles.ts";
import {
  raiseRevision,
  readNextPosition,
  readOrder,
  readVehicles,
  writePositions,
  writeVehicles,
} from "./vehicle-store.ts";

/** How many changes of a vehicle are shown, and can be undone. */
export const changesShownMax = 100;
/** How the subject of every change of a vehicle begins. */
export const vehicleSubjectPrefix = "vehicle:";

/** What a change of a vehicle says in the history, before and after: the fields that changed. */
export type ChangedFields = Partial<VehicleFields> & {
  /** Its place in the list of all vehicles, from 1. */
  place?: number;
};

/** One vehicle as it is to become. */
export interface VehicleEdit {
  /** As the editor saw it; null for a new one. */
  before: Vehicle | null;
  after: Vehicle;
  /** Its place in the list, from 1, as seen and as wanted; null to leave it. */
  place: { before: number; after: number } | null;
}

export type SaveOutcome =
  | { kind: "saved" }
  /** Somebody else changed these meanwhile, or took the id of a new one; nothing was saved. */
  | { kind: "conflict"; ids: string[] };

/** Changes of single vehicles by staff. Every method throws when the database fails. */
export interface VehicleEditor {
  /**
   * Saves all edits or none, each with its row in the history of staff, in one transaction that
   * raises the catalogue's revision: every page shows it at its next request. To be called with
   * vehicles that were checked.
   */
  save: (
    edits: readonly VehicleEdit[],
    change: { memberName: string; action: string },
  ) => Promise<SaveOutcome>;
  /** The changes of a vehicle, the newest first. */
  listChanges: (id: string) => Promise<StaffChange[]>;
}

/** The editor of one database's vehicles. */
export function createVehicleEditor(
  { kysely }: Pick<Database, "kysely">,
  { now = () => new Date() }: { now?: () => Date } = {},
): VehicleEditor {
  return {
    save: async (edits, change) => {
      try {
        await kysely
          .transaction()
          .execute((transaction) => saveInto(transaction, edits, { ...change, at: now() }));
        return { kind: "saved" };
      } catch (error) {
        if (error instanceof ConflictError) return { kind: "conflict", ids: error.ids };
        throw error;
      }
    },
    listChanges: (id) => listChanges(kysely, toSubject(id), changesShownMax),
  };
}

/** Thrown to roll the transaction back. */
class ConflictError extends Error {
  readonly ids: string[];

  constructor(ids: string[]) {
    super("Somebody else changed these vehicles.");
    this.ids = ids;
  }
}

function toSubject(id: string): string {
  return vehicleSubjectPrefix + id;
}

async function saveInto(
  transaction: Transaction<Schema>,
  edits: readonly VehicleEdit[],
  { memberName, action, at }: { memberName: string; action: string; at: Date },
): Promise<void> {
  const revision = await raiseRevision(transaction, at);
  const isMoving = edits.some(({ place }) => place !== null);
  const order = isMoving ? await readOrder(transaction) : [];
  const current = await readCurrent(transaction, edits);
  const conflicts = edits.filter((edit) => isConflict(edit, current.get(edit.after.id), order));
  if (conflicts.length > 0) throw new ConflictError(conflicts.map(({ after }) => after.id));
  const vehicles = edits.map(({ after }) => after);
  const ids = vehicles.map(({ id }) => id);
  await writeVehicles(transaction, vehicles, await readNextPosition(transaction));
  await movePlaces(transaction, order, edits);
  await deleteRemovedVehicles(transaction, ids);
  if (!isMoving) await noteTouchedVehicles(transaction, revision, ids);
  for (const edit of edits) {
    const { before, after } = toChange(edit);
    const subject = toSubject(edit.after.id);
    await recordChange(transaction, { memberName, subject, action, before, after }, at);
  }
}

async function readCurrent(
  transaction: Transaction<Schema>,
  edits: readonly VehicleEdit[],
): Promise<ReadonlyMap<string, Vehicle>> {
  const vehicles = await readVehicles(
    transaction,
    edits.map(({ after }) => after.id),
  );
  return new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
}

function isConflict(
  { before, place, after }: VehicleEdit,
  current: Vehicle | undefined,
  order: readonly { id: string }[],
): boolean {
  if (before === null || current === undefined) return before !== null || current !== undefined;
  const isMovedMeanwhile = place !== null && order[place.before - 1]?.id !== after.id;
  const changed = listChangedFields(toVehicleFields(before), toVehicleFields(current));
  return isMovedMeanwhile || changed.length > 0;
}

/** Takes the moved ones out of the list and puts each where it is wanted, the first place first. */
async function movePlaces(
  transaction: Transaction<Schema>,
  order: readonly { id: string; position: number }[],
  edits: readonly VehicleEdit[],
): Promise<void> {
  const moves = edits.flatMap(({ after, place }) =>
    place === null ? [] : [{ id: after.id, place: place.after }],
  );
  if (moves.length === 0) return;
  const isMoving = new Set(moves.map(({ id }) => id));
  const list = order.map(({ id }) => id).filter((id) => !isMoving.has(id));
  for (const { id, place } of moves.toSorted((one, other) => one.place - other.place)) {
    list.splice(place - 1, 0, id);
  }
  const positionOf = new Map(order.map(({ id, position }) => [id, position]));
  const moved = list.map((id, position) => ({ id, position }));
  await writePositions(
    transaction,
    moved.filter(({ id, position }) => positionOf.get(id) !== position),
  );
}

function toChange({ before, after, place }: VehicleEdit): {
  before: ChangedFields | null;
  after: ChangedFields;
} {
  const fields = toVehicleFields(after);
  if (before === null) return { before: null, after: fields };
  const known = toVehicleFields(before);
  const names = listChangedFields(known, fields);
  const pick = (from: VehicleFields) =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<VehicleFields>;
  return {
    before: { ...pick(known), ...(place === null ? {} : { place: place.before }) },
    after: { ...pick(fields), ...(place === null ? {} : { place: place.after }) },
  };
}
