import { z } from "zod";
import { filterNames, singleChoices } from "#domain/catalogue/inventory-search.ts";
import { aboutLengthMax, inquiryRules, interests } from "#domain/inquiry/inquiry.ts";
import { requestForms, requestKinds, type RequestField } from "#domain/inquiry/request-fields.ts";
import { deliveredSchema } from "#server/api/delivered-vehicles.ts";
import { publicVehicleSchema } from "#server/inventory/vehicle-schema.ts";

const { firstName, lastName, email, phone, message } = inquiryRules;

/** What `POST /api/contact` takes: the rules of `validateInquiry`, as far as a schema can say. */
const inquiry = z.object({
  firstName: text(firstName),
  lastName: text(lastName),
  email: z.email().max(email.lengthMax),
  phone: text(phone),
  interest: z.enum(interests).default(interests[0]),
  message: text(message),
  about: z.string().max(aboutLengthMax).optional(),
  details: z.union(requestKinds.map(describeRequest)).optional(),
});

/** The fields of one request, by the one definition that `checkDetails` reads too. */
function describeRequest(request: (typeof requestKinds)[number]) {
  const fields = requestForms[request].fields.map((field) => [
    field.name,
    describeField(field).describe(field.label).optional(),
  ]);
  return z.strictObject({ request: z.literal(request), ...Object.fromEntries(fields) });
}

function describeField({ kind, lengthMax, options = [] }: RequestField): z.ZodType {
  if (kind === "choice") return z.enum(options.map(({ value }) => value));
  if (kind === "date") return z.iso.date();
  return kind === "year" ? z.string().regex(/^(?:19|20)\d\d$/) : z.string().max(lengthMax);
}

const receipt = z.strictObject({ id: z.uuid() });

const failure = z.strictObject({
  error: z.string(),
  fieldErrors: z.record(z.string(), z.string()).optional(),
});

const counts = z.record(z.string(), z.int());

/** What `GET /api/vehicle-facets` answers. */
const facets = z.strictObject({
  options: z.strictObject({
    series: z.array(
      z.strictObject({
        value: z.string(),
        label: z.string(),
        brands: z.array(z.enum(singleChoices.brand)),
        count: z.int(),
      }),
    ),
    counts: z.strictObject({
      brand: counts,
      price: counts,
      seats: counts,
      range: counts,
      drive: counts,
      battery: counts,
      legal: counts,
      stock: counts,
    }),
  }),
  drop: z.strictObject({ name: z.enum(filterNames), count: z.int() }).nullable(),
});

/** An item of `/feeds/products.json`. */
const productListing = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  price: z.int().positive(),
  category: z.enum(["new", "used", "custom"]),
  imageUrl: z.url().nullable(),
  brand: z.string().min(1),
  model: z.string().min(1),
  year: z.int().optional(),
  featured: z.boolean(),
});

/** The schemas of the document by name; what is sent in is described as senders write it. */
export const components = {
  Vehicle: withDelivered(toSchema(publicVehicleSchema, "output")),
  Facets: toSchema(facets, "output"),
  Inquiry: toSchema(inquiry, "input"),
  Receipt: toSchema(receipt, "output"),
  Failure: toSchema(failure, "output"),
  ProductListing: toSchema(productListing, "output"),
};

/** A reference to one of them. */
export function refer(name: keyof typeof components) {
  return { $ref: `#/components/schemas/${name}` };
}

function text({ lengthMin, lengthMax }: { lengthMin: number; lengthMax: number }) {
  return z.string().min(lengthMin).max(lengthMax);
}

/** A vehicle has one more field where the query names a place. */
function withDelivered({ properties, ...vehicle }: ReturnType<typeof toSchema>) {
  const delivered = toSchema(deliveredSchema, "output");
  return { ...vehicle, properties: { ...properties, delivered } };
}

/** OpenAPI 3.1 uses this dialect of JSON Schema unless told otherwise, so it is not repeated. */
function toSchema(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io });
  return described;
}
