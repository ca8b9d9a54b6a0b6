import { copyFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { runCommand, startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";

let site: SiteServer;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const picture = "public/pictures/carts/evolution-turfman-200-front-480.webp";

test("the server says which database it uses, as the commands do", async () => {
  const line = `Database: SQLite ${join(site.dataDir, "dealership.sqlite")}\n`;
  expect(site.output()).toContain(line);
  expect((await runCommand(site, "inventory", ["list"])).stderr).toBe(line);
});

test("a vehicle added with its picture is on its page without a restart, also where the former site had another", async () => {
  const path = "/vehicles/turfman-200";
  expect((await ask(site.url + path)).headers.location).toBe("/vehicles/evolution-turfman-200");
  const [vehicle] = catalogue;
  const images = ["/pictures/turfman-beach-2.webp"];
  const file = join(site.dataDir, "turfman.json");
  await writeFile(file, JSON.stringify([{ ...vehicle, id: "turfman-200", images }]));
  const refused = await runCommand(site, "inventory", ["import", file]);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("line 1, images:")]);

  copyFileSync(picture, join(site.dataDir, "turfman-beach-2.webp"));
  const added = await runCommand(site, "inventory", [
    "add-picture",
    join(site.dataDir, "turfman-beach-2.webp"),
  ]);
  expect(added.stdout).toContain("/pictures/turfman-beach-2.webp");
  expect((await runCommand(site, "inventory", ["import", file])).code).toBe(0);

  const page = await ask(site.url + path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('src="/pictures/turfman-beach-2.webp"');
  const shown = await ask(`${site.url}/pictures/turfman-beach-2.webp`);
  expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/webp"]);

  await runCommand(site, "inventory", ["undo", "--yes"]);
  expect((await ask(site.url + path)).headers.location).toBe("/vehicles/evolution-turfman-200");
});
