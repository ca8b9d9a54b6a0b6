import type { Page } from "./page.ts";
import { turntablePath, vehiclePath } from "./paths.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { models } from "#content/vehicles/models.ts";

/** The models with an editorial page; their prices live in the catalogue alone. */
export const modelPages: readonly Page[] = models.map((model) => ({
  path: vehiclePath({ id: model.slug }),
  name: model.vehicleName,
  title: model.seoTitle,
  description: model.seoDescription,
  kind: "model",
  islands: [],
  query: ["to"],
  isIndexed: true,
}));

/**
 * Every cart of the first catalogue can be turned and painted on a page of its own. It says nothing
 * that the page of the cart does not, so search engines are given that one.
 */
export const turntablePages: readonly Page[] = catalogue.map(({ id, name }) => ({
  path: turntablePath({ id }),
  name: "In 3D",
  title: `${name} in 3D: choose your colors`,
  description: `See the ${name} in 3D: turn it around, try colors for the body, seats and roof, and ask us for a quote in the colors you like.`,
  kind: "turntable",
  islands: ["turntable"],
  query: [],
  isIndexed: false,
}));
