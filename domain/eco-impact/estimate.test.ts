import fc from "fast-check";
import { expect, test } from "vitest";
import { ecoConstants } from "./constants.ts";
import { estimateEcoImpact, findMilesPerGallon } from "./estimate.ts";
import type { EcoScenario } from "./estimate.ts";
import { findGridArea, gridAreas } from "./grid.ts";

const newJersey = findGridArea("new-jersey") ?? expect.fail("New Jersey has a grid");

const carInNewJersey: EcoScenario = {
  replaced: "car",
  milesPerWeek: 20,
  weeksPerYear: 52,
  area: newJersey,
  milesPerGallon: 22.8,
  kilowattHoursPerMile: 0.27,
  gasolineDollarsPerGallon: 3.3,
  electricityCentsPerKilowattHour: 17.7,
};

const anyScenario = fc.record({
  replaced: fc.constantFrom("car" as const, "gas-cart" as const),
  milesPerWeek: fc.integer({ min: 1, max: 500 }),
  weeksPerYear: fc.integer({ min: 1, max: 52 }),
  area: fc.constantFrom(...gridAreas),
  milesPerGallon: fc.integer({ min: 5, max: 150 }),
  kilowattHoursPerMile: fc.integer({ min: 5, max: 100 }).map((hundredths) => hundredths / 100),
  gasolineDollarsPerGallon: fc.integer({ min: 100, max: 900 }).map((cents) => cents / 100),
  electricityCentsPerKilowattHour: fc.integer({ min: 5, max: 60 }),
});

test("20 miles a week by car in New Jersey, computed by hand", () => {
  const impact = estimateEcoImpact(carInNewJersey);
  expect(impact.milesPerYear).toBe(1040);
  // 1040 / 22.8 = 45.614 gallons; × 8.887 kg = 405.37 kg; × $3.30 = $150.53
  expect(impact.gasoline.gallons).toBeCloseTo(45.614, 3);
  expect(impact.gasoline.co2Kilograms).toBeCloseTo(405.37, 2);
  expect(impact.gasoline.costCents).toBe(150_53);
  // 1040 × 0.27 = 280.8 kWh; / 0.95 × 599.2 lb/MWh × 0.45359 = 80.34 kg; × 17.70 ¢ = $49.70
  expect(impact.electric.kilowattHours).toBeCloseTo(280.8, 6);
  expect(impact.electric.co2Kilograms).toBeCloseTo(80.34, 2);
  expect(impact.electric.costCents).toBe(49_70);
  expect(impact.costSavedCents).toBe(100_83);
  // 325.04 kg / 60 = 5.4 seedlings; / 0.0124 = 26,213 phones; / 8.887 × 22.8 = 834 miles
  expect(impact.equivalents?.seedlings).toBeCloseTo(5.417, 3);
  expect(impact.equivalents?.phoneCharges).toBeCloseTo(26_213, 0);
  expect(impact.equivalents?.carMiles).toBeCloseTo(833.9, 1);
});

test("a gas cart is counted with three times the energy of an electric one", () => {
  // 33.7 kWh per gallon / 3 / 0.27 kWh per mile
  expect(findMilesPerGallon("gas-cart")).toBe(41.6);
  expect(findMilesPerGallon("car")).toBe(22.8);
});

test("more miles never mean less carbon dioxide or less cost, either way", () => {
  fc.assert(
    fc.property(anyScenario, fc.integer({ min: 0, max: 200 }), (scenario, moreMiles) => {
      const fewer = estimateEcoImpact(scenario);
      const milesPerWeek = scenario.milesPerWeek + moreMiles;
      const more = estimateEcoImpact({ ...scenario, milesPerWeek });
      expect(more.gasoline.co2Kilograms).toBeGreaterThanOrEqual(fewer.gasoline.co2Kilograms);
      expect(more.electric.co2Kilograms).toBeGreaterThanOrEqual(fewer.electric.co2Kilograms);
      expect(more.gasoline.costCents).toBeGreaterThanOrEqual(fewer.gasoline.costCents);
      expect(more.electric.costCents).toBeGreaterThanOrEqual(fewer.electric.costCents);
      expect(Math.abs(more.co2SavedKilograms)).toBeGreaterThanOrEqual(
        Math.abs(fewer.co2SavedKilograms),
      );
    }),
  );
});

test("the saving is the difference, and there are equivalents only where something is saved", () => {
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      const { gasoline, electric, ...impact } = estimateEcoImpact(scenario);
      expect(impact.co2SavedKilograms).toBe(gasoline.co2Kilograms - electric.co2Kilograms);
      expect(impact.costSavedCents).toBe(gasoline.costCents - electric.costCents);
      expect(impact.equivalents !== null).toBe(impact.co2SavedKilograms > 0);
    }),
  );
});

test("in every area a cart saves carbon dioxide against both vehicles at the figures shown", () => {
  for (const area of gridAreas) {
    for (const replaced of ["car", "gas-cart"] as const) {
      const impact = estimateEcoImpact({
        ...carInNewJersey,
        area,
        replaced,
        milesPerGallon: findMilesPerGallon(replaced),
      });
      expect(impact.co2SavedKilograms).toBeGreaterThan(0);
    }
  }
});

test.each(["milesPerWeek", "weeksPerYear", "milesPerGallon", "kilowattHoursPerMile"] as const)(
  "a scenario without %s is refused by name",
  (figure) => {
    for (const value of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => estimateEcoImpact({ ...carInNewJersey, [figure]: value })).toThrow(figure);
    }
  },
);

test("every constant has a unit, a year and an https source", () => {
  const bare = Object.values(ecoConstants).filter(
    ({ unit, year, source }) => !unit || !year || !source.name || !source.url.startsWith("https:"),
  );
  expect(bare).toEqual([]);
});
