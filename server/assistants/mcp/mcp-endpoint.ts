import { originValidation } from "@modelcontextprotocol/hono";
import { createMcpHandler, isJSONRPCNotification } from "@modelcontextprotocol/server";
import { Hono } from "hono";
import { mcpPath, refuse } from "./refusals.ts";
import { createToolServer } from "./tool-server.ts";
import { createTools } from "./tools.ts";
import { internalError, readBody } from "#server/assistants/json-rpc.ts";
import type { AssistantServices } from "#server/assistants/services.ts";
import { refuseUnavailable } from "#server/assistants/skills/refusal.ts";
import type { Caller } from "#server/assistants/skills/skill.ts";
import type { Skills } from "#server/assistants/skills/skills.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { admitPost } from "#server/http/post-admission.ts";
import { securityHeaders } from "#server/http/security-headers.ts";

export type McpServices = Pick<AssistantServices, "siteUrl" | "readClientIp" | "warn">;

/**
 * Streamable HTTP without sessions: every POST is answered by a server object of its own, whether
 * it comes from a client of 2025, which begins with `initialize`, or of 2026-07-28 and later.
 */
export function createMcpEndpoint(
  { siteUrl, readClientIp, warn }: McpServices,
  skills: Skills,
): Hono<HttpEnvironment> {
  const tools = createTools(skills);
  const callers = new WeakMap<Request, Caller>();
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const caller = requestInfo === undefined ? undefined : callers.get(requestInfo);
      return createToolServer(tools, caller ?? unknownCaller, { siteUrl, warn });
    },
    // Our tools never change while the server runs, so nobody may hold a stream open for news.
    { maxSubscriptions: 0, keepAliveMs: 0 },
  );
  const app = new Hono<HttpEnvironment>();
  app.use(async (context, next) => {
    await next();
    const headers = { ...securityHeaders, "Cache-Control": "no-store" };
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });
  // Against DNS rebinding, where a page's own host name leads to our server: such a page has the
  // host that its request names, so `admitPost` alone would let it in.
  app.use(originValidation([new URL(siteUrl).hostname]));
  app.onError((error) => {
    const { message, retryAfterSeconds } = refuseUnavailable(error, mcpPath, warn);
    return refuse(503, message, { "Retry-After": String(retryAfterSeconds) }, internalError);
  });
  app.post(mcpPath, async (context) => {
    const request = context.req.raw;
    const admitted = await admitPost(request, siteUrl, ["application/json"]);
    if (!admitted.ok) return refuse(admitted.status, admitted.error);
    const read = readBody(admitted.body);
    if (!read.ok) return refuse(400, read.message, {}, read.code);
    if (isCallWithoutId(read.value)) return refuse(400, 'Send an "id" with each call.');
    callers.set(request, { clientIp: readClientIp(context), idempotencyKey: null });
    return handler.fetch(request, { parsedBody: read.value });
  });
  return app;
}

/** Nobody calls without a request; if it ever happened, all such calls would share one limit. */
const unknownCaller: Caller = { clientIp: "unknown", idempotencyKey: null };

/** It would be accepted as a notification, and its lead would be dropped without a word. */
function isCallWithoutId(value: unknown): boolean {
  return isJSONRPCNotification(value) && !value.method.startsWith("notifications/");
}
