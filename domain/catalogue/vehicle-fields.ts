import type { Vehicle, VehicleSpecifications } from "./vehicle.ts";

/** Every field of a vehicle but its id, beside each other and none left out, as staff edit them. */
export interface VehicleFields
  extends
    Omit<Vehicle, "id" | "specifications" | "externalUrl" | "isHidden" | "imageTexts">,
    VehicleSpecifications {
  /** Empty where there is none. */
  externalUrl: string;
  isHidden: boolean;
  imageTexts: Record<string, string>;
}

/** The fields of a vehicle. */
export function toVehicleFields(vehicle: Vehicle): VehicleFields {
  const { id: _, specifications, externalUrl, isHidden, imageTexts, ...others } = vehicle;
  return {
    ...others,
    ...specifications,
    externalUrl: externalUrl ?? "",
    isHidden: isHidden ?? false,
    imageTexts: imageTexts ?? {},
  };
}

/** The vehicle of these fields. */
export function fromVehicleFields(id: string, fields: VehicleFields): Vehicle {
  const { topSpeed, range, seatingCapacity, batteryType, chargingTime, payload, ...rest } = fields;
  const { externalUrl, isHidden, imageTexts, ...others } = rest;
  return {
    id,
    ...others,
    ...(Object.keys(imageTexts).length === 0 ? {} : { imageTexts }),
    specifications: { topSpeed, range, seatingCapacity, batteryType, chargingTime, payload },
    ...(externalUrl === "" ? {} : { externalUrl }),
    ...(isHidden ? { isHidden } : {}),
  };
}

/** The names of the fields in which two vehicles differ. */
export function listChangedFields(
  before: VehicleFields,
  after: VehicleFields,
): (keyof VehicleFields)[] {
  // Both have every field, so the names of one are those of both.
  const names = Object.keys(after) as (keyof VehicleFields)[];
  return names.filter((name) => toComparable(before[name]) !== toComparable(after[name]));
}

/**
 * What an editor meant, on top of what somebody else changed meanwhile: each field that the editor
 * changed is the editor's, every other one is as it is now.
 */
export function mergeFields(
  seen: VehicleFields,
  typed: VehicleFields,
  current: VehicleFields,
): VehicleFields {
  const changed = listChangedFields(seen, typed);
  return { ...current, ...Object.fromEntries(changed.map((name) => [name, typed[name]])) };
}

/** Records are equal whatever the order of their entries. */
function toComparable(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return JSON.stringify(value);
  }
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(entries);
}
