import { Hono } from "hono";
import type { McpServices } from "./mcp-endpoint.ts";
import { mcpPath, refuse } from "./refusals.ts";
import type { Skills } from "#server/assistants/skills/skills.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";

/**
 * The Model Context Protocol at one URL, to be mounted at the root of the site. The SDK is loaded
 * with the first call: most processes never get one, and it costs memory and start-up time.
 */
export function createMcp(services: McpServices, skills: Skills): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  let endpoint: Promise<Hono<HttpEnvironment>> | undefined;
  app.post(mcpPath, async (context) => {
    endpoint ??= import("./mcp-endpoint.ts").then(({ createMcpEndpoint }) =>
      createMcpEndpoint(services, skills),
    );
    return (await endpoint).fetch(context.req.raw, context.env);
  });
  // A server without sessions has no stream to open by GET and no session to end by DELETE.
  app.all(mcpPath, () => refuse(405, "Calls are sent by POST.", { Allow: "POST" }));
  return app;
}
