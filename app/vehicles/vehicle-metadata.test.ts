import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { buildVehicleMeta } from "./vehicle-metadata.ts";

const vehicle = (catalogue as Vehicle[]).find(({ id }) => id === "evolution-classic-2-plus");

function describe(description: string): unknown {
  if (vehicle === undefined) throw new Error("The catalogue has no such cart.");
  const matches = [{ id: "root", loaderData: { siteUrl: "https://carts.example" } }];
  const meta = buildVehicleMeta(matches, { ...vehicle, description });
  return meta.find((tag) => "name" in tag && tag.name === "description");
}

test("a long description is cut after a sentence, and inside one only where it is too long", () => {
  const sentence = "A two-seat cart for short trips close to home, at 25 mph.";
  expect(describe(`${sentence} ${sentence} ${sentence}`)).toMatchObject({
    content: `${sentence} ${sentence}`,
  });
  expect(describe("word ".repeat(60).trim())).toMatchObject({
    content: expect.stringMatching(/^(?:word ?){25,31}\.\.\.$/),
  });
});
