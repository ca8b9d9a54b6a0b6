import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { municipalities } from "#content/places/municipalities.ts";
import { runCommand, startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { ask } from "./ask.ts";

const ranges = [
  "0 miles",
  "0.0 miles",
  `${"9".repeat(190)} miles`,
  "-5 miles",
  "35 to 40 miles",
  "1e9 miles",
  "Ask us",
];

const paths = [
  "/",
  "/inventory",
  "/denago",
  "/financing",
  "/delaware-golf-carts",
  "/delaware/lewes-golf-carts",
  "/florida/key-west-golf-carts",
  `/${municipalities[0]?.slug}-golf-carts`,
  "/vehicles/odd-0",
  "/vehicles/odd-2",
  "/llms.txt",
  "/feeds/google.xml",
  "/sitemap.xml",
];

let site: SiteServer;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test.each([
  ["beside the others", []],
  ["alone", ["--replace", "--yes"]],
])("vehicles with odd ranges break no page, %s", async (_, parameters) => {
  const file = join(site.dataDir, "odd.json");
  const vehicles = ranges.map((range, index) => {
    const vehicle = makeVehicle({ id: `odd-${index}`, images: [] });
    return { ...vehicle, specifications: { ...vehicle.specifications, range } };
  });
  writeFileSync(file, JSON.stringify(vehicles));
  const imported = await runCommand(site, "inventory", ["import", file, ...parameters]);
  expect(imported).toMatchObject({ code: 0 });
  for (const path of paths) {
    const { status, text } = await ask(site.url + path);
    expect([path, status]).toEqual([path, 200]);
    const visible = text.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]*>/g, " ");
    expect([path, /\de\+\d|Infinity|NaN/.exec(visible)?.[0]]).toEqual([path, undefined]);
  }
});
