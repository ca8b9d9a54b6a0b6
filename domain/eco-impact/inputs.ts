import { ecoConstants } from "./constants.ts";
import { estimateEcoImpact, findMilesPerGallon } from "./estimate.ts";
import type { EcoImpact, EcoScenario, ReplacedVehicle } from "./estimate.ts";
import { findGridArea } from "./grid.ts";

/** The form as a visitor typed it; an empty text takes the figure we show for it. */
export interface EcoInputs {
  replaces: string;
  miles: string;
  weeks: string;
  state: string;
  mpg: string;
  kwh: string;
  gas: string;
  cents: string;
}

export type EcoField = keyof EcoInputs;

export type EcoReading =
  | { scenario: EcoScenario; impact: EcoImpact; errors: null }
  | { scenario: null; impact: null; errors: Partial<Record<EcoField, string>> };

export const defaultEcoInputs: EcoInputs = {
  replaces: "car",
  miles: "20",
  weeks: "52",
  state: "new-jersey",
  mpg: "",
  kwh: "",
  gas: "",
  cents: "",
};

/** The fields that may stay empty, and what a figure typed there must be. */
const ownFigures = {
  mpg: { from: 5, to: 200, example: "25", unit: "miles per gallon" },
  kwh: { from: 0.05, to: 2, example: "0.2", unit: "kWh per mile" },
  gas: { from: 0.5, to: 15, example: "3.29", unit: "dollars per gallon" },
  cents: { from: 1, to: 150, example: "18.5", unit: "cents per kWh" },
} as const;

const milesLimits = { from: 1, to: 500 };
const weeksLimits = { from: 1, to: 52 };
const fieldOrder = ["replaces", "miles", "weeks", "state", "mpg", "kwh", "gas", "cents"] as const;

/**
 * The form as a query fills it. A form that was sent always says what is replaced, so every other
 * missing field was left empty; a link that names only a state takes the rest from the defaults.
 */
export function readEcoInputs(parameters: URLSearchParams): EcoInputs {
  const isSent = parameters.has("replaces");
  const inputs = { ...defaultEcoInputs };
  for (const field of fieldOrder) {
    const text = parameters.get(field);
    if (text !== null) inputs[field] = text.trim().slice(0, 40);
    else if (isSent) inputs[field] = "";
  }
  return inputs;
}

/** Writes the form as a query, always in the same order and without empty fields. */
export function formatEcoInputs(inputs: EcoInputs): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const field of fieldOrder) {
    if (field === "replaces" || inputs[field] !== "") parameters.set(field, inputs[field]);
  }
  return parameters;
}

/** Checks the form and computes the estimate; each wrong field gets its own message. */
export function readEcoImpact(inputs: EcoInputs): EcoReading {
  const errors: Partial<Record<EcoField, string>> = {};
  const area = findGridArea(inputs.state);
  const milesPerWeek = parseFigure(inputs.miles, milesLimits);
  const weeksPerYear = /^\d+$/.test(inputs.weeks) ? parseFigure(inputs.weeks, weeksLimits) : null;
  if (!isReplacedVehicle(inputs.replaces)) errors.replaces = "Choose a gas cart or a car";
  if (milesPerWeek === null) errors.miles = "Type the miles of a week, from 1 to 500";
  if (weeksPerYear === null) errors.weeks = "Type whole weeks, from 1 to 52";
  if (area === undefined) errors.state = "Choose a state from the list";
  for (const field of ["mpg", "kwh", "gas", "cents"] as const) {
    const { from, to, unit, example } = ownFigures[field];
    if (inputs[field] !== "" && parseFigure(inputs[field], ownFigures[field]) === null) {
      errors[field] = `Type ${unit} from ${from} to ${to}, such as ${example}, or leave it empty`;
    }
  }
  if (
    Object.keys(errors).length > 0 ||
    !isReplacedVehicle(inputs.replaces) ||
    milesPerWeek === null ||
    weeksPerYear === null ||
    area === undefined
  ) {
    return { scenario: null, impact: null, errors };
  }
  const scenario: EcoScenario = {
    replaced: inputs.replaces,
    milesPerWeek,
    weeksPerYear,
    area,
    milesPerGallon: parseFigure(inputs.mpg, ownFigures.mpg) ?? findMilesPerGallon(inputs.replaces),
    kilowattHoursPerMile: parseFigure(inputs.kwh, ownFigures.kwh) ?? ecoConstants.cartEnergy.value,
    gasolineDollarsPerGallon:
      parseFigure(inputs.gas, ownFigures.gas) ?? ecoConstants.gasolinePrice.value,
    electricityCentsPerKilowattHour:
      parseFigure(inputs.cents, ownFigures.cents) ?? area.electricityCents,
  };
  return { scenario, impact: estimateEcoImpact(scenario), errors: null };
}

function isReplacedVehicle(text: string): text is ReplacedVehicle {
  return text === "car" || text === "gas-cart";
}

/** A number as people type it; null when it is no number or out of its limits. */
function parseFigure(text: string, { from, to }: { from: number; to: number }): number | null {
  if (!/^\d{0,4}(?:\.\d{1,4})?$/.test(text) || !/\d/.test(text)) return null;
  const value = Number(text);
  return value >= from && value <= to ? value : null;
}
