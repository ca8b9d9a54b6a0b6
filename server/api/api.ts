import { Hono } from "hono";
import { createContactRoute } from "./contact-route.ts";
import type { Api, ApiServices } from "./services.ts";
import { createVehicleRoutes } from "./vehicle-routes.ts";
import { createFailureLog } from "#server/http/failure-log.ts";
import { ResponseCache } from "#server/http/response-cache.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { limits } from "#server/limits.ts";

/** What keeps the answers that are made from the catalogue, for `ApiServices`. */
export function createAnswers(): ResponseCache {
  return new ResponseCache({ bytesMax: limits.keptAnswersBytesMax });
}

/** The API, to be mounted at `/api`. Every response is JSON, errors included. */
export function createApi(services: ApiServices): Api {
  const api: Api = new Hono();
  const logFailure = createFailureLog(services.warn);
  api.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
  });
  api.onError((error, context) => {
    const { method, path } = context.req;
    logFailure(error.name, `${method} ${path} failed: ${error.name}`);
    context.header("Retry-After", String(limits.unavailableRetrySeconds));
    context.header("Cache-Control", "no-store");
    return context.json({ error: "We cannot answer right now. Please try again." }, 503);
  });
  createVehicleRoutes(api, services);
  createContactRoute(api, services);
  api.all("*", (context) => context.json({ error: "Not found" }, 404));
  return api;
}
