import type { SkillId } from "./contracts.ts";
import { buildDealerInformation } from "./dealer-information.ts";
import type { Failure } from "./failures.ts";
import { findFieldFailures, refuseFields } from "./field-failures.ts";
import { createInventorySkills } from "./inventory-skills.ts";
import { submitLead } from "./lead.ts";
import { dealerInformationRequest } from "./requests.ts";
import type { ApiServices } from "#server/api/services.ts";

/** Who calls, as the limits and the keys of inquiries need it. */
export interface Caller {
  /** From `createClientIpReader`. */
  address: string;
  /** Of the header with this name; the lead's own key goes before it. */
  idempotencyKey: string | null;
}

export type SkillOutcome =
  { ok: true; data: object; message: string } | { ok: false; failure: Failure };

/** Answers one request, whatever it holds. It throws only when the database does not answer. */
export type Skill = (request: unknown, caller: Caller) => SkillOutcome | Promise<SkillOutcome>;

export type Skills = Record<SkillId, Skill>;

/** The five skills. */
export function createSkills(services: ApiServices, now: () => Date): Skills {
  const { search, facets, vehicle } = createInventorySkills(services);
  return {
    "dealer.information": (request) => {
      const read = dealerInformationRequest.safeParse(request);
      if (!read.success) return refuseFields(findFieldFailures(read.error, request));
      return buildDealerInformation(services.siteUrl);
    },
    "inventory.facets": facets,
    "inventory.search": search,
    "inventory.vehicle": vehicle,
    "lead.submit": (request, caller) => submitLead(request, caller, services, now()),
  };
}
