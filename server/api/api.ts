import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { createContactRoute } from "#server/api/contact-route.ts";
import { createVehicleRoutes } from "#server/api/vehicle-routes.ts";
import { securityHeaders } from "#server/documents/security-headers.ts";
import type { Counting } from "#server/counting/counting.ts";
import type { ContactDoor } from "#server/inquiries/contact-door.ts";
import type { ReadVisitorAddress } from "#server/inquiries/visitor-address.ts";
import type { Inventory } from "#server/inventory/inventory.ts";
import { limits } from "#server/limits.ts";

export interface ApiServices {
  inventory: Inventory;
  contactDoor: ContactDoor;
  counting: Pick<Counting, "creditInquiry">;
  readVisitorAddress: ReadVisitorAddress;
  /** The site's own address without a trailing slash. */
  siteUrl: string;
  /** Told why an answer was an error of ours; holds no personal data. */
  warn: (message: string) => void;
}

/** `incoming` is missing where a request never came over a socket, as in tests. */
export type ApiEnvironment = { Bindings: Partial<HttpBindings> };

export type Api = Hono<ApiEnvironment>;

/** Everything under `/api`, to be mounted there. Every answer, errors included, is JSON. */
export function createApi(services: ApiServices): Api {
  const api: Api = new Hono();
  api.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
  });
  api.onError((error, context) => {
    services.warn(`${context.req.method} ${context.req.path} failed: ${error.name}`);
    context.header("Retry-After", String(limits.unavailableRetrySeconds));
    context.header("Cache-Control", "no-store");
    return context.json({ error: "We cannot answer right now. Please try again." }, 503);
  });
  createVehicleRoutes(api, services);
  createContactRoute(api, services);
  api.all("*", (context) => context.json({ error: "Not found" }, 404));
  return api;
}

/** Answers every other method of a path that takes only some. */
export function refuseOtherMethods(api: Api, path: string, allow: string): void {
  api.all(path, (context) => {
    context.header("Allow", allow);
    return context.json({ error: `Only ${allow} is possible here.` }, 405);
  });
}
