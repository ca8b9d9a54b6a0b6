import type { TestProject } from "vitest/node";
import { startBrowserServer } from "./browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where to connect to the one Chromium of the run. */
    browserEndpoint: string;
  }
}

/** Vitest's global setup: test files share a Chromium, in which each has contexts of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startBrowserServer();
  project.provide("browserEndpoint", server.wsEndpoint());
  return () => server.close();
}
