/** Loads every file that names a fact: only then are they all known. */
import "./business.ts";
import "./delivery.ts";
import "./fees.ts";
import "./hours.ts";
import "./notice.ts";
import "./rental-plans.ts";
import "#content/pages/policies/policies.ts";

export { factsInFiles } from "./changed-facts.ts";
