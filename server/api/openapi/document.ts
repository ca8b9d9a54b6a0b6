import { business } from "#content/dealership/business.ts";
import {
  multipleChoices,
  pageMax,
  searchLengthMax,
  singleChoices,
  vehiclesPerPage,
} from "#domain/catalogue/inventory-search.ts";
import { limits } from "#server/limits.ts";
import { answer, header } from "./answers.ts";
import { components, refer } from "./schemas.ts";
import { sendInquiry } from "./send-inquiry.ts";

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
        "The inventory to read, and a way to send an inquiry. Nothing is bought or rented here.",
    },
    servers: [{ url: siteUrl }],
    paths: {
      "/api/vehicles": { get: listVehicles },
      "/api/vehicles/{id}": { get: readVehicle },
      "/api/vehicle-facets": { get: countChoices },
      "/api/contact": { post: sendInquiry },
      "/feeds/products.json": { get: listProducts },
    },
    components: { schemas: components },
  };
}

const shortText = { type: "string", maxLength: searchLengthMax };
const count = { type: "integer", minimum: 0 };

/** The filters of the inventory page, in the order of its URL. */
const filterParameters = [
  query(
    "search",
    "Words of the name or the description, in any case; then what is like them: seats, a price or a range in words, and words with one letter wrong.",
    shortText,
    { searched: { value: "xl" } },
  ),
  query("brand", "The brand.", choice("brand"), {
    searched: { value: "denago" },
    misspelled: { value: "denagoo" },
  }),
  query(
    "series",
    "Parts of the series' name, in any case, of which one must hold.",
    { type: "array", items: shortText },
    { narrowed: { value: ["d5 ranger"] } },
  ),
  query("price", "The band of the price in US dollars.", choice("price"), {
    narrowed: { value: "under-15000" },
  }),
  query("seats", "Numbers of seats, of which one must match.", choices("seats"), {
    seated: { value: ["6"] },
  }),
  query("range", "The least miles on a charge.", choice("range"), { seated: { value: "40" } }),
  query("drive", "Kinds of drive, of which one must match.", choices("drive"), {
    seated: { value: ["two-wheel"] },
  }),
  query("battery", "Kinds of battery, of which one must match.", choices("battery"), {
    seated: { value: ["lithium"] },
  }),
  query(
    "legal",
    "What is known of the vehicle on public roads, of which one must match.",
    choices("legal"),
    { seated: { value: ["unconfirmed"] } },
  ),
  query("stock", "Only what is in stock.", choice("stock"), { seated: { value: "in" } }),
  query("sort", "The order; what is sold comes last in each.", choice("sort"), {
    seated: { value: "price" },
  }),
];

const deliveryPlace = query(
  "to",
  "The id of a place that we deliver to, as in the URL of `/inventory`; each vehicle then has `delivered`, its price with delivery there.",
  { type: "string" },
  { delivered: { value: "new-jersey/cape-may" }, nowhere: { value: "new-jersey/lewes" } },
);

const unavailable = answer("We cannot answer now; see `Retry-After`.", refer("Failure"));

const listVehicles = {
  operationId: "listVehicles",
  summary: "Vehicles, all or those that match every filter, those in stock first",
  description:
    "The filters are those of the inventory page. A parameter of another name is refused, but for those that begin with `_` or `utm_`, which are ignored.",
  parameters: [
    ...filterParameters,
    query(
      "page",
      `A page of ${vehiclesPerPage} vehicles, as the inventory shows it; past the end, the last one. Not together with \`offset\`.`,
      { type: "integer", minimum: 1, maximum: pageMax },
      { paged: { value: 1 } },
    ),
    query(
      "offset",
      `How many vehicles are left out. Without \`page\`, at most ${limits.vehiclesPerAnswer} vehicles are answered.`,
      count,
      { all: { value: 0 } },
    ),
    deliveryPlace,
  ],
  responses: {
    200: {
      ...answer("The vehicles.", { type: "array", items: refer("Vehicle") }),
      headers: {
        "Vehicles-Matching": header("How many vehicles match the filters.", count),
        "Vehicles-Total": header("How many vehicles there are.", count),
        Link: header('The next part of a long list, with rel="next"; not with `page`.', {
          type: "string",
        }),
      },
      "x-examples": ["all", "searched", "narrowed", "seated", "paged", "delivered"],
    },
    400: {
      ...answer("A parameter is unknown, or its value is not allowed.", refer("Failure")),
      "x-examples": ["misspelled", "nowhere"],
    },
    503: unavailable,
  },
};

const countChoices = {
  operationId: "countChoices",
  summary: "How many vehicles each choice of each filter would leave",
  description:
    "Each choice is counted with the other filters as they are; a choice that no vehicle has is not listed. Where nothing matches, `drop` names the filter whose removal finds the most.",
  parameters: filterParameters,
  responses: {
    200: {
      ...answer("The counts.", refer("Facets")),
      "x-examples": ["searched", "narrowed", "seated"],
    },
    400: {
      ...answer("A parameter is unknown, or its value is not allowed.", refer("Failure")),
      "x-examples": ["misspelled"],
    },
    503: unavailable,
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
        delivered: { value: "denago-ev-city" },
        nowhere: { value: "denago-ev-city" },
      },
    },
    deliveryPlace,
  ],
  responses: {
    200: { ...answer("The vehicle.", refer("Vehicle")), "x-examples": ["known", "delivered"] },
    400: {
      ...answer("A parameter is unknown, or there is no such place.", refer("Failure")),
      "x-examples": ["nowhere"],
    },
    404: { ...answer("There is none with this id.", refer("Failure")), "x-examples": ["unknown"] },
    503: unavailable,
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

function choice(name: keyof typeof singleChoices) {
  return { enum: singleChoices[name] };
}

/** Several values stand in as many parameters of the same name. */
function choices(name: keyof typeof multipleChoices) {
  return { type: "array", items: { enum: multipleChoices[name] } };
}

function query(
  name: string,
  description: string,
  schema: object,
  examples: Record<string, { value: unknown }>,
) {
  return { name, in: "query", description, schema, examples };
}
