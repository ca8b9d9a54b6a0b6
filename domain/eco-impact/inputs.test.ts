import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultEcoInputs, formatEcoInputs, readEcoImpact, readEcoInputs } from "./inputs.ts";

test("an empty query gives the default form, which has a result", () => {
  const inputs = readEcoInputs(new URLSearchParams());
  expect(inputs).toEqual(defaultEcoInputs);
  expect(readEcoImpact(inputs).impact?.milesPerYear).toBe(1040);
});

test("a link that names only a state takes the rest from the defaults", () => {
  const inputs = readEcoInputs(new URLSearchParams("state=maine"));
  expect(inputs).toEqual({ ...defaultEcoInputs, state: "maine" });
});

test("a form that was sent without miles has none", () => {
  const inputs = readEcoInputs(new URLSearchParams("replaces=car&weeks=52&state=maine"));
  expect(inputs.miles).toBe("");
});

test("what is written as a query is read back the same", () => {
  const text = fc.string({ maxLength: 20 }).map((value) => value.trim());
  const anyInputs = fc.record({
    replaces: text,
    miles: text,
    weeks: text,
    state: text,
    mpg: text,
    kwh: text,
    gas: text,
    cents: text,
  });
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const query = formatEcoInputs(inputs).toString();
      expect(readEcoInputs(new URLSearchParams(query))).toEqual(inputs);
    }),
  );
});

test("a query without own figures is short", () => {
  expect(formatEcoInputs(defaultEcoInputs).toString()).toBe(
    "replaces=car&miles=20&weeks=52&state=new-jersey",
  );
});

test("own figures take the place of the ones we show", () => {
  const inputs = { ...defaultEcoInputs, mpg: "40", kwh: ".2", gas: "4", cents: "20" };
  expect(readEcoImpact(inputs).scenario).toMatchObject({
    milesPerGallon: 40,
    kilowattHoursPerMile: 0.2,
    gasolineDollarsPerGallon: 4,
    electricityCentsPerKilowattHour: 20,
  });
});

test("empty own figures take the published ones of the state and the vehicle", () => {
  const inputs = { ...defaultEcoInputs, replaces: "gas-cart", state: "florida" };
  expect(readEcoImpact(inputs).scenario).toMatchObject({
    milesPerGallon: 41.6,
    kilowattHoursPerMile: 0.27,
    gasolineDollarsPerGallon: 3.3,
    electricityCentsPerKilowattHour: 15.21,
  });
});

test.each([
  [{ replaces: "horse" }, { replaces: "Choose a gas cart or a car" }],
  [{ miles: "0" }, { miles: "Type the miles of a week, from 1 to 500" }],
  [{ miles: "" }, { miles: "Type the miles of a week, from 1 to 500" }],
  [{ miles: "." }, { miles: "Type the miles of a week, from 1 to 500" }],
  [{ weeks: "53" }, { weeks: "Type whole weeks, from 1 to 52" }],
  [{ weeks: "4.5" }, { weeks: "Type whole weeks, from 1 to 52" }],
  [{ state: "ohio" }, { state: "Choose a state from the list" }],
  [{ mpg: "4" }, { mpg: "Type miles per gallon from 5 to 200, such as 25, or leave it empty" }],
  [
    { cents: "18,5" },
    { cents: "Type cents per kWh from 1 to 150, such as 18.5, or leave it empty" },
  ],
])("%o is answered with the field's own message", (wrong, errors) => {
  expect(readEcoImpact({ ...defaultEcoInputs, ...wrong }).errors).toEqual(errors);
});

test("any form gets a result or messages, never an exception", () => {
  const text = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
  fc.assert(
    fc.property(text, text, text, (miles, weeks, mpg) => {
      const { impact, errors } = readEcoImpact({ ...defaultEcoInputs, miles, weeks, mpg });
      expect(impact?.milesPerYear ?? Object.keys(errors ?? {}).length).toBeGreaterThan(0);
    }),
  );
});
