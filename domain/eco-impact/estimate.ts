import { ecoConstants, kilogramsPerPound } from "./constants.ts";
import { gridEmissions } from "./grid.ts";
import type { GridArea } from "./grid.ts";

export type ReplacedVehicle = "gas-cart" | "car";

export interface EcoScenario {
  replaced: ReplacedVehicle;
  milesPerWeek: number;
  weeksPerYear: number;
  area: GridArea;
  /** What the replaced vehicle does on a gallon. */
  milesPerGallon: number;
  /** What the cart draws from the outlet. */
  kilowattHoursPerMile: number;
  gasolineDollarsPerGallon: number;
  electricityCentsPerKilowattHour: number;
}

/** One year of driving, one way or the other. */
export interface EcoYear {
  co2Kilograms: number;
  costCents: number;
}

export interface EcoImpact {
  milesPerYear: number;
  gasoline: EcoYear & { gallons: number };
  electric: EcoYear & { kilowattHours: number };
  /** Positive where the electric cart emits less. */
  co2SavedKilograms: number;
  /** Positive where the electric cart costs less to run. */
  costSavedCents: number;
  /** The saving in other terms; null where there is none. */
  equivalents: { seedlings: number; phoneCharges: number; carMiles: number } | null;
}

/** What the published or assumed consumption of a vehicle is, in miles per gallon. */
export function findMilesPerGallon(replaced: ReplacedVehicle): number {
  return replaced === "car"
    ? ecoConstants.carMilesPerGallon.value
    : ecoConstants.gasCartMilesPerGallon.value;
}

/**
 * Carbon dioxide and running cost of a year's miles, on gasoline and on the area's electricity,
 * which is counted at the power plant, so with the losses of the grid.
 * @throws RangeError when a figure of the scenario is not a positive number.
 */
export function estimateEcoImpact(scenario: EcoScenario): EcoImpact {
  checkScenario(scenario);
  const milesPerYear = scenario.milesPerWeek * scenario.weeksPerYear;
  const gallons = milesPerYear / scenario.milesPerGallon;
  const kilowattHours = milesPerYear * scenario.kilowattHoursPerMile;
  const generated = kilowattHours / (1 - ecoConstants.gridLoss.value / 100);
  const { poundsPerMegawattHour } = gridEmissions[scenario.area.subregion];
  const gasoline = {
    gallons,
    co2Kilograms: gallons * ecoConstants.gasolineCo2.value,
    costCents: Math.round(gallons * scenario.gasolineDollarsPerGallon * 100),
  };
  const electric = {
    kilowattHours,
    co2Kilograms: (generated / 1000) * poundsPerMegawattHour * kilogramsPerPound,
    costCents: Math.round(kilowattHours * scenario.electricityCentsPerKilowattHour),
  };
  const co2SavedKilograms = gasoline.co2Kilograms - electric.co2Kilograms;
  return {
    milesPerYear,
    gasoline,
    electric,
    co2SavedKilograms,
    costSavedCents: gasoline.costCents - electric.costCents,
    equivalents: co2SavedKilograms > 0 ? findEquivalents(co2SavedKilograms) : null,
  };
}

function findEquivalents(kilograms: number): NonNullable<EcoImpact["equivalents"]> {
  const { seedlingCo2, phoneChargeCo2, gasolineCo2, carMilesPerGallon } = ecoConstants;
  return {
    seedlings: kilograms / seedlingCo2.value,
    phoneCharges: kilograms / phoneChargeCo2.value,
    carMiles: (kilograms / gasolineCo2.value) * carMilesPerGallon.value,
  };
}

function checkScenario(scenario: EcoScenario): void {
  const { replaced: _replaced, area: _area, ...figures } = scenario;
  for (const [name, value] of Object.entries(figures)) {
    if (!(Number.isFinite(value) && value > 0)) {
      throw new RangeError(`${name} must be a number above zero, not ${value}`);
    }
  }
}
