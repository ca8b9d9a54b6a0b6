import type { ToolAnnotations } from "@modelcontextprotocol/server";
import type { Skills } from "#server/assistants/skills/skills.ts";

interface Tool {
  name: string;
  skill: keyof Skills;
  annotations: ToolAnnotations;
}

const reading: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** The skills that are offered as tools. */
export const tools: readonly Tool[] = [
  { name: "get_dealer_information", skill: "getDealerInformation", annotations: reading },
  { name: "search_inventory", skill: "searchInventory", annotations: reading },
  { name: "get_vehicle", skill: "getVehicle", annotations: reading },
  {
    name: "submit_lead",
    skill: "submitLead",
    // Only with an idempotency key is a repeated lead stored once, and a person reads each.
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: true,
    },
  },
];
