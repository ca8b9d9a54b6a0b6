import { vehiclePath } from "./paths.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };

/** An old path and the one that answers now; the server sends 308. */
export interface Redirect {
  from: string;
  to: string;
}

const evolutionPrefix = "evolution-";

/** The former site linked EVOLUTION models without the brand: /vehicles/d5-ranger-4-plus. */
const evolutionModels: readonly Redirect[] = catalogue
  .filter(({ id }) => id.startsWith(evolutionPrefix))
  .map(({ id }) => ({
    from: vehiclePath({ id: id.slice(evolutionPrefix.length) }),
    to: vehiclePath({ id }),
  }));

export const redirects: readonly Redirect[] = [
  { from: "/privacy-policy", to: "/privacy" },
  { from: "/terms-of-service", to: "/terms" },
  ...evolutionModels,
];
