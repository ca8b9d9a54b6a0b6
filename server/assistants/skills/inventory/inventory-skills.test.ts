import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { publicRoads } from "#content/vehicles/public-roads.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { SkillOutcome } from "#server/assistants/skills/skill.ts";
import { createSkills, type Skills } from "#server/assistants/skills/skills.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { Database } from "#server/db/schema.ts";
import { createInventory, type Inventory } from "#server/inventory/inventory.ts";
import { findViolations } from "#tests/assistants/validate.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";

const siteUrl = "https://carts.example";
const changedAt = "2026-11-20T15:00:00.000Z";
const caller = { clientIp: "203.0.113.9", idempotencyKey: null };
const inStock = (catalogue as Vehicle[]).filter((vehicle) => vehicle.inStock);

interface Found {
  total: number;
  skip: number;
  limit: number;
  vehicles: Record<string, unknown>[];
}

let database: Database;
let directory: ReturnType<typeof makeDirectory>;
let inventory: Inventory;
let skills: Skills;

beforeAll(async () => {
  directory = makeDirectory();
  database = await openDatabase(directory.place);
  inventory = createInventory(database, () => new Date(changedAt));
  skills = createSkills({
    siteUrl,
    inventory,
    intake: { receive: () => Promise.reject(new Error("No skill of these stores anything.")) },
  });
});
beforeEach(() => stock(catalogue as Vehicle[]));
afterAll(async () => {
  await database.close();
  await directory.remove();
});

async function stock(vehicles: readonly Vehicle[]): Promise<void> {
  await inventory.importVehicles(vehicles, "replace");
}

async function search(given: object = {}): Promise<Found> {
  const type = "inventory.search.request";
  expect(findViolations(type, { type, ...given })).toEqual([]);
  const outcome = await skills.searchInventory.answer(given, caller);
  return readData(outcome, "inventory.search.response") as unknown as Found;
}

async function findIds(filters: object, sort?: object): Promise<unknown[]> {
  const found = await search({ filters, pagination: { limit: 100 }, ...(sort ? { sort } : {}) });
  expect(found.total).toBe(found.vehicles.length);
  return found.vehicles.map((vehicle) => vehicle["vehicle_id"]);
}

function readData(
  outcome: SkillOutcome,
  type: "inventory.search.response" | "inventory.facets.response" | "inventory.vehicle.response",
): Record<string, unknown> {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { data, message } = outcome;
  expect(findViolations(type, { type, data, message })).toEqual([]);
  return data as Record<string, unknown>;
}

describe("a listing", () => {
  test("it says what the catalogue says, and nothing that the catalogue does not know", async () => {
    const { vehicles: listings } = await search({ pagination: { limit: 100 } });
    expect(listings).toHaveLength(inStock.length);
    for (const [index, listing] of listings.entries()) {
      const vehicle = inStock[index];
      expect(listing).toMatchObject({
        vehicle_id: vehicle?.id,
        title: vehicle?.name,
        series: vehicle?.category,
        list_price: vehicle?.price,
        description: vehicle?.description,
        features: vehicle?.features,
        condition: vehicle?.isNew ? "new" : "used",
        status: "available",
        vdp_url: `${siteUrl}/vehicles/${vehicle?.id}`,
        updated_at: changedAt,
        street_legal: vehicle?.streetLegal,
        street_legal_note: vehicle && publicRoads.answers[vehicle.streetLegal],
      });
      expect(JSON.stringify(listing["specifications"])).not.toMatch(/ask us/i);
      const made = ["vin", "stock", "year", "mileage", "msrp", "price", "exterior_color"];
      expect(made.filter((name) => name in listing)).toEqual([]);
    }
    const [city] = listings;
    expect(city).toMatchObject({
      make: "DENAGO",
      model: "EV City",
      driveline: "Two-wheel drive",
      electric_range_mi: 40,
      rooftop: "Neptune City showroom",
    });
  });

  test("a range that is no single number is only in the words of the page", async () => {
    const made = makeVehicle();
    const specifications = { ...made.specifications, range: "35 to 40 miles" };
    await stock([{ ...made, specifications }]);
    const { vehicles: listings } = await search();
    expect(listings[0]).toMatchObject({ specifications: { range: "35 to 40 miles" } });
    expect(listings[0]).not.toHaveProperty("electric_range_mi");
  });

  test("a picture that was not rendered is not promised", async () => {
    const images = [
      "/pictures/carts/no-such-cart-front-960.avif",
      "https://pictures.example/1.jpg",
    ];
    await stock([makeVehicle({ images })]);
    const { vehicles: listings } = await search();
    expect(listings[0]).toMatchObject({ photos: ["https://pictures.example/1.jpg"] });
  });
});

