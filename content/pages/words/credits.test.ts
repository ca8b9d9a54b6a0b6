import { expect, test } from "vitest";
import { credits } from "./credits.ts";

test("GeoNames is credited in the words its license asks for", () => {
  const required = credits.filter(({ isRequired }) => isRequired);
  expect(required.map(({ text }) => text)).toEqual(["GeoNames (geonames.org), CC BY 4.0"]);
});
