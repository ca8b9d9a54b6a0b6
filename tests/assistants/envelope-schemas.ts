const text = { type: "string" };
const address = { type: "string", format: "uri" };
const modes = { type: "array", items: text, minItems: 1 };
const id = { type: ["string", "number", "null"] };
const extensionUri = "https://autoagentprotocol.org/extensions/aap/v1.1";

/** An A2A 1.0 message as the profile uses it: one part with typed data. */
const message = (role: string) => ({
  type: "object",
  properties: {
    messageId: { type: "string", minLength: 1 },
    role: { const: role },
    parts: {
      type: "array",
      minItems: 1,
      maxItems: 1,
      items: {
        type: "object",
        properties: {
          data: { type: "object", properties: { type: text }, required: ["type"] },
          mediaType: { type: "string", pattern: "^application/vnd\\.autoagent\\.[a-z-]+\\+json$" },
        },
        required: ["data", "mediaType"],
        not: { required: ["kind"] },
      },
    },
  },
  required: ["messageId", "role", "parts"],
  not: { required: ["kind"] },
});

const skill = {
  type: "object",
  properties: {
    id: text,
    name: text,
    description: text,
    tags: { type: "array", items: text, minItems: 1 },
  },
  required: ["id", "name", "description", "tags"],
  // Strict readers of A2A cards refuse fields of a skill that A2A does not know.
  propertyNames: { enum: ["id", "name", "description", "tags", "inputModes", "outputModes"] },
};

/** Schemas of the agent card and of calls and answers, by name. */
export const envelopeSchemas = {
  "agent-card": {
    type: "object",
    properties: {
      name: text,
      description: text,
      version: text,
      documentationUrl: address,
      iconUrl: address,
      provider: {
        type: "object",
        properties: { organization: text, url: address },
        required: ["organization", "url"],
      },
      supportedInterfaces: {
        type: "array",
        items: {
          type: "object",
          properties: {
            url: address,
            protocolBinding: { const: "JSONRPC" },
            protocolVersion: { const: "1.0" },
          },
          required: ["url", "protocolBinding", "protocolVersion"],
        },
        minItems: 1,
      },
      capabilities: {
        type: "object",
        properties: {
          streaming: { type: "boolean" },
          pushNotifications: { type: "boolean" },
          extensions: {
            type: "array",
            items: {
              type: "object",
              properties: {
                uri: address,
                description: text,
                required: { type: "boolean" },
                params: { type: "object" },
              },
              required: ["uri"],
            },
            contains: { properties: { uri: { const: extensionUri } }, required: ["uri"] },
          },
        },
        required: ["extensions"],
      },
      defaultInputModes: modes,
      defaultOutputModes: modes,
      skills: { type: "array", minItems: 1, items: skill },
    },
    required: [
      "name",
      "description",
      "supportedInterfaces",
      "version",
      "capabilities",
      "defaultInputModes",
      "defaultOutputModes",
      "skills",
    ],
  },
  call: {
    type: "object",
    properties: {
      jsonrpc: { const: "2.0" },
      id,
      method: { const: "SendMessage" },
      params: {
        type: "object",
        properties: { message: message("ROLE_USER") },
        required: ["message"],
      },
    },
    required: ["jsonrpc", "id", "method", "params"],
  },
  answer: {
    type: "object",
    properties: {
      jsonrpc: { const: "2.0" },
      id,
      result: {
        type: "object",
        properties: { message: message("ROLE_AGENT") },
        required: ["message"],
      },
      error: {
        type: "object",
        properties: { code: { type: "integer" }, message: text, data: { $ref: "aap.error" } },
        required: ["code", "message", "data"],
        additionalProperties: false,
      },
    },
    required: ["jsonrpc", "id"],
    oneOf: [{ required: ["result"] }, { required: ["error"] }],
    additionalProperties: false,
  },
};
