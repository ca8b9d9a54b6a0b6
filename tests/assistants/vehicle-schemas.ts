const text = { type: "string" };
const texts = { type: "array", items: text };
const count = { type: "integer", minimum: 0 };
const year = { type: "integer", minimum: 1900, maximum: 2100 };
const time = { type: "string", format: "date-time" };
const address = { type: "string", format: "uri" };
const vin = { type: "string", pattern: "^[A-HJ-NPR-Z0-9]{17}$" };
const saleConditions = ["new", "used", "cpo"];
const wearConditions = ["excellent", "good", "fair", "poor"];
const note = { type: "string", maxLength: 2000 };

const vehicle = {
  type: "object",
  properties: {
    vin,
    year,
    make: text,
    model: text,
    trim: text,
    condition: { enum: [...saleConditions, ...wearConditions] },
    status: { enum: ["available", "intransit", "pending"] },
    rooftop: { type: ["string", "null"] },
    msrp: count,
    price: count,
    list_price: count,
    stock: text,
    dealer_id: text,
    vehicle_id: text,
    mileage: count,
    body: text,
    transmission: text,
    driveline: text,
    engine: text,
    fuel: text,
    city_mpg: count,
    highway_mpg: count,
    electric_range_mi: { type: "number", minimum: 0 },
    exterior_color: text,
    interior_color: text,
    features: texts,
    photos: { type: "array", items: address },
    vdp_url: address,
    description: text,
    notes: text,
    inventory_date: { type: "string", format: "date" },
    updated_at: time,
  },
};

/** A vehicle that is for sale. */
const listing = {
  allOf: [{ $ref: "vehicle" }],
  properties: { condition: { enum: saleConditions } },
  required: ["status"],
};

const filters = closed({
  make: texts,
  model: texts,
  trim: texts,
  condition: { type: "array", items: { enum: saleConditions } },
  transmission: texts,
  fuel: texts,
  driveline: texts,
  body: texts,
  exterior_color: texts,
  interior_color: texts,
  rooftops: texts,
  year_min: year,
  year_max: year,
  price_min: count,
  price_max: count,
  mileage_max: count,
  vin,
  stock: text,
  query: { type: "string", maxLength: 200 },
});

const terms = {
  type: "array",
  items: closed({ value: { type: ["string", "integer"] }, count }, ["value", "count"]),
};
const range = closed({ min: { type: "number" }, max: { type: "number" } }, ["min", "max"]);
const termFacets = [
  "makes",
  "models",
  "trims",
  "years",
  "conditions",
  "transmissions",
  "fuels",
  "drivelines",
  "bodies",
  "exterior_colors",
  "interior_colors",
  "rooftops",
  "statuses",
];

/** Schemas of what is about vehicles, by the names that others refer to. */
export const vehicleSchemas = {
  vehicle,
  listing,
  filters,
  facets: closed({
    ...Object.fromEntries(termFacets.map((name) => [name, terms])),
    price_range: range,
    mileage_range: range,
    year_range: range,
  }),
  "inventory.facets.request": closed(
    { type: { const: "inventory.facets.request" }, filters: { $ref: "filters" } },
    ["type"],
  ),
  "inventory.facets.response": closed(
    { type: { const: "inventory.facets.response" }, data: { $ref: "facets" }, message: note },
    ["type", "data"],
  ),
  "inventory.search.request": closed(
    {
      type: { const: "inventory.search.request" },
      filters: { $ref: "filters" },
      pagination: closed({ skip: count, limit: { type: "integer", minimum: 1, maximum: 1000 } }),
      sort: closed(
        {
          field: {
            enum: [
              "price",
              "list_price",
              "msrp",
              "mileage",
              "year",
              "make",
              "model",
              "stock",
              "updated_at",
            ],
          },
          order: { enum: ["asc", "desc"] },
        },
        ["field", "order"],
      ),
      privacy: closed({ anonymous: { type: "boolean" } }),
    },
    ["type"],
  ),
  "inventory.search.response": closed(
    {
      type: { const: "inventory.search.response" },
      data: closed(
        {
          total: count,
          skip: count,
          limit: count,
          vehicles: { type: "array", items: { $ref: "listing" } },
          facets: { $ref: "facets" },
        },
        ["total", "vehicles"],
      ),
      message: note,
    },
    ["type", "data"],
  ),
  "inventory.vehicle.request": {
    ...closed(
      {
        type: { const: "inventory.vehicle.request" },
        vin,
        stock: text,
        vehicle_id: text,
      },
      ["type"],
    ),
    anyOf: [{ required: ["vin"] }, { required: ["stock"] }, { required: ["vehicle_id"] }],
  },
  "inventory.vehicle.response": closed(
    { type: { const: "inventory.vehicle.response" }, data: { $ref: "listing" }, message: note },
    ["type", "data"],
  ),
};

/** An object with these properties and no others. */
export function closed(properties: object, required: readonly string[] = []) {
  return { type: "object", properties, required, additionalProperties: false };
}
