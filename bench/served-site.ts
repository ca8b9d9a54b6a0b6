import { startSite, type SiteServer } from "#tests/servers/site-server.ts";

/** As the unit and the image set them. */
const servedEnvironment: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "65536",
  // They give it to Node itself, and the other settings as here.
  NODE_OPTIONS: "--max-semi-space-size=2 --v8-pool-size=1",
};

/**
 * Starts the build as the unit and the image do, with V8's and malloc's settings that save memory:
 * without them it would be another server that is measured.
 * @throws with what it wrote when it ends or is silent for too long.
 */
export function startServedSite(environment: Record<string, string> = {}): Promise<SiteServer> {
  const nodeOptions = [servedEnvironment, environment].map((each) => each["NODE_OPTIONS"] ?? "");
  return startSite({
    environment: { ...servedEnvironment, ...environment, NODE_OPTIONS: nodeOptions.join(" ") },
    isLaunched: true,
  });
}
