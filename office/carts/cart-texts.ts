import { business } from "#content/dealership/business.ts";
import { streetLegalTexts } from "#content/vehicles/street-legal.ts";
import type { VehicleFields } from "#domain/catalogue/vehicle-fields.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { ChangedFields } from "#server/inventory/vehicle-editor.ts";

export type FieldName = keyof VehicleFields | "place";

/** What the fields of a cart are called in the office, in the order of the form. */
export const fieldLabels: Readonly<Record<FieldName, string>> = {
  name: "Name",
  brand: "Brand",
  category: "Series",
  price: "Price",
  description: "Description",
  inStock: "In stock",
  isNew: "New",
  isHidden: "Hidden",
  place: "Place in the list",
  streetLegal: "On public roads",
  features: "Features",
  topSpeed: "Top speed",
  range: "Range",
  seatingCapacity: "Seats",
  batteryType: "Battery",
  chargingTime: "Charging time",
  payload: "Payload",
  externalUrl: "Manufacturer's page",
  images: "Pictures",
  imageTexts: "What the pictures show",
};

const fieldNames = Object.keys(fieldLabels) as FieldName[];

/** A value as staff read it; one of several lines keeps them. */
function formatField(name: FieldName, value: unknown): string {
  if (value === undefined || value === null || value === "") return "nothing";
  if (name === "price" && typeof value === "number") return formatDollars(value);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (name === "streetLegal") {
    const status = value as VehicleFields["streetLegal"];
    return streetLegalTexts[status].line;
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? "none" : value.map(String).join("\n");
  }
  if (typeof value === "object") return Object.values(value).join("\n") || "nothing";
  if (typeof value === "number") return value.toLocaleString(business.locale);
  return typeof value === "string" ? value : "";
}

export interface ChangeLine {
  label: string;
  before: string;
  after: string;
  /** Set for pictures, which are shown instead of their names. */
  images?: { before: readonly string[]; after: readonly string[] };
}

/** A change line by line, as stored or proposed; null stands for a cart that was not there. */
export function listChangeLines(
  before: ChangedFields | null,
  after: ChangedFields | null,
): ChangeLine[] {
  return fieldNames
    .filter((name) => name in { ...before, ...after })
    .filter((name) => before !== null || !isEmpty(after?.[name]))
    .map((name) => ({
      label: fieldLabels[name],
      before: before === null ? "" : formatField(name, before[name]),
      after: after === null ? "" : formatField(name, after[name]),
      ...(name === "images" && {
        images: { before: before?.images ?? [], after: after?.images ?? [] },
      }),
    }));
}

/** A new cart's fields that say nothing need not be read. */
function isEmpty(value: unknown): boolean {
  if (value === false || value === "" || value === undefined) return true;
  return typeof value === "object" && Object.keys(value ?? {}).length === 0;
}
