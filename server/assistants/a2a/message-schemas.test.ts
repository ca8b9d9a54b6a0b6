import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { createTools } from "#server/assistants/mcp/tools.ts";
import { createSkills } from "#server/assistants/skills/skills.ts";
import { a2aPath, cardPath, jsonHeaders, makeCall } from "#tests/assistants/messages.ts";
import { findViolations, type SchemaName } from "#tests/assistants/validate.ts";
import { skillIds } from "./contracts.ts";
import { useApi } from "#tests/fixtures/api.ts";

const siteUrl = "https://carts.example";

interface Schema {
  $id: string;
  examples: [{ type: string }];
}

const made = useApi(catalogue as Vehicle[]);

/** What the card names for a skill, as the site serves it. */
async function readSchemas(skillId: string): Promise<{ request: Schema; response: Schema }> {
  const card = (await (await made.assistants.request(cardPath)).json()) as {
    capabilities: {
      extensions: [{ params: { skills: Record<string, Record<string, string>> } }];
    };
  };
  const named = card.capabilities.extensions[0].params.skills[skillId];
  const read = async (url = "") => {
    expect(url).toContain(siteUrl);
    const response = await made.assistants.request(url.slice(siteUrl.length));
    expect([url, response.status]).toEqual([url, 200]);
    return (await response.json()) as Schema;
  };
  return {
    request: await read(named?.["request_schema"]),
    response: await read(named?.["response_schema"]),
  };
}

function compile(schema: Schema) {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

test.each(skillIds)(
  "the schemas of %s are ours, and their examples are right by them and by the protocol",
  async (skillId) => {
    const { request, response } = await readSchemas(skillId);
    for (const schema of [request, response]) {
      const [example] = schema.examples;
      const validate = compile(schema);
      expect([validate(example), validate.errors]).toEqual([true, null]);
      expect(findViolations(example.type as SchemaName, example)).toEqual([]);
      expect(validate({ ...example, type: "another" })).toBe(false);
    }
  },
);

test.each(skillIds)(
  "the example of %s is answered, and the answer is right by our schema",
  async (skillId) => {
    const { request, response } = await readSchemas(skillId);
    const answer = await made.assistants.request(a2aPath, {
      method: "POST",
      headers: jsonHeaders,
      body: JSON.stringify(makeCall(request.examples[0])),
    });
    const { result } = (await answer.json()) as {
      result: { message: { parts: [{ data: unknown }] } };
    };
    const validate = compile(response);
    expect([validate(result.message.parts[0].data), validate.errors]).toEqual([true, null]);
  },
);

test("each tool of MCP lists its schemas with an example that they allow", () => {
  const skills = createSkills({
    siteUrl,
    inventory: made.inventory,
    intake: { receive: () => Promise.reject(new Error("Nothing is stored here.")) },
  });
  const tools = createTools(skills);
  expect(tools).toHaveLength(5);
  for (const { name, skill, listing } of tools) {
    const schemas = [listing.inputSchema, listing.outputSchema].map((schema) =>
      schema["~standard"].jsonSchema.input({ target: "draft-2020-12" }),
    );
    const examples = schemas.map(
      ({ examples: [example] = [] }: { examples?: unknown[] }) => example,
    );
    expect([name, examples]).toEqual([name, [skill.examples.input, skill.examples.output]]);
    expect(skill.input.safeParse(examples[0]).error).toBeUndefined();
    expect(skill.output.safeParse(examples[1]).error).toBeUndefined();
  }
});

test("a schema is read by GET alone, and an unknown one is not there", async () => {
  const path = "/a2a/schemas/inventory-search-request.schema.json";
  const posted = await made.assistants.request(path, { method: "POST" });
  expect([posted.status, posted.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  expect((await made.assistants.request("/a2a/schemas/none.json")).status).toBe(404);
});
