import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { dealerSchemas } from "./dealer-schemas.ts";
import { envelopeSchemas } from "./envelope-schemas.ts";
import { vehicleSchemas } from "./vehicle-schemas.ts";

const schemas = { ...vehicleSchemas, ...dealerSchemas, ...envelopeSchemas };

export type SchemaName = keyof typeof schemas;

const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictRequired: false });
addFormats.default(ajv);
for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);

/** What a value lacks to be what the protocol calls by this name; empty when it is right. */
export function findViolations(name: SchemaName, value: unknown): string[] {
  const validate = ajv.getSchema(name);
  if (validate === undefined) throw new Error(`There is no schema ${name}.`);
  if (validate(value) === true) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`,
  );
}
