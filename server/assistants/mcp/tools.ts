import type { StandardSchemaWithJSON, ToolAnnotations } from "@modelcontextprotocol/server";
import { z } from "zod";
import { skillTexts } from "#content/dealership/assistants.ts";
import type { Skill } from "#server/assistants/skills/skill.ts";
import type { Skills } from "#server/assistants/skills/skills.ts";

/** A skill as the SDK registers it. */
export interface Tool {
  name: string;
  skill: Skill;
  listing: {
    title: string;
    description: string;
    annotations: ToolAnnotations;
    inputSchema: StandardSchemaWithJSON;
    outputSchema: StandardSchemaWithJSON;
  };
}

const reading: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Only with an idempotency key is a repeated lead stored once, and a person reads each. */
const submitting: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
};

/** The skills that are offered as tools. */
export function createTools(skills: Skills): Tool[] {
  const create = (name: string, skill: keyof Skills, annotations: ToolAnnotations): Tool => {
    const { name: title, description } = skillTexts[skill];
    const { input, output, examples } = skills[skill];
    const listing = {
      title,
      description,
      annotations: { title, ...annotations },
      inputSchema: toListedSchema(z.toJSONSchema(input, { io: "input" }), () => examples.input),
      outputSchema: toListedSchema(z.toJSONSchema(output, { io: "output" }), () => examples.output),
    };
    return { name, skill: skills[skill], listing };
  };
  return [
    create("get_dealer_information", "getDealerInformation", reading),
    create("search_inventory", "searchInventory", reading),
    create("get_vehicle", "getVehicle", reading),
    create("quote_rental", "quoteRental", reading),
    create("submit_lead", "submitLead", submitting),
  ];
}

/**
 * A schema as clients see it. The SDK does not validate by it: the skill does and names every
 * wrong field, and the compiler holds its answer to the output schema.
 */
function toListedSchema(
  schema: Record<string, unknown>,
  readExample: () => unknown,
): StandardSchemaWithJSON {
  const list = () => ({ ...schema, examples: [readExample()] });
  return {
    "~standard": {
      version: 1,
      vendor: "zod",
      validate: (value) => ({ value }),
      jsonSchema: { input: list, output: list },
    },
  };
}
