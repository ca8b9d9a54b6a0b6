import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { isValid } from "#server/http/response-cache.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeApi } from "#tests/fixtures/api.ts";
import type { ApiUnderTest } from "#tests/fixtures/api.ts";
import { makeVehicle, makeVehicles } from "#tests/fixtures/vehicles.ts";

/** What `respondCached` adds to the headers of a cached answer, by the client's own. */
const addedHeaders = ["etag", "vary", "content-encoding", "content-length"];

describeOnEachDatabase("the list of vehicles without the app", (underTest) => {
  test("it is sent once the app has sent it, with every header, and until the catalogue changes", async () => {
    const { api, answers, inventory } = makeApi(underTest.database);
    await inventory.importVehicles([makeVehicle()], "replace");
    await api.request("/vehicles?series=ranger");
    expect(answers.findDirect("/api/vehicles")).toBeNull();
    const sent = Object.fromEntries((await api.request("/vehicles")).headers);
    const direct = answers.findDirect("/api/vehicles");
    if (direct === null) throw new Error("The list is not kept.");
    for (const [name, value] of Object.entries(direct.headers)) {
      expect([name, sent[name.toLowerCase()]]).toEqual([name, value]);
    }
    const kept = Object.keys(direct.headers).map((name) => name.toLowerCase());
    expect([...kept, ...addedHeaders]).toEqual(expect.arrayContaining(Object.keys(sent)));
    await inventory.importVehicles([makeVehicle({ price: 9_999 })], "update");
    expect(isValid(direct, String(await inventory.revision()))).toBe(false);
  });
});

describeOnEachDatabase("the list of vehicles", (underTest) => {
  let { api, inventory }: Partial<ApiUnderTest> = {};
  const get = async (path: string, headers = {}) => {
    if (api === undefined) throw new Error("The API is made before each test.");
    return api.request(path, { headers });
  };
  beforeEach(async () => {
    ({ api, inventory } = makeApi(underTest.database));
    await inventory.importVehicles([makeVehicle(), ...makeVehicles(249)], "replace");
  });

  test("it is a JSON list in the catalogue's order with counts in the headers", async () => {
    const response = await get("/vehicles");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(response.headers.get("Vehicles-Matching")).toBe("250");
    expect(response.headers.get("Vehicles-Total")).toBe("250");
    const vehicles = (await response.json()) as Vehicle[];
    expect(vehicles).toHaveLength(100);
    expect(vehicles[0]).toEqual(makeVehicle());
  });

  test("following the links gives every vehicle once", async () => {
    const ids: string[] = [];
    let path: string | undefined = "/api/vehicles";
    while (path !== undefined) {
      const response = await get(path.replace(/^\/api/, ""));
      ids.push(...((await response.json()) as Vehicle[]).map(({ id }) => id));
      path = /^<(.*)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
    }
    expect(ids).toHaveLength(250);
    expect(new Set(ids).size).toBe(250);
  });

  test("the filter and the pages are those of the inventory", async () => {
    const response = await get("/vehicles?series=ranger&price=under-15000&page=2");
    expect(response.headers.get("Vehicles-Matching")).toBe("34");
    const vehicles = (await response.json()) as Vehicle[];
    expect(vehicles).toHaveLength(10);
    expect(vehicles[0]?.id).toBe("cart-72");
    expect(response.headers.get("Link")).toBeNull();
    expect(await (await get("/vehicles?search=nothing+like+it")).json()).toEqual([]);
    expect(await (await get("/vehicles?offset=9999")).json()).toEqual([]);
  });

  test("a changed price is in the next answer, and its tag is another one", async () => {
    const before = await get("/vehicles/denago-ev-city");
    await inventory?.importVehicles([makeVehicle({ price: 9_999 })], "update");
    const tag = before.headers.get("ETag") ?? "";
    const after = await get("/vehicles/denago-ev-city", { "If-None-Match": tag });
    expect(after.status).toBe(200);
    expect(await after.json()).toMatchObject({ price: 9_999 });
    const list = (await (await get("/vehicles")).json()) as Vehicle[];
    expect(list[0]?.price).toBe(9_999);
  });
});

describeOnEachDatabase("answers about vehicles", (underTest) => {
  let { api }: Partial<ApiUnderTest> = {};
  const request = async (path: string, init: RequestInit = {}) => {
    if (api === undefined) throw new Error("The API is made before each test.");
    return api.request(path, init);
  };
  beforeEach(async () => {
    const made = makeApi(underTest.database);
    ({ api } = made);
    await made.inventory.importVehicles([makeVehicle()], "update");
  });

  test("one vehicle is the record itself", async () => {
    const response = await request("/vehicles/denago-ev-city");
    expect([response.status, await response.json()]).toEqual([200, makeVehicle()]);
  });

  test.each(["none", "..%2f..%2fetc", "%00", "constructor", "%E0%A4%A"])(
    "an unknown vehicle (%s) is 404 in the specification's words",
    async (id) => {
      const response = await request(`/vehicles/${id}`);
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: "Vehicle not found" },
      ]);
    },
  );

  test("a client that has the answer is told that nothing is new", async () => {
    const tag = (await request("/vehicles")).headers.get("ETag") ?? "";
    const again = await request("/vehicles", { headers: { "If-None-Match": tag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("a body is compressed as the client accepts", async () => {
    const fetchAs = async (encoding: string) => {
      const response = await request("/vehicles", { headers: { "Accept-Encoding": encoding } });
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    };
    const brotli = await fetchAs("gzip, deflate, br");
    expect(brotli.response.headers.get("Content-Encoding")).toBe("br");
    expect(JSON.parse(brotliDecompressSync(brotli.body).toString())).toEqual([makeVehicle()]);
    const gzip = await fetchAs("gzip, br;q=0");
    expect(JSON.parse(gunzipSync(gzip.body).toString())).toEqual([makeVehicle()]);
    expect(gzip.response.headers.get("Vary")).toBe("Accept-Encoding");
  });

  test("HEAD has the headers of GET and no body", async () => {
    const response = await request("/vehicles", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(response.headers.get("Vehicles-Total")).toBe("1");
  });

  test.each([
    ["POST", "/vehicles", "GET, HEAD"],
    ["DELETE", "/vehicles/denago-ev-city", "GET, HEAD"],
    ["GET", "/contact", "POST"],
    ["PUT", "/contact", "POST"],
  ])("%s %s is refused with what is possible", async (method, path, allow) => {
    const response = await request(path, { method });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, allow]);
    expect(await response.json()).toEqual({ error: `Only ${allow} is possible here.` });
  });

  test("what does not exist is 404 as JSON, with the security headers of every answer", async () => {
    const response = await request("/nothing/here");
    expect([response.status, await response.json()]).toEqual([404, { error: "Not found" }]);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });
});

describe("without a database", () => {
  test("the answer says to try again, without a trace of the reason", async () => {
    const away = () => Promise.reject(new Error("secret reason"));
    const { api, warnings } = makeApi({
      // The queries themselves are not reached: the question for the revision fails first.
      kysely: undefined as never,
      dialect: "sqlite",
      readCatalogueRevision: away,
      readCatalogueRevisionNow: () => null,
      readClock: away,
      pool: null,
      label: "",
      ready: Promise.resolve(),
      isReady: () => true,
      scrub: () => Promise.resolve(),
      close: () => Promise.resolve(),
    });
    const response = await api.request("/vehicles");
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "10"]);
    expect(await response.text()).not.toContain("secret");
    expect(warnings).toEqual(["GET /vehicles failed: Error"]);
  });
});
