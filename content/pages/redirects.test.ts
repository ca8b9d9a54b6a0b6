import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { redirects } from "./redirects.ts";

test("the former paths of privacy, terms and EVOLUTION models lead to the present ones", () => {
  expect(redirects).toContainEqual({ from: "/privacy-policy", to: "/privacy" });
  expect(redirects).toContainEqual({ from: "/terms-of-service", to: "/terms" });
  expect(redirects).toContainEqual({
    from: "/vehicles/d5-ranger-4-plus",
    to: "/vehicles/evolution-d5-ranger-4-plus",
  });
});

test("every EVOLUTION model of the catalogue has its redirect", () => {
  const models = catalogue.filter(({ brand }) => brand === "evolution");
  const targets = new Set(redirects.map(({ to }) => to));
  expect(models.map(({ id }) => `/vehicles/${id}`).filter((to) => !targets.has(to))).toEqual([]);
});

test("one hop is enough, and no path redirects twice", () => {
  const sources = new Set(redirects.map(({ from }) => from));
  expect(sources.size).toBe(redirects.length);
  expect(redirects.filter(({ to }) => sources.has(to))).toEqual([]);
});
