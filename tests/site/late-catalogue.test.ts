import { afterAll, beforeAll, expect, test } from "vitest";
import { pages } from "#content/pages/pages.ts";
import { turntablePath } from "#content/pages/paths.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { startLateSite } from "#tests/servers/late-site.ts";
import { makeCatalogue } from "#tests/fixtures/vehicles.ts";
import { ask } from "./ask.ts";
import { readVisibleText } from "./structured-data.ts";

const vehicles = catalogue as Vehicle[];
const turntable = turntablePath({ id: "denago-ev-city" });
let isLate = true;
let site: Awaited<ReturnType<typeof startLateSite>>;

beforeAll(async () => {
  site = await startLateSite(() =>
    isLate ? new Promise(() => {}) : Promise.resolve(makeCatalogue(vehicles)),
  );
});
afterAll(() => site.stop());

/** One page of each kind. */
const onePages = [...new Map(pages.map((page) => [page.kind, page.path])).values()];

test("no page says that something is not there because the database is late", async () => {
  isLate = true;
  for (const path of [...onePages, "/vehicle/denago-ev-city", "/vehicle/some-cart", turntable]) {
    const { status, text } = await ask(site.url + path);
    expect([path, status]).toEqual([path, path.endsWith("/3d") ? 503 : 200]);
    // What is visible, and no more than a few words of it in the failure.
    const main = readMain(text);
    const wrong =
      /.{30}(?:(?:Vehicle|Location|Page) [Nn]ot [Ff]ound|No vehicles (?:match|found)|[Ss]old out|NaN|undefined).{30}/s.exec(
        main,
      );
    expect([path, wrong?.[0]]).toEqual([path, undefined]);
  }
});

test("a turntable whose vehicle cannot be looked up is 503, with the phone, and comes back", async () => {
  isLate = true;
  const late = await ask(site.url + turntable);
  expect([late.status, late.headers["retry-after"]]).toEqual([503, "60"]);
  expect(late.headers["cache-control"]).toBe("no-store");
  expect(late.text).toContain("t show this cart right now");
  expect(late.text).toContain('href="tel:');
  isLate = false;
  expect((await ask(site.url + turntable)).status).toBe(200);
});

/** What each of these pages says of a cart's price. */
const price = "From $";

test.each(["state", "place", "town"])(
  "the page of a %s that came without prices is cached by nobody, and has them at the next request",
  async (kind) => {
    const path = pages.find((page) => page.kind === kind)?.path ?? "";
    isLate = true;
    const late = await ask(site.url + path);
    expect([late.status, late.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(readVisibleText(readMain(late.text))).not.toContain(price);
    isLate = false;
    const present = await ask(site.url + path);
    expect(present.status).toBe(200);
    expect(readVisibleText(readMain(present.text))).toContain(price);
    isLate = true;
    const cached = await ask(site.url + path);
    expect([cached.headers.etag, cached.text]).toEqual([present.headers.etag, present.text]);
  },
);

function readMain(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0] ?? "";
}
