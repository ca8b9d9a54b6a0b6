import { expect } from "vitest";
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";

/** How long all pages may take to be rendered, also beside other work. */
export const warmUpTimeoutMs = 240_000;

/** Starts a site and waits until every page entered its cache and was dated. */
export async function startWarmSite(dataDir?: string): Promise<SiteServer> {
  const site = await startSite({
    environment: { WARM_UP: "1" },
    ...(dataDir === undefined ? {} : { dataDir }),
  });
  await expectPasses(site, 1);
  return site;
}

/** How often all pages were rendered since the site started. */
export function countPasses({ output }: SiteServer): number {
  return output().match(/Warmed \d+ pages/g)?.length ?? 0;
}

/** Waits until all pages were rendered so often. */
export async function expectPasses(site: SiteServer, count: number): Promise<void> {
  const passes = expect.poll(() => countPasses(site), { timeout: warmUpTimeoutMs, interval: 100 });
  await passes.toBeGreaterThanOrEqual(count);
}
