import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { formatDollars } from "#domain/money/money.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { runCommand, startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";

let site: SiteServer;
let second: SiteServer;

beforeAll(async () => {
  site = await startSite();
  second = await startSite({ dataDir: site.dataDir });
});

afterAll(async () => {
  await second.stop();
  await site.stop();
});

test("a price changed by an import is on every page and in the API at the next request", async () => {
  const id = "denago-ev-rover-xl6";
  const pages = ["/inventory", `/vehicle/${id}`, `/vehicles/${id}`, "/denago"];
  const { text } = await ask(`${site.url}/api/vehicles/${id}`);
  const vehicle = JSON.parse(text) as Vehicle;
  const changed = { ...vehicle, price: vehicle.price + 321 };
  for (const { url } of [site, second]) {
    for (const path of pages) {
      expect((await ask(url + path)).text, path).toContain(formatDollars(vehicle.price));
      expect((await ask(url + path)).text, path).not.toContain(formatDollars(changed.price));
    }
  }
  const file = join(site.dataDir, "changed.json");
  writeFileSync(file, JSON.stringify([changed]));
  const { code, stderr } = await runCommand(site, "inventory", ["import", file]);
  expect(code, stderr).toBe(0);
  for (const { url } of [site, second]) {
    for (const path of pages) {
      expect((await ask(url + path)).text, path).toContain(formatDollars(changed.price));
    }
    const { text: json } = await ask(`${url}/api/vehicles/${id}`);
    expect(JSON.parse(json)).toEqual(changed);
  }
});

test("every vehicle of the API has a page of its own at both addresses", async () => {
  const vehicles = JSON.parse((await ask(`${site.url}/api/vehicles`)).text) as Vehicle[];
  expect(vehicles).toHaveLength(catalogue.length);
  for (const { id, name } of vehicles) {
    for (const path of [`/vehicle/${id}`, `/vehicles/${id}`]) {
      const { status, text } = await ask(site.url + path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain(name);
      expect(text).toContain(`<link rel="canonical" href="${site.url}/vehicles/${id}"/>`);
    }
  }
});
