import { Hono } from "hono";
import type { Context } from "hono";
import { toLiveRecord } from "#content/dealership/changed-facts.ts";
import { refuseUnread } from "./a2a-error.ts";
import { a2aPath, buildAgentCard, cardPath } from "./agent-card.ts";
import { answerError, answerResult, readCall } from "./envelope.ts";
import { buildMessageSchemas, schemaPath } from "./message-schemas.ts";
import { answerMessage } from "./send-message.ts";
import type { AssistantServices } from "#server/assistants/services.ts";
import { refuseUnavailable } from "#server/assistants/skills/refusal.ts";
import type { Skills } from "#server/assistants/skills/skills.ts";
import { createCachedResponse } from "#server/http/cached-response.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { admitPost } from "#server/http/post-admission.ts";
import { respondCached } from "#server/http/respond.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { publicFileHeaders } from "#server/inventory/catalogue-files.ts";

type A2aServices = Pick<AssistantServices, "siteUrl" | "readClientIp" | "warn" | "now">;

/** The agent card and the URL that it names, to be mounted at the root of the site. */
export function createA2a(services: A2aServices, skills: Skills): Hono<HttpEnvironment> {
  const { siteUrl, now = () => new Date() } = services;
  const app = new Hono<HttpEnvironment>();
  // Nothing in the card and the schemas is read from the database for them, so they are there while it is away.
  const headers = publicFileHeaders({ contentType: "application/json", isListed: false });
  const serve = (path: string, build: () => object | undefined) => {
    const cached = toLiveRecord(() => ({
      response: createCachedResponse(200, headers, JSON.stringify(build()), { validity: "always" }),
    }));
    app.get(path, async (context) => respondCached(context.req.raw, await cached.response));
    app.all(path, () => {
      const refused = { ...securityHeaders, Allow: "GET, HEAD" };
      return new Response(null, { status: 405, headers: refused });
    });
  };
  serve(cardPath, () => buildAgentCard(siteUrl));
  const schemas = toLiveRecord(() => ({ all: buildMessageSchemas(siteUrl, skills) }));
  for (const file of schemas.all.keys()) serve(schemaPath(file), () => schemas.all.get(file));
  app.post(a2aPath, (context) => answerPost(context, skills, { ...services, now }));
  app.all(a2aPath, () => {
    const answer = answerError(null, refuseUnread(405, "Calls are sent by POST."), now());
    answer.headers.set("Allow", "POST");
    return answer;
  });
  return app;
}

async function answerPost(
  context: Context<HttpEnvironment>,
  skills: Skills,
  { siteUrl, readClientIp, warn, now }: Required<A2aServices>,
): Promise<Response> {
  const admitted = await admitPost(context.req.raw, siteUrl, ["application/json"]);
  if (!admitted.ok) return answerError(null, refuseUnread(admitted.status, admitted.error), now());
  const read = readCall(admitted.body);
  if (!read.ok) return answerError(read.id, read.error, now());
  const { id } = read.call;
  try {
    const outcome = await answerMessage(read.call, skills, {
      version: context.req.header("A2A-Version") ?? "",
      clientIp: readClientIp(context),
      idempotencyKey: context.req.header("Idempotency-Key") ?? null,
    });
    return outcome.ok ? answerResult(id, outcome.result) : answerError(id, outcome.error, now());
  } catch (error) {
    return answerError(id, refuseUnavailable(error, a2aPath, warn), now());
  }
}
