import { expect, test } from "vitest";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { trackCatalogue } from "./render.ts";

const catalogueOf = (revision: number): Catalogue => ({
  revision,
  vehicles: [],
  byId: new Map(),
  removed: new Map(),
});

test("a page that never asks for the catalogue is always valid", () => {
  expect(trackCatalogue(() => Promise.resolve(catalogueOf(1))).validity()).toBe("always");
});

test("a page that read the catalogue is valid for the revision that it got", async () => {
  const reads = trackCatalogue(() => Promise.resolve(catalogueOf(7)));
  await Promise.all([reads.catalogue(), reads.catalogue()]);
  expect(reads.validity()).toEqual({ version: "7" });
});

test("a page made without its catalogue is never stored", async () => {
  const away = trackCatalogue(() => Promise.resolve(null));
  await away.catalogue();
  expect(away.validity()).toBe("once");
  const failing = trackCatalogue(() => Promise.reject(new Error("no database")));
  await failing.catalogue().catch(() => null);
  expect(failing.validity()).toBe("once");
});

test("a page that did not wait for the catalogue, or saw two states of it, is never stored", async () => {
  const late = trackCatalogue(() => new Promise<never>(() => {}));
  void late.catalogue();
  expect(late.validity()).toBe("once");
  let revision = 1;
  const changing = trackCatalogue(() => Promise.resolve(catalogueOf(revision++)));
  await changing.catalogue();
  await changing.catalogue();
  expect(changing.validity()).toBe("once");
});
