import { readdirSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { makeDatabase } from "#tests/fixtures/databases.ts";
import type { Child } from "./child.ts";
import { useSites } from "./sites.ts";

vi.setConfig({ testTimeout: 600_000 });
const patience = { timeout: 500_000, interval: 20 };
const sites = useSites();

/** The process that makes pages for a site; undefined while there is none. */
function findRenderProcess(site: Child): number | undefined {
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return ids.map(Number).find((id) => {
    const [state, parent] = readStatus(id);
    return state !== "Z" && parent === site.process.pid;
  });
}

/** A process's state and its parent, as Linux tells them; none once it is gone. */
function readStatus(id: number): [state?: string, parent?: number] {
  try {
    const [state, parent] = readFileSync(`/proc/${id}/stat`, "latin1")
      .replace(/^.*\) /s, "")
      .split(" ");
    return [state ?? "", Number(parent)];
  } catch {
    return [];
  }
}

async function waitForRenderProcess(site: Child): Promise<number> {
  return vi.waitFor(() => {
    const id = findRenderProcess(site);
    expect(id).toBeDefined();
    return id ?? 0;
  }, patience);
}

test("a render process that is killed costs no page, and the site goes on", async () => {
  const site = await sites.start({ environment: { WARM_UP: "1" } });
  process.kill(await waitForRenderProcess(site), "SIGKILL");
  await vi.waitFor(() => expect(site.readLog()).toMatch(/Warmed \d+ pages/), patience);
  expect(site.readLog()).toContain("The render process has ended (SIGKILL)");
  expect(site.readLog()).not.toContain("not cached");
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(findRenderProcess(site)).toBeUndefined();
});

test("on PostgreSQL every page is made beside the site, too", async () => {
  const { place, remove } = await makeDatabase();
  const site = await sites.start({ place, environment: { WARM_UP: "1", METRICS: "1" } });
  await vi.waitFor(() => expect(site.readLog()).toMatch(/Warmed \d+ pages/), patience);
  const metrics = await (await fetch(`${site.url}/metrics`)).text();
  expect(metrics).toMatch(/^carts_document_renders_total 0$/m);
  await site.end("SIGTERM");
  await remove();
});

test.each(["SIGKILL", "SIGTERM"] as const)(
  "no render process is left of a site that ends by %s",
  async (signal) => {
    const site = await sites.start({ environment: { WARM_UP: "1" } });
    const id = await waitForRenderProcess(site);
    await site.end(signal);
    await vi.waitFor(() => expect(["Z", undefined]).toContain(readStatus(id)[0]), patience);
  },
);
