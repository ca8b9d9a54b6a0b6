import { beforeAll, expect, inject, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { municipalities } from "#content/places/municipalities.ts";
import { placePath, townPath } from "#content/pages/paths.ts";
import { coastalPlaces, states } from "#content/places/states.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { Coordinates } from "#domain/geography/place.ts";
import { ask } from "./ask.ts";
import { countDeliveryAmounts, findWrongDeliveries } from "./delivery-prices.ts";
import {
  isEmpty,
  placeTypes,
  readMeta,
  readVisibleLines,
  readVisibleText,
  type Block,
  type Described,
} from "./structured-data.ts";
import { readStructuredData } from "./structured-data.ts";
import { readAttribute, readPictures } from "./walked-page.ts";

const site = inject("sharedSite");
/** Pages of controls and lists, whose texts have no full stop: each line is a text of its own. */
const toolKinds: ReadonlySet<string> = new Set([
  "inventory",
  "comparison",
  "calculator",
  "cart-finder",
  "model",
]);
let described: Described[];

beforeAll(async () => {
  described = await readStructuredData(site);
});

test("the offer of a vehicle is the one its page shows", () => {
  const products = described.filter(({ page }) => page.kind === "model");
  expect(products).toHaveLength(catalogue.length);
  for (const { path, blocks, visible, text } of products) {
    const vehicle = catalogue.find(({ id }) => path === `/vehicles/${id}`);
    const product = blocks.find(({ "@type": type }) => type === "Product");
    const offer = product?.["offers"] as Block;
    expect(offer).toMatchObject({
      url: site.url + path,
      price: vehicle?.price,
      priceCurrency: "USD",
      availability: `https://schema.org/${vehicle?.inStock ? "InStock" : "OutOfStock"}`,
      itemCondition: `https://schema.org/${vehicle?.isNew ? "NewCondition" : "UsedCondition"}`,
    });
    expect(visible).toContain(formatDollars(offer["price"] as number));
    const pictures = readPictures(text).map((from) => site.url + from);
    expect(product?.["image"], path).toEqual(pictures);
    expect(readMeta(text, "product:price:amount")).toBe(String(offer["price"]));
    expect(readMeta(text, "product:price:currency")).toBe("USD");
    expect(readMeta(text, "product:condition")).toBe(vehicle?.isNew ? "new" : "used");
    expect(readMeta(text, "product:availability")).toBe(
      vehicle?.inStock ? "in stock" : "out of stock",
    );
  }
});

test("the dealership says on its own pages all that a local business is asked for", () => {
  const own = described.filter(({ blocks }) => blocks.some((one) => one["@type"] === "AutoDealer"));
  expect(own.map(({ path }) => path).toSorted()).toEqual(["/", "/contact", "/showroom"]);
  for (const { path, blocks } of own) {
    const dealer = blocks.find((one) => one["@type"] === "AutoDealer") ?? {};
    const asked = [
      "geo",
      "openingHoursSpecification",
      "areaServed",
      "contactPoint",
      "email",
      "logo",
    ];
    expect(
      asked.filter((name) => isEmpty(dealer[name])),
      path,
    ).toEqual([]);
    const { lat, lng } = business.showroom.coordinates;
    expect(dealer["geo"], path).toMatchObject({ latitude: lat, longitude: lng });
    expect((dealer["areaServed"] as Block[]).map(({ name }) => name)).toEqual(
      states.map(({ name }) => name),
    );
    const departments = ((dealer["department"] ?? []) as Block[]).map(({ name }) => name);
    expect(departments, path).toEqual(
      path === "/" ? [] : departmentHours.slice(1).map(({ name }) => name),
    );
  }
});

/** The price on a phone's lower edge, which is no sentence: it would run into the footer's words. */
function barOf(html: string): string {
  return readVisibleText(/<aside [^>]*phone-bar.*?<\/aside>/s.exec(html)?.[0] ?? "");
}

test("every amount of a delivery is the delivery module's: pages, structured data, feeds, assistants", async () => {
  const message = (data: object) => ({
    jsonrpc: "2.0",
    id: "1",
    method: "SendMessage",
    params: { message: { messageId: "1", role: "ROLE_USER", parts: [{ data }] } },
  });
  const answers = ["dealer.information", "inventory.search", "inventory.facets"].map(
    async (name) => {
      const body = JSON.stringify(message({ type: `${name}.request` }));
      const headers = { "Content-Type": "application/json" };
      return [
        name,
        (await ask(`${site.url}/a2a`, { method: "POST", headers, body })).text,
      ] as const;
    },
  );
  const files = ["/llms.txt", "/feeds/products.json", "/feeds/google.xml", "/feeds/meta.csv"].map(
    async (path) => [path, (await ask(site.url + path)).text] as const,
  );
  const texts: (readonly [path: string, text: string])[] = [
    ...described.map(
      ({ path, page, visible, text }) =>
        [
          path,
          toolKinds.has(page.kind) ? readVisibleLines(text) : visible.replace(barOf(text), ""),
        ] as const,
    ),
    ...described.map(({ path, blocks }) => [path, JSON.stringify(blocks)] as const),
    ...described.map(
      ({ path, text }) => [path, readAttribute(text, "content").join("\n")] as const,
    ),
    ...(await Promise.all([...answers, ...files])),
  ];
  expect(texts.flatMap(([path, text]) => findWrongDeliveries(path, text))).toEqual([]);
  const silent = described.filter(
    ({ page, path, visible }) =>
      (/^(?:home|model|state|place|town)$/.test(page.kind) || path === "/rentals") &&
      !/free/i.test(visible) &&
      countDeliveryAmounts(visible) === 0,
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test("a place is where our maps have it", () => {
  const known = new Map<string, { coordinates: Coordinates }>([
    ...coastalPlaces.map(({ state, place }) => [placePath(state, place), place] as const),
    ...municipalities.map((town) => [townPath(town), town] as const),
  ]);
  const found = described.filter(({ page }) => page.kind === "place" || page.kind === "town");
  expect(found).toHaveLength(known.size);
  for (const { path, blocks } of found) {
    const place = blocks.find((one) => placeTypes.has(String(one["@type"])));
    const { lat, lng } = known.get(path)?.coordinates ?? {};
    expect(place?.["geo"], path).toMatchObject({ latitude: lat, longitude: lng });
  }
});

test("a list for machines is one of links on the page, and breadcrumbs lead somewhere", () => {
  let count = 0;
  for (const { path, blocks, text } of described) {
    const links = new Set(readAttribute(text, "href").map((href) => new URL(href, site.url).href));
    for (const list of blocks.filter((one) => one["@type"] === "ItemList")) {
      const items = list["itemListElement"] as Block[];
      expect(list["numberOfItems"], path).toBe(items.length);
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect(
        items.filter(({ url }) => !links.has(String(url))),
        path,
      ).toEqual([]);
      count += 1;
    }
    for (const trail of blocks.filter((one) => one["@type"] === "BreadcrumbList")) {
      const items = trail["itemListElement"] as Block[];
      expect(
        items.slice(0, -1).filter(({ item }) => isEmpty(item)),
        path,
      ).toEqual([]);
    }
  }
  // The inventory, two brands and the states.
  expect(count).toBe(1 + 2 + states.length);
});
