import { beforeAll, expect, inject, test } from "vitest";
import { formatDays, formatPeriod } from "#domain/calendar/opening-hours.ts";
import { formatDollars } from "#domain/money/money.ts";
import {
  isEmpty,
  listThings,
  placeTypes,
  readMeta,
  readVisibleText,
  type Block,
  type Described,
} from "./structured-data.ts";
import { readStructuredData } from "./structured-data.ts";
import { readAttribute } from "./walked-page.ts";

const site = inject("sharedSite");
let described: Described[];

beforeAll(async () => {
  described = await readStructuredData(site);
});

test("every block is JSON of schema.org with a type", () => {
  const wrong = described.flatMap(({ path, blocks }) =>
    blocks
      .filter((block) => block["@context"] !== "https://schema.org" || !block["@type"])
      .map(() => path),
  );
  expect(wrong).toEqual([]);
  const count = described.reduce((sum, { blocks }) => sum + blocks.length, 0);
  expect(count).toBeGreaterThan(described.length);
});

/** What each kind of page must say of itself. */
const typesByKind: Readonly<Record<string, readonly string[]>> = {
  home: ["WebSite", "AutoDealer"],
  inventory: ["BreadcrumbList", "ItemList"],
  brand: ["BreadcrumbList", "ItemList"],
  model: ["BreadcrumbList", "Product"],
  state: ["BreadcrumbList", "ItemList"],
  place: ["BreadcrumbList", "Place"],
  town: ["BreadcrumbList", "Place"],
};
const typesByPath: Readonly<Record<string, readonly string[]>> = {
  "/contact": ["BreadcrumbList", "AutoDealer"],
  "/showroom": ["BreadcrumbList", "AutoDealer"],
  "/rentals": ["BreadcrumbList", "Service"],
  "/services": ["BreadcrumbList", "Service"],
  // It stands at no place of the site: one arrives there from the form.
  "/thank-you": [],
};
test("every page says what its kind must say, and only the dealer's own pages name premises", () => {
  const wrong = described.filter(({ path, page, blocks }) => {
    const expected = typesByPath[path] ?? typesByKind[page.kind] ?? ["BreadcrumbList"];
    const found = blocks.map((block) => block["@type"] as string);
    const named = found.map((type) => (placeTypes.has(type) ? "Place" : type));
    return named.toSorted().join() !== expected.toSorted().join();
  });
  expect(wrong.map(({ path, blocks }) => [path, blocks.map((block) => block["@type"])])).toEqual(
    [],
  );
});

