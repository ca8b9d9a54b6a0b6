import { Hono } from "hono";
import { createA2a } from "./a2a/a2a-routes.ts";
import { createMcp } from "./mcp/mcp-routes.ts";
import type { AssistantServices } from "./services.ts";
import { createSkills } from "./skills/skills.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";

/** Both protocols for assistants over one set of skills, to be mounted at the root of the site. */
export function createAssistants(services: AssistantServices): Hono<HttpEnvironment> {
  const skills = createSkills(services);
  const app = new Hono<HttpEnvironment>();
  app.route("/", createA2a(services, skills));
  app.route("/", createMcp(services, skills));
  return app;
}
