import { z } from "zod";
import { skillContracts } from "./contracts.ts";

const texts = z.array(z.string());
const year = z.int().min(1900).max(2100);
const dollars = z.int().min(0);
const vin = z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/, "must be a VIN of 17 characters");

const filters = z.strictObject({
  make: texts.optional(),
  model: texts.optional(),
  trim: texts.optional(),
  condition: z.array(z.enum(["new", "used", "cpo"])).optional(),
  transmission: texts.optional(),
  fuel: texts.optional(),
  driveline: texts.optional(),
  body: texts.optional(),
  exterior_color: texts.optional(),
  interior_color: texts.optional(),
  rooftops: texts.optional(),
  year_min: year.optional(),
  year_max: year.optional(),
  price_min: dollars.optional(),
  price_max: dollars.optional(),
  mileage_max: z.int().min(0).optional(),
  vin: vin.optional(),
  stock: z.string().optional(),
  query: z.string().max(200).optional(),
});

export type Filters = z.infer<typeof filters>;

const sortFields = [
  "price",
  "list_price",
  "msrp",
  "mileage",
  "year",
  "make",
  "model",
  "stock",
  "updated_at",
] as const;

export type SortField = (typeof sortFields)[number];

/** The requests of version 1.1: a field that it does not know is named and refused, as it asks. */
export const dealerInformationRequest = z.strictObject({
  type: z.literal(skillContracts["dealer.information"].requestType),
});

export const facetsRequest = z.strictObject({
  type: z.literal(skillContracts["inventory.facets"].requestType),
  filters: filters.optional(),
});

export const searchRequest = z.strictObject({
  type: z.literal(skillContracts["inventory.search"].requestType),
  filters: filters.optional(),
  pagination: z
    .strictObject({
      skip: z.int().min(0).optional(),
      limit: z.int().min(1).max(1000).optional(),
    })
    .optional(),
  sort: z.strictObject({ field: z.enum(sortFields), order: z.enum(["asc", "desc"]) }).optional(),
  privacy: z.strictObject({ anonymous: z.boolean().optional() }).optional(),
});

export const vehicleRequest = z
  .strictObject({
    type: z.literal(skillContracts["inventory.vehicle"].requestType),
    vin: vin.optional(),
    stock: z.string().optional(),
    vehicle_id: z.string().optional(),
  })
  .refine((given) => given.vin ?? given.stock ?? given.vehicle_id, {
    error: "one of vin, stock and vehicle_id is needed; here it is vehicle_id",
    path: ["vehicle_id"],
  });