test("the breadcrumbs of machines are those of people, with addresses that answer", () => {
  const wrong = described.filter(({ text, blocks }) => {
    const block = blocks.find(({ "@type": type }) => type === "BreadcrumbList");
    if (!block) return false;
    const items = block["itemListElement"] as Block[];
    const nav = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(text)?.[0] ?? "";
    const links = readAttribute(nav, "href").map((href) => site.url + href);
    // The slashes between them are the stylesheet's.
    const names = [...nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = ""]) =>
      readVisibleText(item),
    );
    return (
      items.map(({ name }) => name).join() !== names.join() ||
      items.flatMap(({ item }) => (typeof item === "string" ? [item] : [])).join() !==
        links.join() ||
      items.some(({ position }, index) => position !== index + 1) ||
      links.some((link) => !described.some(({ path }) => site.url + path === link))
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** Google's guidelines, 2026: product snippet, breadcrumb, local business; required first. */
const properties: Readonly<Record<string, readonly string[]>> = {
  Product: ["name", "offers", "description", "image", "brand", "sku", "url", "additionalProperty"],
  PropertyValue: ["name", "value"],
  PriceSpecification: ["price", "priceCurrency", "valueAddedTaxIncluded", "description"],
  Brand: ["name"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement", "numberOfItems", "name"],
  ListItem: ["position", "name"],
  AutoDealer: ["name", "address", "telephone", "url", "image"],
  AutoRepair: ["name", "address", "telephone", "image", "openingHoursSpecification"],
  AutomotiveBusiness: ["name", "address", "telephone", "image", "openingHoursSpecification"],
  ContactPoint: ["telephone", "contactType"],
  // Without streetAddress while the showroom's street is unknown.
  PostalAddress: ["addressLocality", "addressRegion", "postalCode", "addressCountry"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  Review: ["author", "reviewRating", "reviewBody", "datePublished"],
  Rating: ["ratingValue", "bestRating"],
  Service: ["name"],
  OfferCatalog: ["name", "itemListElement"],
  UnitPriceSpecification: ["price", "priceCurrency", "unitCode"],
  Place: ["name", "geo", "url", "containedInPlace"],
  Beach: ["name", "geo", "url", "containedInPlace"],
  City: ["name", "geo", "url", "containedInPlace"],
  State: ["name"],
  AdministrativeArea: ["name", "containedInPlace"],
  Organization: ["name"],
  GeoCoordinates: ["latitude", "longitude"],
  WebSite: ["name", "url", "publisher"],
};

/** Hours of one date name it instead of the days of a week. */
const specialHours = ["validFrom", "validThrough", "opens", "closes"] as const;

/** What an offer must say depends on whose it is; other things are in the table or unknown. */
function propertiesOf(thing: Block): readonly string[] {
  const type = String(thing["@type"]);
  if (type === "OpeningHoursSpecification" && "validFrom" in thing) return specialHours;
  const known = properties[type];
  if (known) return known;
  if (type !== "Offer") return ["@id"];
  if ("seller" in thing) return [...vehicleOffer];
  return "itemOffered" in thing ? ["itemOffered"] : ["name", "price", "priceCurrency"];
}
const vehicleOffer = [
  "price",
  "priceCurrency",
  "availability",
  "itemCondition",
  "url",
  "seller",
] as const;

test("every thing has the properties its guideline asks for, and none is empty", () => {
  const wrong = described.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) =>
      listThings(block).flatMap((thing) =>
        propertiesOf(thing)
          .filter((name) => isEmpty(thing[name]))
          .map((name) => `${path}: ${String(thing["@type"])}.${name}`),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

test("whatever machines are told stands on the page for people", () => {
  const wrong = described.flatMap(({ path, blocks, visible }) =>
    blocks.flatMap((block) =>
      listThings(block)
        .flatMap((thing) => wordsOf(thing))
        .filter((words) => !visible.includes(words))
        .map((words) => `${path}: ${words}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test("every address and picture that machines are given is there", async () => {
  const addresses = new Set(
    described.flatMap(({ blocks, text }) =>
      blocks
        .flatMap((block) => listThings(block).flatMap((thing) => addressesOf(thing)))
        .concat(readMeta(text, "og:image") ?? []),
    ),
  );
  const missing: string[] = [];
  for (const address of addresses) {
    const { status } = await fetch(address, { method: "HEAD", redirect: "manual" });
    if (status !== 200) missing.push(`${status} ${address}`);
  }
  expect(missing).toEqual([]);
});

const textNames = [
  "name",
  "description",
  "reviewBody",
  "streetAddress",
  "addressLocality",
  "addressRegion",
  "postalCode",
  "email",
  "value",
  "category",
  "slogan",
];

/** What of a thing people must be able to read, as they read it. */
function wordsOf(thing: Block): string[] {
  const words = textNames
    .filter((name) => typeof thing[name] === "string")
    .filter((name) => !(thing[name] === "Feature" && name === "name"))
    .flatMap((name) => String(thing[name]).split(thing["@type"] === "Offer" ? ", " : "\n"));
  if (typeof thing["telephone"] === "string") {
    words.push(thing["telephone"].replace(/^\+1-(\d{3})-/, "($1) "));
  }
  if (typeof thing["price"] === "number") words.push(formatDollars(thing["price"]));
  if (typeof thing["ratingValue"] === "number") {
    words.push(`${thing["ratingValue"]} out of ${String(thing["bestRating"])}`);
  }
  // The dates of special hours are on the contact page; the footer has the next ones.
  if (typeof thing["opens"] === "string" && !("validFrom" in thing)) {
    const [from = 0, to = 0] = [thing["opens"], thing["closes"]].map((time) => {
      const [hours, minutes] = String(time).split(":").map(Number);
      return (hours ?? 0) + (minutes ?? 0) / 60;
    });
    words.push(formatPeriod({ days: [], open: { from, to } }));
    words.push(formatDays(thing["dayOfWeek"] as Parameters<typeof formatDays>[0]));
  }
  return words.map((text) => text.replaceAll(/\s+/g, " ").trim());
}

function addressesOf(thing: Block): string[] {
  return ["url", "image", "logo", "item"]
    .flatMap((name) => thing[name])
    .filter((value): value is string => typeof value === "string" && value.startsWith(site.url));
}
