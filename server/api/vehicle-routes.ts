import type { Context } from "hono";
import { deliveryParameter } from "#content/pages/delivery-links.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import {
  findProblems,
  findQueryProblems,
  type ParameterRule,
} from "#domain/catalogue/inventory-query.ts";
import { findFacets, searchVehicles } from "#domain/catalogue/find-vehicles.ts";
import {
  formatInventoryFilter,
  paginate,
  parseInventoryFilter,
} from "#domain/catalogue/inventory-search.ts";
import type { InventoryFilter } from "#domain/catalogue/inventory-search.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { PlaceDelivery } from "#domain/delivery/delivered-price.ts";
import { deliveryRules, readDelivery, toDelivered } from "./delivered-vehicles.ts";
import type { Api, ApiServices } from "./services.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { refuseOtherMethods } from "#server/http/allowed-methods.ts";
import { respondCached } from "#server/http/respond.ts";
import { createCachedResponse, type CachedResponse } from "#server/http/cached-response.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { findSimilar } from "#server/inventory/similar-words.ts";
import { limits } from "#server/limits.ts";

/** Browsers and caches may keep an answer but must ask whether it is still true. */
const headers = {
  ...securityHeaders,
  "Content-Type": "application/json",
  "Cache-Control": "public, no-cache",
};

const listPath = "/api/vehicles";

/** `GET /vehicles`, `GET /vehicles/{id}` and `GET /vehicle-facets`. */
export function createVehicleRoutes(api: Api, { inventory, answers }: ApiServices): void {
  api.get("/vehicles", async (context) => {
    const parameters = new URL(context.req.url).searchParams;
    const problems = findListProblems(parameters);
    if (Object.keys(problems).length > 0) return refuseQuery(context, problems);
    const catalogue = await inventory.snapshot();
    const view = readView(parameters);
    const cached = await answers.getOrCreate(
      formatView(view),
      () => createListResponse(catalogue, view),
      String(catalogue.revision),
    );
    if (parameters.size === 0) cached.directPath = listPath;
    return respondCached(context.req.raw, cached);
  });
  refuseOtherMethods(api, "/vehicles", "GET, HEAD");

  api.get("/vehicles/:id", async (context) => {
    const parameters = new URL(context.req.url).searchParams;
    const problems = findProblems(parameters, deliveryRules);
    if (Object.keys(problems).length > 0) return refuseQuery(context, problems);
    const catalogue = await inventory.snapshot();
    const vehicle = catalogue.byId.get(context.req.param("id"));
    if (vehicle === undefined) return context.json({ error: "Vehicle not found" }, 404);
    const version = String(catalogue.revision);
    const delivery = readDelivery(parameters);
    const cached = await answers.getOrCreate(
      `id=${vehicle.id}&to=${delivery?.id ?? ""}`,
      () => {
        const json = toJson(vehicle, delivery);
        return createCachedResponse(200, headers, json, { validity: { version } });
      },
      version,
    );
    return respondCached(context.req.raw, cached);
  });
  refuseOtherMethods(api, "/vehicles/:id", "GET, HEAD");

  api.get("/vehicle-facets", async (context) => {
    const parameters = new URL(context.req.url).searchParams;
    const problems = findQueryProblems(parameters);
    if (Object.keys(problems).length > 0) return refuseQuery(context, problems);
    const { vehicles, revision } = await inventory.snapshot();
    const { filter } = parseInventoryFilter(parameters);
    const version = String(revision);
    const cached = await answers.getOrCreate(
      `facets?${formatInventoryFilter(filter).toString()}`,
      () => {
        const facets = JSON.stringify(findFacets(vehicles, filter, findSimilar));
        return createCachedResponse(200, headers, facets, { validity: { version } });
      },
      version,
    );
    return respondCached(context.req.raw, cached);
  });
  refuseOtherMethods(api, "/vehicle-facets", "GET, HEAD");
}

/** A part of the list: the filter with a page of it, or all of it from an offset on. */
interface View {
  filter: InventoryFilter;
  /** From 1; null when no page was asked for. */
  page: number | null;
  offset: number;
  /** To the place that prices are answered for, too. */
  delivery: PlaceDelivery | null;
}

const offsetMax = 9_999_999;

const offsetRule: ParameterRule = {
  allows: (value) => /^\d{1,7}$/.test(value),
  text: `is a whole number from 0 to ${offsetMax}`,
};

/**
 * A filter that was misspelled must not be answered with every vehicle, so what is not understood
 * is refused and named.
 */
function findListProblems(parameters: URLSearchParams): Record<string, string> {
  const problems = findQueryProblems(parameters, { offset: offsetRule, ...deliveryRules });
  const isTwice = Boolean(parameters.get("page")) && Boolean(parameters.get("offset"));
  return isTwice ? { offset: "is not for a list with a page", ...problems } : problems;
}

function refuseQuery(
  context: Context<HttpEnvironment>,
  fieldErrors: Record<string, string>,
): Response {
  const named = Object.entries(fieldErrors).map(([name, problem]) => `"${name}" ${problem}`);
  const error = `The query is not right: ${named.join("; ")}.`;
  context.header("Cache-Control", "no-store");
  return context.json({ error, fieldErrors }, 400);
}

/** The view that a query without problems asks for. */
function readView(parameters: URLSearchParams): View {
  const { filter, page } = parseInventoryFilter(parameters);
  const delivery = readDelivery(parameters);
  return parameters.get("page")
    ? { filter, page, offset: 0, delivery }
    : { filter, page: null, offset: Number(parameters.get("offset") ?? 0), delivery };
}

/** The one way to write the URL of a view, so that the same view is cached once. */
function formatView({ filter, page, offset, delivery }: View): string {
  const parameters = formatInventoryFilter(filter);
  if (page !== null) parameters.set("page", String(page));
  if (offset > 0) parameters.set("offset", String(offset));
  if (delivery) parameters.set(deliveryParameter, delivery.id);
  return parameters.size === 0 ? listPath : `${listPath}?${parameters.toString()}`;
}

function createListResponse(
  { vehicles, revision }: Catalogue,
  view: View,
): Promise<CachedResponse> {
  const matching = searchVehicles(vehicles, view.filter, findSimilar);
  const end = view.offset + limits.vehiclesPerAnswer;
  const shown =
    view.page === null ? matching.slice(view.offset, end) : paginate(matching, view.page).items;
  const hasMore = view.page === null && matching.length > end;
  const next = formatView({ ...view, offset: end });
  return createCachedResponse(
    200,
    {
      ...headers,
      "Vehicles-Matching": String(matching.length),
      "Vehicles-Total": String(vehicles.length),
      ...(hasMore ? { Link: `<${next}>; rel="next"` } : {}),
    },
    `[${shown.map((vehicle) => toJson(vehicle, view.delivery)).join(",")}]`,
    { validity: { version: String(revision) } },
  );
}

const written = new WeakMap<Vehicle, string>();

/** A vehicle, with its price at a place as its last field where one is named. */
function toJson(vehicle: Vehicle, delivery: PlaceDelivery | null): string {
  const json = writeOnce(vehicle);
  if (delivery === null) return json;
  return `${json.slice(0, -1)},"delivered":${JSON.stringify(toDelivered(vehicle, delivery))}}`;
}

/** A vehicle is written once for as long as its snapshot lives, however many lists show it. */
function writeOnce(vehicle: Vehicle): string {
  const known = written.get(vehicle);
  if (known !== undefined) return known;
  const json = JSON.stringify(vehicle);
  written.set(vehicle, json);
  return json;
}
