import { Hono } from "hono";
import type { Context } from "hono";
import { agentPath, cardPath } from "./agent-card.ts";
import { buildAgentCard } from "./agent-card.ts";
import type { Failure } from "./failures.ts";
import { answerFailure, answerResult, readCall } from "./json-rpc.ts";
import { answerMessage } from "./messages.ts";
import { createSkills } from "./skills.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import type { ApiServices } from "#server/api/services.ts";
import { respondCached } from "#server/http/respond.ts";
import { publicFileHeaders } from "#server/inventory/catalogue-files.ts";
import { createCachedResponse } from "#server/http/cached-response.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { admitPost } from "#server/http/post-admission.ts";
import { limits } from "#server/limits.ts";

export interface AgentServices extends ApiServices {
  now?: () => Date;
}

/** The agent card and the address that it names, to be mounted at the root. */
export function createAgent({
  now = () => new Date(),
  ...services
}: AgentServices): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  // Nothing in the card depends on the database, so it is there while that is away.
  const headers = publicFileHeaders({ contentType: "application/json", isListed: false });
  const text = JSON.stringify(buildAgentCard(services.siteUrl));
  const card = createCachedResponse(200, headers, text, { validity: "always" });
  app.get(cardPath, async (context) => respondCached(context.req.raw, await card));
  app.all(cardPath, () => {
    return new Response(null, { status: 405, headers: { ...securityHeaders, Allow: "GET, HEAD" } });
  });

  const skills = createSkills(services, now);
  app.post(agentPath, async (context) => answerPost(context, services, { skills, now }));
  app.all(agentPath, () => {
    const answer = answerFailure(null, refuse(405, "Calls are sent by POST."), now());
    answer.headers.set("Allow", "POST");
    return answer;
  });
  return app;
}

async function answerPost(
  context: Context<HttpEnvironment>,
  services: ApiServices,
  { skills, now }: { skills: ReturnType<typeof createSkills>; now: () => Date },
): Promise<Response> {
  const admitted = await admitPost(context.req.raw, services.siteUrl, ["application/json"]);
  if (!admitted.ok) return answerFailure(null, refuse(admitted.status, admitted.error), now());
  const read = readCall(admitted.body);
  if (!read.ok) return answerFailure(read.id, read.failure, now());
  const { id } = read.call;
  try {
    const outcome = await answerMessage(read.call, skills, {
      version: context.req.header("A2A-Version") ?? "",
      address: services.readClientIp(context),
      idempotencyKey: context.req.header("Idempotency-Key") ?? null,
    });
    return outcome.ok
      ? answerResult(id, outcome.result)
      : answerFailure(id, outcome.failure, now());
  } catch (error) {
    services.warn(`POST ${agentPath} failed: ${error instanceof Error ? error.name : "unknown"}`);
    return answerFailure(id, unavailable, now());
  }
}

/** Not a call at all: what HTTP refuses is said in the form that callers read. */
function refuse(status: number, message: string): Failure {
  return { code: "SCHEMA_VALIDATION_FAILED", rpcCode: -32600, message, status };
}

const unavailable: Failure = {
  code: "INTERNAL_ERROR",
  message: "We cannot answer right now. Please try again.",
  status: 503,
  retryAfterSeconds: limits.unavailableRetrySeconds,
};
