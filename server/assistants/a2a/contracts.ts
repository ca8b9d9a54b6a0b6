import type { Skills } from "#server/assistants/skills/skills.ts";

/** What the protocol's skills.yaml says of each skill, as far as the wire shows it. */
export const skillContracts = {
  "dealer.information": contract(
    "getDealerInformation",
    "dealer.information",
    "dealer-information",
  ),
  "inventory.facets": contract("findInventoryFacets", "inventory.facets", "inventory-facets"),
  "inventory.search": contract("searchInventory", "inventory.search", "inventory-search"),
  "inventory.vehicle": contract("getVehicle", "inventory.vehicle", "vehicle-detail"),
  "lead.submit": contract("submitLead", "lead.submit", "lead-submit"),
} as const;

export type SkillId = keyof typeof skillContracts;

export const skillIds = Object.keys(skillContracts) as SkillId[];

function contract(skill: keyof Skills, skillId: string, file: string) {
  return {
    skill,
    requestType: `${skillId}.request`,
    responseType: `${skillId}.response`,
    responseMediaType: `application/vnd.autoagent.${file}-response+json`,
    requestSchema: `${file}-request.schema.json`,
    responseSchema: `${file}-response.schema.json`,
  };
}
