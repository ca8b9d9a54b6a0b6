import type { TestProject } from "vitest/node";
import { startSite, type SiteServer } from "./site-server.ts";

/** What a test needs of a site that it did not start. */
export type SharedSite = Pick<SiteServer, "url" | "dataDir">;

declare module "vitest" {
  interface ProvidedContext {
    /**
     * One site of the whole run, for tests that read it: its catalogue is the seed and stays so. A
     * test that imports vehicles, or counts what others may have sent, starts a site of its own.
     */
    sharedSite: SharedSite;
  }
}

/** Vitest's global setup. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await startSite();
  project.provide("sharedSite", { url, dataDir });
  return stop;
}
