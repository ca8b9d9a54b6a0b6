import { afterAll, beforeAll, expect, test } from "vitest";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { InventoryFacets } from "#domain/catalogue/find-vehicles.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { Database } from "#server/db/schema.ts";
import type { ApiUnderTest } from "#tests/fixtures/api.ts";
import { makeApi } from "#tests/fixtures/api.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { makeVehicles } from "#tests/fixtures/vehicles.ts";

let directory: ReturnType<typeof makeDirectory>;
let database: Database;
let made: ApiUnderTest;

beforeAll(async () => {
  directory = makeDirectory();
  database = await openDatabase(directory.place);
  made = makeApi(database);
  await made.inventory.importVehicles(makeVehicles(6), "replace");
});
afterAll(async () => {
  await database.close();
  await directory.remove();
});

const known =
  "known are search, brand, series, price, seats, range, drive, battery, legal, stock, sort, page, offset and to";

const notAPlace = "is the id of a place that we deliver to, such as new-jersey/cape-may";

test.each([
  ["/vehicles?color=red", "color", `is not known here; ${known}`],
  ["/vehicles?seats=none", "seats", "is a whole number from 1 to 20"],
  ["/vehicle-facets?stock=out", "stock", "is in"],
  ["/vehicles?brand=foo", "brand", "is denago or evolution"],
  ["/vehicles?price=25000", "price", "is under-15000, 15000-to-25000 or over-25000"],
  ["/vehicles?page=none", "page", "is a whole number from 1 to 100000"],
  ["/vehicles?offset=-1", "offset", "is a whole number from 0 to 9999999"],
  ["/vehicles?page=2&offset=100", "offset", "is not for a list with a page"],
  ["/vehicles/cart-1?seats=6", "seats", "is not known here; known is to"],
  ["/vehicles?to=new-jersey/lewes", "to", notAPlace],
  ["/vehicles/cart-1?to=cape-may", "to", notAPlace],
])("%s is 400, and the answer names %s", async (path, name, problem) => {
  const response = await made.api.request(path);
  expect(response.status).toBe(400);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({
    error: `The query is not right: "${name}" ${problem}.`,
    fieldErrors: { [name]: problem },
  });
});

test.each([
  "/vehicles?_=1763800000&utm_source=mail&brand=denago",
  "/vehicles?brand=Denago&search=&page=1",
  "/vehicles?brand=denago&offset=0",
])("%s is answered as without what nobody reads", async (path) => {
  const response = await made.api.request(path);
  expect(response.status).toBe(200);
  const plain = await made.api.request("/vehicles?brand=denago");
  expect(await response.json()).toEqual(await plain.json());
});

test("the counts of all choices follow the filter, and an empty list names what to drop", async () => {
  const read = async (query: string) =>
    (await (await made.api.request(`/vehicle-facets?${query}`)).json()) as InventoryFacets;
  const { options, drop } = await read("brand=denago&seats=2&seats=4");
  expect(options.counts.brand).toEqual({ denago: 3, evolution: 3 });
  expect(options.counts.seats).toEqual({ "2": 3 });
  expect(drop).toBeNull();
  expect((await read("brand=denago&seats=4")).drop).toEqual({ name: "seats", count: 3 });
});

test("with a place each vehicle has its price there, on the terms of a sale", async () => {
  const read = async (path: string): Promise<unknown> => (await made.api.request(path)).json();
  const [plain] = (await read("/vehicles?page=1")) as Vehicle[];
  const delivered = {
    to: "new-jersey/cape-may",
    place: "Cape May",
    state: "NJ",
    deliveryDollars: 510,
    totalDollars: (plain?.price ?? 0) + 510,
    roadMiles: 105,
  };
  const [first] = (await read("/vehicles?page=1&to=New-Jersey/cape-may")) as Vehicle[];
  expect(first).toEqual({ ...plain, delivered });
  expect(await read(`/vehicles/${plain?.id}?to=new-jersey/cape-may`)).toEqual(first);
  expect(await read(`/vehicles/${plain?.id}`)).toEqual(plain);
  expect(await read("/vehicles?offset=5&to=massachusetts/nantucket")).toMatchObject([
    { delivered: { place: "Nantucket", ferryFrom: "Hyannis" } },
  ]);
  const { headers } = await made.api.request("/vehicles?to=new-jersey/cape-may&utm_source=mail");
  expect(headers.get("Link")).toBeNull();
});
