import { loanDefaults } from "#content/dealership/financing.ts";
import { findModel } from "#content/vehicles/models.ts";
import { sortInStockFirst } from "#domain/catalogue/availability.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import {
  readLoanInputs,
  typedPrice,
  type LoanInputs,
  type PricedVehicle,
} from "#domain/money/loan-inputs.ts";

/** A list that can still be read. Any other cart is added by a link that names it. */
const listedVehiclesMax = 40;

interface FinancingPageData {
  inputs: LoanInputs;
  vehicles: PricedVehicle[];
}

/** The form as the query fills it; without carts to choose while the catalogue cannot be read. */
export function readFinancingPage(
  catalogue: Catalogue | null,
  query: URLSearchParams,
): FinancingPageData {
  const inputs = readLoanInputs(query, loanDefaults);
  if (!catalogue) return { inputs: { ...inputs, vehicle: typedPrice }, vehicles: [] };
  const chosen = catalogue.byId.get(inputs.vehicle);
  return { inputs, vehicles: listVehicles(catalogue.vehicles, chosen) };
}

/**
 * What is in stock first, of that the models first, then others while there is room, and always the
 * vehicle that was chosen.
 */
function listVehicles(vehicles: readonly Vehicle[], chosen: Vehicle | undefined): PricedVehicle[] {
  const [models, others] = [
    vehicles.filter(({ id }) => findModel(id)),
    vehicles.filter(({ id }) => !findModel(id)),
  ];
  const listed = sortInStockFirst([...models, ...others]).slice(0, listedVehiclesMax);
  if (chosen && !listed.includes(chosen)) listed.unshift(chosen);
  return listed.map(({ id, name, price, inStock }) => ({ id, name, priceDollars: price, inStock }));
}
