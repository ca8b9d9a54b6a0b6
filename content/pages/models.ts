import type { Page } from "#domain/page.ts";
import { models } from "../models.ts";

/** The twelve models with an editorial page; their prices live in the catalogue alone. */
export const modelPages: readonly Page[] = models.map((model) => ({
  path: `/vehicles/${model.slug}`,
  name: model.vehicleName,
  title: model.seoTitle,
  description: model.seoDescription,
  kind: "model",
  islands: [],
  query: [],
  isIndexed: true,
}));
