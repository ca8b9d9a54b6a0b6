import { business } from "#content/dealership/business.ts";
import { brands, priceBands } from "#domain/catalogue/inventory-search.ts";
import { components, refer } from "./schemas.ts";

/**
 * The OpenAPI 3.1 document. An example of a request and one of an answer belong together when
 * they have the same name; the site tests send every one of them to the running API.
 */
export function buildOpenApiDocument(siteUrl: string) {
  return {
    openapi: "3.1.1",
    info: {
      title: `${business.name} API`,
      version: "1.0.0",
      description:
        "The catalogue to read, and a way to send an inquiry. Nothing is bought or rented here.",
    },
    servers: [{ url: siteUrl }],
    paths: {
      "/api/vehicles": { get: listVehicles },
      "/api/vehicles/{id}": { get: readVehicle },
      "/api/contact": { post: sendInquiry },
      "/feeds/products.json": { get: listProducts },
    },
    components: { schemas: components },
  };
}

const listVehicles = {
  operationId: "listVehicles",
  summary: "Vehicles, all or those that match a filter",
  parameters: [
    query("search", { type: "string" }, { searched: { value: "xl" } }),
    query("brand", { enum: brands }, { searched: { value: "denago" } }),
    query("series", { type: "string" }, { narrowed: { value: "d5 ranger" } }),
    query("price", { enum: Object.keys(priceBands) }, { narrowed: { value: "under-15000" } }),
    query("offset", { type: "integer", minimum: 0 }, { all: { value: 0 } }),
  ],
  responses: {
    200: {
      ...answer("The vehicles. `Link` names the next part of a long list.", {
        type: "array",
        items: refer("Vehicle"),
      }),
      "x-examples": ["all", "searched", "narrowed"],
    },
  },
};

const readVehicle = {
  operationId: "readVehicle",
  summary: "One vehicle",
  parameters: [
    {
      name: "id",
      in: "path",
      required: true,
      schema: { type: "string" },
      examples: {
        known: { value: "denago-ev-city" },
        unknown: { value: "no-such-cart" },
      },
    },
  ],
  responses: {
    200: { ...answer("The vehicle.", refer("Vehicle")), "x-examples": ["known"] },
    404: { ...answer("There is none with this id.", refer("Failure")), "x-examples": ["unknown"] },
  },
};

const exampleInquiry = {
  firstName: "Ada",
  lastName: "Example",
  email: "ada@visitor.example",
  phone: "(732) 555-0123",
  interest: "sales",
  message: "Which of your carts seats six people?",
};

const exampleKey = "6f1c0f0e-5f0e-4f0e-8f0e-6f1c0f0e5f0e";

const sendInquiry = {
  operationId: "sendInquiry",
  summary: "Send an inquiry; it is stored before it is answered",
  parameters: [
    {
      name: "Idempotency-Key",
      in: "header",
      description: "The same key with the same content is the same inquiry.",
      schema: { type: "string", maxLength: 200 },
      examples: { complete: { value: exampleKey }, reused: { value: exampleKey } },
    },
  ],
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: refer("Inquiry"),
        examples: {
          complete: { value: exampleInquiry },
          incomplete: { value: { firstName: "Ada" } },
          reused: { value: { ...exampleInquiry, message: "And which of them seats two?" } },
        },
      },
    },
  },
  responses: {
    201: { ...answer("It is stored.", refer("Receipt")), "x-examples": ["complete"] },
    400: { ...answer("A field is not right.", refer("Failure")), "x-examples": ["incomplete"] },
    413: answer("It is too large.", refer("Failure")),
    415: answer("It is no JSON.", refer("Failure")),
    422: {
      ...answer("The key was used with other content.", refer("Failure")),
      "x-examples": ["reused"],
    },
    429: answer("Too many came from this address; see `Retry-After`.", refer("Failure")),
    503: answer("It could not be stored; see `Retry-After`.", refer("Failure")),
  },
};

const listProducts = {
  operationId: "listProducts",
  summary: "The product feed",
  responses: {
    200: {
      ...answer("Every product.", { type: "array", items: refer("ProductListing") }),
      "x-examples": ["all"],
    },
  },
};

function query(name: string, schema: object, examples: Record<string, { value: unknown }>) {
  return { name, in: "query", schema, examples };
}

function answer(description: string, schema: object) {
  return { description, content: { "application/json": { schema } } };
}
