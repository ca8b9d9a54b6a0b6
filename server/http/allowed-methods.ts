import type { Hono } from "hono";
import type { HttpEnvironment } from "./environment.ts";

/** Answers every other method of a path that takes only some. */
export function refuseOtherMethods(api: Hono<HttpEnvironment>, path: string, allow: string): void {
  api.all(path, (context) => {
    context.header("Allow", allow);
    return context.json({ error: `Only ${allow} is possible here.` }, 405);
  });
}
