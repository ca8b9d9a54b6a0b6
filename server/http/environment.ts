import type { HttpBindings } from "@hono/node-server";

/** Hono's environment of every app; `incoming` is missing where a request never came over a socket, as in tests. */
export type HttpEnvironment = { Bindings: Partial<HttpBindings> };
