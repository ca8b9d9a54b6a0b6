import type { ExpressionBuilder, Selectable } from "kysely";
import type { StreetLegalStatus } from "#domain/catalogue/street-legal.ts";
import type { Brand, Vehicle, VehicleSpecifications } from "#domain/catalogue/vehicle.ts";
import type { Schema } from "#server/db/schema.ts";
import type { VehicleTable } from "#server/db/vehicle-tables.ts";

/** What a known vehicle takes over from an import: everything but its place in the list. */
const columns = [
  "name",
  "brand",
  "category",
  "description",
  "price",
  "images",
  "in_stock",
  "is_new",
  "street_legal",
  "features",
  "specifications",
  "external_url",
  "image_texts",
  "is_hidden",
] as const;

/** The database row of a vehicle. @param position its place in the list, from 0. */
export function toRow(vehicle: Vehicle, position: number): VehicleTable {
  return {
    id: vehicle.id,
    position,
    name: vehicle.name,
    brand: vehicle.brand,
    category: vehicle.category,
    description: vehicle.description,
    price: vehicle.price,
    images: JSON.stringify(vehicle.images),
    in_stock: vehicle.inStock ? 1 : 0,
    is_new: vehicle.isNew ? 1 : 0,
    street_legal: vehicle.streetLegal,
    features: JSON.stringify(vehicle.features),
    specifications: JSON.stringify(vehicle.specifications),
    external_url: vehicle.externalUrl ?? null,
    image_texts: JSON.stringify(vehicle.imageTexts ?? {}),
    is_hidden: vehicle.isHidden === true ? 1 : 0,
  };
}

/** The vehicle of a database row, with its fields in the order of the API. */
export function fromRow(row: Selectable<VehicleTable>): Vehicle {
  return {
    id: row.id,
    name: row.name,
    // The import checks the brand, the status and the JSON below before they are stored.
    brand: row.brand as Brand,
    category: row.category,
    description: row.description,
    price: row.price,
    images: JSON.parse(row.images) as string[],
    ...(row.image_texts === "{}"
      ? {}
      : { imageTexts: JSON.parse(row.image_texts) as Record<string, string> }),
    inStock: row.in_stock === 1,
    isNew: row.is_new === 1,
    streetLegal: row.street_legal as StreetLegalStatus,
    features: JSON.parse(row.features) as string[],
    specifications: JSON.parse(row.specifications) as VehicleSpecifications,
    ...(row.external_url === null ? {} : { externalUrl: row.external_url }),
    ...(row.is_hidden === 1 ? { isHidden: true } : {}),
  };
}

type ConflictBuilder = ExpressionBuilder<
  Schema & { excluded: Schema["vehicles"] },
  "excluded" | "vehicles"
>;

/** `set name = excluded.name, …` of an insert that met a known id. */
export function replacedColumns(row: ConflictBuilder) {
  return Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}`)]));
}
