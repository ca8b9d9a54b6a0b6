import { dealerInformationInput, dealerInformationOutput } from "./dealer-information.ts";
import { getDealerInformation } from "./dealer-information.ts";
import { facetsInput, facetsOutput, findInventoryFacets } from "./inventory/inventory-facets.ts";
import { getVehicle, vehicleInput } from "./inventory/get-vehicle.ts";
import { listingOutput } from "./inventory/listing.ts";
import { createListings } from "./inventory/listings.ts";
import { searchInput, searchInventory, searchOutput } from "./inventory/search-inventory.ts";
import { leadInput } from "./lead/lead-schema.ts";
import { leadOutput, refuseLeadFields, submitLead } from "./lead/submit-lead.ts";
import { quoteRental, rentalInput, rentalOutput } from "./rental/quote-rental.ts";
import { createExamples } from "./examples.ts";
import { createSkill } from "./skill.ts";
import type { AssistantServices } from "#server/assistants/services.ts";

export type Skills = ReturnType<typeof createSkills>;

/** Everything that assistants can ask for; each protocol chooses names of its own for them. */
export function createSkills(services: Omit<AssistantServices, "readClientIp" | "warn">) {
  const { intake, siteUrl, now = () => new Date() } = services;
  const listings = createListings(services);
  const examples = createExamples(siteUrl);
  return {
    getDealerInformation: createSkill({
      input: dealerInformationInput,
      output: dealerInformationOutput,
      examples: examples.getDealerInformation,
      run: () => getDealerInformation(siteUrl),
    }),
    findInventoryFacets: createSkill({
      input: facetsInput,
      output: facetsOutput,
      examples: examples.findInventoryFacets,
      run: (input) => findInventoryFacets(input, listings),
    }),
    searchInventory: createSkill({
      input: searchInput,
      output: searchOutput,
      examples: examples.searchInventory,
      run: (input) => searchInventory(input, listings),
    }),
    getVehicle: createSkill({
      input: vehicleInput,
      output: listingOutput,
      examples: examples.getVehicle,
      run: (input) => getVehicle(input, listings),
    }),
    quoteRental: createSkill({
      input: rentalInput,
      output: rentalOutput,
      examples: examples.quoteRental,
      run: (input) => quoteRental(input, siteUrl, now()),
    }),
    submitLead: createSkill({
      input: leadInput,
      output: leadOutput,
      examples: examples.submitLead,
      refuse: refuseLeadFields,
      run: (lead, caller) => submitLead(lead, caller, intake, now()),
    }),
  };
}
