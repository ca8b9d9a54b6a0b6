import { expect, vi } from "vitest";
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";

/** How long all pages may take to be rendered, also beside other work. */
export const warmUpTimeoutMs = 240_000;

/** Starts a site and waits until every page entered its cache and was dated. */
export async function startWarmSite(dataDir?: string): Promise<SiteServer> {
  const site = await startSite({
    environment: { WARM_UP: "1" },
    ...(dataDir === undefined ? {} : { dataDir }),
  });
  await vi.waitFor(() => expect(countPasses(site)).toBeGreaterThanOrEqual(count), {
    timeout: warmUpTimeoutMs,
    interval: 100,
  });
}
