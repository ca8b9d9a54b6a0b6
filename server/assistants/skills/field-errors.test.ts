import { expect, test } from "vitest";
import { createSkills } from "./skills.ts";

const refuse = () => Promise.reject(new Error("Nothing is read or stored here."));
const skills = createSkills({
  siteUrl: "https://carts.example",
  inventory: { snapshot: refuse, changedAt: refuse },
  intake: { receive: refuse },
});
const caller = { clientIp: "203.0.113.9", idempotencyKey: null };

/** The errors of a request by the fields that they name. */
async function readErrors(skill: keyof typeof skills, request: unknown) {
  const outcome = await skills[skill].answer(request, caller);
  if (outcome.ok) throw new Error("It was answered.");
  return Object.fromEntries(
    (outcome.refusal.errors ?? []).map(({ instanceLocation, error }) => [instanceLocation, error]),
  );
}

test("an unknown field is refused with those that are known in its record", async () => {
  expect(await readErrors("searchInventory", { seats: 6, filters: { seats: 6 } })).toEqual({
    "/seats": "is not known here; known are filters, pagination, sort and privacy",
    "/filters/seats": expect.stringMatching(
      /^is not known here; known are make, model, trim, condition,.* stock and query$/,
    ) as string,
  });
  expect(await readErrors("getVehicle", { id: "denago-ev-city" })).toMatchObject({
    "/id": "is not known here; known are vin, stock and vehicle_id",
  });
  expect(await readErrors("getDealerInformation", { verbose: true })).toEqual({
    "/verbose": "is not known here; nothing is",
  });
});

test("a value that is not allowed is refused with those that are", async () => {
  const errors = await readErrors("searchInventory", { filters: { condition: ["old"] } });
  expect(errors["/filters/condition/0"]).toBe('Invalid option: expected one of "new"|"used"|"cpo"');
});

test("a call of made-up names alone does not get an answer many times its size", async () => {
  const filters = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`f${index}`, 1]));
  const errors = await readErrors("searchInventory", { filters });
  expect(Object.keys(errors)).toHaveLength(20);
  expect(JSON.stringify(errors).length).toBeLessThan(JSON.stringify(filters).length);
});
