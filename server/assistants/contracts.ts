/** What the protocol's skills.yaml says of each skill, as far as the wire shows it. */
export const skillContracts = {
  "dealer.information": contract("dealer.information", "dealer-information"),
  "inventory.facets": contract("inventory.facets", "inventory-facets"),
  "inventory.search": contract("inventory.search", "inventory-search"),
  "inventory.vehicle": contract("inventory.vehicle", "vehicle-detail"),
  "lead.submit": contract("lead.submit", "lead-submit"),
} as const;

export type SkillId = keyof typeof skillContracts;

export const skillIds = Object.keys(skillContracts) as SkillId[];

function contract(skill: string, file: string) {
  return {
    requestType: `${skill}.request`,
    responseType: `${skill}.response`,
    responseMediaType: `application/vnd.autoagent.${file}-response+json`,
    requestSchema: `${file}-request.schema.json`,
    responseSchema: `${file}-response.schema.json`,
  };
}
