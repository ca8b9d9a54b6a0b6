import type { Page } from "#domain/page.ts";

interface ModelPage {
  slug: string;
  name: string;
  title: string;
  description: string;
}

/** The twelve models with an editorial page; their prices live in the catalogue alone. */
const models: readonly ModelPage[] = [
  {
    slug: "denago-ev-city",
    name: "Denago EV City",
    title: "Denago EV City: two-seat electric cart",
    description:
      "Two seats and a lithium ion battery for short trips in town: the Denago EV City's price, range, features and what to check before you buy.",
  },
];

export const modelPages: readonly Page[] = models.map((model) => ({
  path: `/vehicles/${model.slug}`,
  name: model.name,
  title: model.title,
  description: model.description,
  kind: "model",
  islands: [],
  query: [],
  isIndexed: true,
}));
