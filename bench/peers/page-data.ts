import { pathToFileURL } from "node:url";
import { RouterContextProvider, type MetaDescriptor, type ServerBuild } from "react-router";
import type { SiteContext, siteContext } from "#app/context.ts";
import vehicles from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { createIllustrations, readIllustrations } from "#server/pages/illustrations.ts";
import { findSimilar } from "#server/inventory/similar-words.ts";

/** A page that all three builds have. */
export interface MeasuredPage {
  name: string;
  path: string;
  /** Of the route in `app/routes.ts`. */
  routeId: string;
  params: Readonly<Record<string, string>>;
}

export const measuredPages: readonly MeasuredPage[] = [
  {
    name: "state",
    path: "/new-jersey-golf-carts",
    routeId: "places/state-or-town-page",
    params: { slug: "new-jersey-golf-carts" },
  },
  {
    name: "inventory",
    path: "/inventory",
    routeId: "inventory/inventory-page",
    params: {},
  },
  {
    name: "vehicle",
    path: "/vehicles/evolution-d5-ranger-4-plus",
    routeId: "vehicles/model-page",
    params: { slug: "evolution-d5-ranger-4-plus" },
  },
];

/** What our own loaders give to the pages, and their heads. */
export interface PageData {
  root: unknown;
  pages: { path: string; loaderData: unknown; meta: MetaDescriptor[] }[];
}

/** One of the functions that a route of the build offers. */
type RouteFunction = (given: object) => unknown;

/** Runs the loaders of the built site for the measured pages, with the catalogue of an empty database. */
export async function readPageData(siteUrl: string): Promise<PageData> {
  const build = (await import(pathToFileURL("build/server/index.js").href)) as ServerBuild;
  const { siteContext: key } = build.entry.module as ServerBuild["entry"]["module"] & {
    siteContext: typeof siteContext;
  };
  const context = new RouterContextProvider(new Map([[key, await createContext(siteUrl)]]));
  const run = async (routeId: string, name: "loader" | "meta", given: object) => {
    const module = build.routes[routeId]?.module as Record<string, RouteFunction> | undefined;
    return unwrap(await module?.[name]?.({ context, ...given }));
  };
  const load = ({ path, routeId, params }: MeasuredPage) =>
    run(routeId, "loader", { params, request: new Request(siteUrl + path) });
  const root = await load({ name: "", path: "/", routeId: "root", params: {} });
  const read = async (page: MeasuredPage) => {
    const loaderData = await load(page);
    const location = { pathname: page.path, search: "" };
    const matches = [{ id: "root", loaderData: root }];
    const meta = await run(page.routeId, "meta", { matches, location, loaderData });
    return { path: page.path, loaderData, meta: meta as MetaDescriptor[] };
  };
  return { root, pages: await Promise.all(measuredPages.map(read)) };
}

async function createContext(siteUrl: string): Promise<SiteContext> {
  const catalogue = {
    revision: 1,
    vehicles,
    byId: new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])),
    removed: new Map(),
  } as unknown as Catalogue;
  return {
    siteUrl,
    catalogue: () => Promise.resolve(catalogue),
    findSimilar,
    receiveInquiry: () => Promise.reject(new Error("No page that is measured takes inquiries.")),
    illustrations: createIllustrations(await readIllustrations("build")),
    reportError: (error) => process.stderr.write(`${String(error)}\n`),
    now: () => new Date(),
    clientEntry: "",
    waitForTurn: () => Promise.resolve(true),
  };
}

/** What a loader has wrapped by React Router's `data`, to say a status or headers with it. */
function unwrap(result: unknown): unknown {
  const isWrapped = typeof result === "object" && result !== null && "init" in result;
  return isWrapped && "data" in result ? result.data : result;
}
