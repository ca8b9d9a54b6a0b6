import { McpServer } from "@modelcontextprotocol/server";
import type { CallToolResult, StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { z } from "zod";
import { tools } from "./tools.ts";
import { mcpPath } from "./refusals.ts";
import { assistantTexts, skillTexts } from "#content/dealership/assistants.ts";
import { business } from "#content/dealership/business.ts";
import type { AssistantServices } from "#server/assistants/services.ts";
import { refuseUnavailable, type Refusal } from "#server/assistants/skills/refusal.ts";
import type { Caller, Skill, SkillOutcome } from "#server/assistants/skills/skill.ts";
import type { Skills } from "#server/assistants/skills/skills.ts";

/** A server of the SDK that offers the skills as tools to one caller, for one call. */
export function createToolServer(
  skills: Skills,
  caller: Caller,
  { siteUrl, warn }: Pick<AssistantServices, "siteUrl" | "warn">,
): McpServer {
  const server = new McpServer(
    {
      name: "coastline-golf-carts",
      title: business.name,
      version: "1.0.0",
      websiteUrl: siteUrl,
    },
    {
      instructions: assistantTexts.description,
      capabilities: { tools: { listChanged: false } },
    },
  );
  for (const { name, skill: skillName, annotations } of tools) {
    const { name: title, description } = skillTexts[skillName];
    const skill = skills[skillName];
    server.registerTool(
      name,
      { title, description, annotations: { title, ...annotations }, ...schemasOf(skill) },
      async (input: unknown) => toResult(await answer(skill, input)),
    );
  }

  async function answer(skill: Skill, input: unknown): Promise<SkillOutcome> {
    try {
      return await skill.answer(input, caller);
    } catch (error) {
      return { ok: false, refusal: refuseUnavailable(error, mcpPath, warn) };
    }
  }
  return server;
}

/** Made once for each skill, because a server is made for each call. */
const schemas = new WeakMap<Skill, ReturnType<typeof makeSchemas>>();

function schemasOf(skill: Skill): ReturnType<typeof makeSchemas> {
  const known = schemas.get(skill);
  if (known !== undefined) return known;
  const made = makeSchemas(skill);
  schemas.set(skill, made);
  return made;
}

function makeSchemas({ input, output }: Skill) {
  return {
    inputSchema: toListedSchema(z.toJSONSchema(input, { io: "input" })),
    outputSchema: toListedSchema(z.toJSONSchema(output, { io: "output" })),
  };
}

/**
 * A schema as clients see it. The SDK does not validate by it: the skill does and names every
 * wrong field, and the compiler holds its answer to the output schema.
 */
function toListedSchema(schema: Record<string, unknown>): StandardSchemaWithJSON {
  return {
    "~standard": {
      version: 1,
      vendor: "zod",
      validate: (value) => ({ value }),
      jsonSchema: { input: () => schema, output: () => schema },
    },
  };
}

function toResult(outcome: SkillOutcome): CallToolResult {
  if (!outcome.ok) {
    return { isError: true, content: [{ type: "text", text: formatRefusal(outcome.refusal) }] };
  }
  const { data, message } = outcome;
  return {
    // The data is said twice because clients of before 2025-06-18 read text alone.
    content: [
      { type: "text", text: message },
      { type: "text", text: JSON.stringify(data) },
    ],
    structuredContent: { ...data },
  };
}

/** A refusal as text that a language model can act on. */
function formatRefusal({ code, message, errors = [], retryAfterSeconds }: Refusal): string {
  const fields = errors.map(({ instanceLocation, error }) => `- ${instanceLocation}: ${error}`);
  const lines = [`${code}: ${message}`];
  if (fields.length > 0) lines.push("details.errors:", ...fields);
  if (retryAfterSeconds !== undefined) {
    const { display } = business.phone;
    lines.push(`Try again after ${retryAfterSeconds} seconds, or call ${display}.`);
  }
  return lines.join("\n");
}
