import { exampleRatePercent, loanDefaults } from "#content/dealership/financing.ts";
import { findModel } from "#content/vehicles/models.ts";
import { pictureViewsOf } from "#content/vehicles/pictures.ts";
import { sortInStockFirst } from "#domain/catalogue/availability.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { formatCents, formatDollars } from "#domain/money/money.ts";
import {
  quoteLoan,
  readLoanInputs,
  typedPrice,
  type LoanInputs,
  type PricedVehicle,
} from "#domain/money/loan-inputs.ts";
import type { WorkedExample } from "./payment-example.tsx";
import {
  formatExampleTag,
  formatExampleTerms,
  formatExampleTitle,
  formatLastPayment,
} from "./payment-words.ts";

/** A list that can still be read. Any other cart is added by a link that names it. */
const listedVehiclesMax = 40;

interface FinancingPageData {
  inputs: LoanInputs;
  vehicles: PricedVehicle[];
  /** The ids of those without a picture of ours. */
  unpictured: string[];
  example: WorkedExample;
}

/** The form as the query fills it; without carts to choose while the catalogue cannot be read. */
export function readFinancingPage(
  catalogue: Catalogue | null,
  query: URLSearchParams,
): FinancingPageData {
  const inputs = readLoanInputs(query, loanDefaults);
  if (!catalogue) {
    return {
      inputs: { ...inputs, vehicle: typedPrice },
      vehicles: [],
      unpictured: [],
      example: buildExample(undefined),
    };
  }
  const chosen = catalogue.byId.get(inputs.vehicle);
  const vehicles = listVehicles(catalogue.vehicles, chosen);
  const inStock = vehicles.filter((vehicle) => vehicle.inStock);
  const shown = inStock.find(({ id }) => id === inputs.vehicle) ?? inStock[0];
  const unpictured = vehicles
    .map(({ id }) => id)
    .filter((id) => !pictureViewsOf(id).includes("front"));
  return { inputs, vehicles, unpictured, example: buildExample(shown) };
}

/**
 * A loan for a cart in stock, at a rate that nobody offers and whatever the form says; for the price that
 * the form starts with where no cart is known.
 * @throws TypeError when the example's figures in content/ are no loan.
 */
function buildExample(vehicle: PricedVehicle | undefined): WorkedExample {
  const inputs = { ...loanDefaults, vehicle: vehicle?.id ?? typedPrice };
  const { quote } = quoteLoan(
    { ...inputs, apr: String(exampleRatePercent) },
    vehicle ? [vehicle] : [],
  );
  if (quote === null) throw new TypeError("The worked example of content/ cannot be computed.");
  const { estimate, priceDollars, downDollars, annualRatePercent, termMonths } = quote;
  return {
    vehicleId: vehicle?.id ?? typedPrice,
    tag: formatExampleTag(annualRatePercent),
    title: formatExampleTitle(vehicle?.name, formatDollars(priceDollars)),
    monthlyPayment: formatCents(estimate.monthlyPaymentCents),
    split: {
      financed: formatDollars(priceDollars - downDollars),
      interest: formatCents(estimate.totalInterestCents),
      total: formatCents(estimate.totalPaidCents),
      interestPercent: Math.round((estimate.totalInterestCents / estimate.totalPaidCents) * 100),
    },
    terms: formatExampleTerms(termMonths, formatDollars(downDollars)),
    note: formatLastPayment(formatCents(estimate.lastPaymentCents)),
  };
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
