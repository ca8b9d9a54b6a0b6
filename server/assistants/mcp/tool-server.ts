import { McpServer, type CallToolResult } from "@modelcontextprotocol/server";
import { mcpPath } from "./refusals.ts";
import type { Tool } from "./tools.ts";
import { assistantTexts } from "#content/dealership/assistants.ts";
import { business } from "#content/dealership/business.ts";
import type { AssistantServices } from "#server/assistants/services.ts";
import { refuseUnavailable, type Refusal } from "#server/assistants/skills/refusal.ts";
import type { Caller, SkillOutcome } from "#server/assistants/skills/skill.ts";

/** A server of the SDK that offers the tools to one caller, for one call. */
export function createToolServer(
  tools: readonly Tool[],
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
  for (const { name, skill, listing } of tools) {
    server.registerTool(name, listing, async (input: unknown) => {
      try {
        return toResult(await skill.answer(input, caller));
      } catch (error) {
        return toResult({ ok: false, refusal: refuseUnavailable(error, mcpPath, warn) });
      }
    });
  }
  return server;
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
