import { expect, test } from "vitest";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { makeCatalogue } from "#tests/fixtures/vehicles.ts";
import { createPageServices, type PageServiceParts } from "./page-services.ts";

test("a database that goes and comes back while pages are rendered has one line in the log", async () => {
  const warnings: string[] = [];
  let isAway = true;
  const snapshot = (): Promise<Catalogue> =>
    isAway ? Promise.reject(new Error("connection refused")) : Promise.resolve(makeCatalogue([]));
  const parts: Partial<PageServiceParts> = {
    inventory: { snapshot },
    illustrations: { places: {}, states: {}, towns: {} } as never,
    warn: (message) => warnings.push(message),
  };
  const services = createPageServices(parts as PageServiceParts);
  for (const away of [true, true, false, true, false, true, true]) {
    isAway = away;
    expect((await services.catalogue()) === null).toBe(away);
  }
  expect(warnings).toEqual(["The catalogue could not be read: Error: connection refused"]);
});
