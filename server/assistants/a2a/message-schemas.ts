import { z } from "zod";
import { skillContracts, skillIds } from "./contracts.ts";
import type { Skills } from "#server/assistants/skills/skills.ts";

/** The path of one of our schemas; that of all of them for an empty name. */
export function schemaPath(file: string): string {
  return `/a2a/schemas/${file}`;
}

interface RecordSchema {
  $schema?: string;
  properties?: Record<string, unknown>;
  required?: string[];
}

/**
 * The schema of each request and response by the name of its file, each with an example: what the
 * data part of a message holds, by the same schemas that the skills are checked with.
 */
export function buildMessageSchemas(siteUrl: string, skills: Skills): Map<string, object> {
  const schemas = new Map<string, object>();
  for (const skillId of skillIds) {
    const contract = skillContracts[skillId];
    const { input, output, examples } = skills[contract.skill];
    const add = (file: string, type: string, schema: RecordSchema, example: object) => {
      const { $schema, properties, required = [], ...others } = schema;
      schemas.set(file, {
        $schema,
        $id: siteUrl + schemaPath(file),
        ...others,
        properties: { type: { const: type }, ...properties },
        required: ["type", ...required],
        examples: [{ type, ...example }],
      });
    };
    const request = z.toJSONSchema(input, { io: "input" }) as RecordSchema;
    add(contract.requestSchema, contract.requestType, request, examples.input);
    const response = z.object({ data: output, message: z.string().optional() });
    add(contract.responseSchema, contract.responseType, z.toJSONSchema(response) as RecordSchema, {
      data: examples.output,
    });
  }
  return schemas;
}