describe("searching", () => {
  test.each([
    [{ make: ["denago"] }, ({ brand }: Vehicle) => brand === "denago"],
    [{ make: ["Honda", "EVOLUTION"] }, ({ brand }: Vehicle) => brand === "evolution"],
    [{ model: ["ev nomad xl"] }, ({ id }: Vehicle) => id === "denago-ev-nomad-xl"],
    [{ model: ["D5 Ranger"] }, ({ category }: Vehicle) => category === "D5 Ranger"],
    [{ price_max: 8495 }, ({ price }: Vehicle) => price <= 8495],
    [
      { price_min: 8496, price_max: 12_000 },
      ({ price }: Vehicle) => price > 8495 && price <= 12_000,
    ],
    [{ query: "Rover" }, ({ name, description }: Vehicle) => /rover/i.test(name + description)],
    [{ condition: ["new"], fuel: ["BEV"], body: ["golf cart"] }, ({ isNew }: Vehicle) => isNew],
    [{ rooftops: ["Neptune City showroom"], make: [] }, () => true],
    [{ condition: ["used"] }, ({ isNew }: Vehicle) => !isNew],
    [{ year_min: 2020 }, () => false],
    [{ vin: "1HGCY2F57RA000001" }, () => false],
    [{ exterior_color: ["blue"] }, () => false],
    [{ rooftops: ["Elsewhere"] }, () => false],
  ])("%j finds exactly what it says", async (filters, matches) => {
    expect(await findIds(filters)).toEqual(inStock.filter(matches).map(({ id }) => id));
  });

  test("what is out of stock is in no answer", async () => {
    const [first, ...others] = catalogue as Vehicle[];
    await stock([{ ...(first as Vehicle), inStock: false }, ...others]);
    expect(await findIds({})).not.toContain(first?.id);
    const facets = await skills.findInventoryFacets.answer({}, caller);
    const { statuses } = readData(facets, "inventory.facets.response");
    expect(statuses).toEqual([{ value: "available", count: inStock.length - 1 }]);
    const soldOut = await skills.getVehicle.answer({ vehicle_id: first?.id }, caller);
    expect(soldOut).toMatchObject({
      refusal: { code: "VEHICLE_UNAVAILABLE" },
    });
  });

  test("sorting goes by the shown price, either way, and keeps the catalogue's order else", async () => {
    const prices = inStock.map(({ price }) => price).toSorted((one, other) => one - other);
    const pagination = { limit: 100 };
    const sorted = async (field: string, order: string) =>
      (await search({ pagination, sort: { field, order } })).vehicles;
    const rising = (await sorted("price", "asc")).map((each) => each["list_price"]);
    const falling = (await sorted("list_price", "desc")).map((each) => each["list_price"]);
    expect([rising, falling]).toEqual([prices, prices.toReversed()]);
    const byYear = (await sorted("year", "desc")).map((each) => each["vehicle_id"]);
    expect(byYear).toEqual(inStock.map(({ id }) => id));
  });

  test("pages are cut and counted; more than a hundred are never sent", async () => {
    await stock(Array.from({ length: 130 }, (_, index) => makeVehicle({ id: `cart-${index}` })));
    const page = await search({ pagination: { skip: 120, limit: 20 } });
    expect([page.total, page.skip, page.limit, page.vehicles.length]).toEqual([130, 120, 20, 10]);
    expect(page.vehicles[0]).toMatchObject({ vehicle_id: "cart-120" });
    const whole = await search({ pagination: { limit: 1000 } });
    expect([whole.limit, whole.vehicles.length]).toEqual([100, 100]);
    expect((await search()).limit).toBe(24);
  });

  test("facets count what a search with the same filter finds", async () => {
    const filters = { make: ["Denago"] };
    const facets = await skills.findInventoryFacets.answer({ filters }, caller);
    const found = inStock.filter(({ brand }) => brand === "denago");
    const prices = found.map(({ price }) => price);
    expect(readData(facets, "inventory.facets.response")).toMatchObject({
      makes: [{ value: "DENAGO", count: found.length }],
      conditions: [{ value: "new", count: found.length }],
      price_range: { min: Math.min(...prices), max: Math.max(...prices) },
    });
    const none = await skills.findInventoryFacets.answer({ filters: { make: ["Honda"] } }, caller);
    const empty = readData(none, "inventory.facets.response");
    expect([empty["makes"], empty["price_range"]]).toEqual([[], undefined]);
  });
});

describe("one vehicle", () => {
  test("it is the listing of the search", async () => {
    const outcome = await skills.getVehicle.answer({ vehicle_id: "denago-ev-nomad" }, caller);
    const { vehicles: listings } = await search({ filters: { query: "nomad" } });
    expect(readData(outcome, "inventory.vehicle.response")).toEqual(listings[0]);
  });

  test.each([
    [{ vehicle_id: "no-such-cart" }, "VEHICLE_NOT_FOUND"],
    [{ vehicle_id: "__proto__" }, "VEHICLE_NOT_FOUND"],
    [{ vin: "1HGCY2F57RA000001" }, "VEHICLE_NOT_FOUND"],
    [{ stock: "T12345" }, "VEHICLE_NOT_FOUND"],
    [{}, "MISSING_REQUIRED_FIELD"],
    [{ vin: "short" }, "SCHEMA_VALIDATION_FAILED"],
    [{ vehicle_id: 7 }, "SCHEMA_VALIDATION_FAILED"],
  ])("%j is answered %s", async (given, code) => {
    const outcome = await skills.getVehicle.answer(given, caller);
    expect(outcome).toMatchObject({ ok: false, refusal: { code } });
  });
});

test("every wrong field of a search is named at once, with the words of JSON Schema", async () => {
  const outcome = await skills.searchInventory.answer(
    {
      filters: { year_min: "2020", condition: ["good"], colour: ["blue"], price_max: -1 },
      pagination: { limit: 0 },
      sort: { field: "price" },
    },
    caller,
  );
  if (outcome.ok) throw new Error("It was answered.");
  const errors = outcome.refusal.errors ?? [];
  expect(
    errors.map(({ instanceLocation, keyword }) => `${instanceLocation} ${keyword}`).toSorted(),
  ).toEqual([
    "/filters/colour additionalProperties",
    "/filters/condition/0 enum",
    "/filters/price_max minimum",
    "/filters/year_min type",
    "/pagination/limit minimum",
    "/sort/order required",
  ]);
});
