import { createHash } from "node:crypto";
import { assistantTexts, skillTexts } from "#content/dealership/assistants.ts";
import { business } from "#content/dealership/business.ts";
import { skillContracts, skillIds } from "./contracts.ts";
import { schemaPath } from "./message-schemas.ts";

export const cardPath = "/.well-known/agent-card.json";
export const a2aPath = "/a2a";
/** Of A2A, whose messages carry those of the Auto Agent Protocol. */
export const a2aVersion = "1.0";

const protocol = "https://autoagentprotocol.org";
const extensionUri = `${protocol}/extensions/aap/v1.1`;

/**
 * The agent card of A2A 1.0 with the extension of the Auto Agent Protocol 1.1. Its id is made of
 * its content, because the protocol asks for another one whenever the card changes.
 */
export function buildAgentCard(siteUrl: string) {
  const makeCard = (cardId: string) => ({
    name: business.name,
    description: assistantTexts.description,
    version: "1.0.0",
    provider: { organization: business.name, url: siteUrl },
    documentationUrl: `${siteUrl}/llms.txt`,
    supportedInterfaces: [
      { url: siteUrl + a2aPath, protocolBinding: "JSONRPC", protocolVersion: a2aVersion },
    ],
    capabilities: {
      streaming: false,
      pushNotifications: false,
      extensions: [
        {
          uri: extensionUri,
          description: "Auto Agent Protocol 1.1",
          required: true,
          params: {
            id: cardId,
            version: "1.1.0",
            // Our own copies, which say what we take and answer, and can be read here.
            schema_base_url: siteUrl + schemaPath(""),
            skills: Object.fromEntries(
              skillIds.map((skillId) => {
                const { requestSchema, responseSchema } = skillContracts[skillId];
                return [
                  skillId,
                  {
                    request_schema: siteUrl + schemaPath(requestSchema),
                    response_schema: siteUrl + schemaPath(responseSchema),
                  },
                ];
              }),
            ),
          },
        },
      ],
    },
    defaultInputModes: ["application/json"],
    defaultOutputModes: ["application/json"],
    skills: skillIds.map((skillId) => ({
      id: skillId,
      ...skillTexts[skillContracts[skillId].skill],
    })),
  });
  return makeCard(toUuid(JSON.stringify(makeCard(""))));
}

/** A UUID of version 8 (RFC 9562), which is for ids made in ways of one's own. */
function toUuid(text: string): string {
  const digest = createHash("sha256").update(text).digest("hex");
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`];
  return [...parts, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join("-");
}
