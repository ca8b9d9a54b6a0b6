import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { makeCatalogue, makeVehicles } from "#tests/fixtures/vehicles.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { createFeeds } from "./feeds.ts";

vi.setConfig({ testTimeout: 240_000 });
const siteUrl = "https://coast.test";
const paths = ["/feeds/products.json", "/feeds/google.xml", "/feeds/meta.csv"];

/** Feeds of a catalogue, and how often its vehicles were read. */
function createCountedFeeds(count: number) {
  const seen = { readings: 0, revision: 1, isAway: false };
  const vehicles = makeVehicles(count).map((vehicle): Vehicle => {
    const described = { ...vehicle, images: ["/pictures/x.png"] };
    return Object.defineProperty(described, "description", {
      get: () => {
        seen.readings += 1;
        return "A text as long as some catalogues have them. ".repeat(40);
      },
    });
  });
  const snapshot = () =>
    seen.isAway
      ? Promise.reject(new Error("away"))
      : Promise.resolve(makeCatalogue(vehicles, { revision: seen.revision }));
  const app = createFeeds({ inventory: { snapshot }, siteUrl });
  const get = async (path: string, encoding = "br"): Promise<Response> =>
    app.request(path, { headers: { "Accept-Encoding": encoding } });
  return { seen, get };
}

test("thousands of vehicles are written once for each feed, however many ask and how often", async () => {
  const { seen, get } = createCountedFeeds(5_000);
  for (const path of paths) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(path)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  }
  const once = seen.readings;
  for (const path of [...paths, ...paths]) await (await get(path)).arrayBuffer();
  expect(seen.readings).toBe(once);
  seen.revision = 2;
  for (const path of [...paths, ...paths]) await (await get(path)).arrayBuffer();
  expect(seen.readings).toBe(2 * once);
});

test("other requests have a turn every hundred vehicles", async () => {
  const { seen, get } = createCountedFeeds(2_000);
  const readings: number[] = [];
  let isDone = false;
  const watch = () => {
    if (readings.at(-1) !== seen.readings) readings.push(seen.readings);
    if (!isDone) setImmediate(watch);
  };
  watch();
  await get("/feeds/google.xml");
  isDone = true;
  const steps = readings.map((reading, index) => reading - (readings[index - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(100);
});

test("a feed is the same in every encoding, also where it is too long to be stored without", async () => {
  const { get } = createCountedFeeds(1_000);
  for (const path of paths) {
    const plain = await get(path, "identity");
    const text = await plain.text();
    expect(Number(plain.headers.get("Content-Length"))).toBe(Buffer.byteLength(text));
    const brotli = Buffer.from(await (await get(path)).arrayBuffer());
    expect(brotliDecompressSync(brotli).toString()).toBe(text);
    expect(text).toContain("cart-999");
  }
});

test("while the database is away a feed is sent as it was last, and is 503 if it never was", async () => {
  const { seen, get } = createCountedFeeds(10);
  const before = await (await get("/feeds/google.xml", "identity")).text();
  seen.isAway = true;
  expect(await (await get("/feeds/google.xml", "identity")).text()).toBe(before);
  const unknown = await get("/feeds/meta.csv");
  expect([unknown.status, unknown.headers.get("Retry-After")]).toEqual([503, "10"]);
});
