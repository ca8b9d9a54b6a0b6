import { expect, vi } from "vitest";
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";

/** How long all pages may take to be rendered, also beside other work. */
export const rendering = { timeout: 600_000, interval: 100 };

/** Starts a site and waits until every page entered its cache and was dated. */
export async function startWarmSite(): Promise<SiteServer> {
  const site = await startSite({ environment: { WARM_UP: "1", METRICS: "1" } });
  await waitForPasses(site, 1);
  return site;
}

/** How often all pages were rendered since the site started. */
export function countPasses({ output }: SiteServer): number {
  return output().match(/Warmed \d+ pages/g)?.length ?? 0;
}

/** Waits until all pages were rendered so often. */
export async function waitForPasses(site: SiteServer, count: number): Promise<void> {
  await vi.waitFor(() => expect(countPasses(site)).toBeGreaterThanOrEqual(count), rendering);
}
