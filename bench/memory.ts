import { setTimeout as wait } from "node:timers/promises";
import { pages } from "#content/pages/pages.ts";
import { startSite } from "#tests/servers/site-server.ts";
import { readMemory, waitUntilQuiet } from "./process-figures.ts";
import { load } from "./wrk.ts";

const secondsPerLoad = 20;
const idleAfterMs = 5_000;

/** Resident memory: idle, with all pages in the cache, and after so many requests. */
export async function benchMemory(requests: number): Promise<void> {
  // As the unit and the image set them.
  const environment = {
    MALLOC_ARENA_MAX: "2",
    MALLOC_MMAP_THRESHOLD_: "65536",
    MALLOC_TRIM_THRESHOLD_: "65536",
    NODE_OPTIONS: "--max-semi-space-size=2",
  };
  const idle = await startSite({ environment, isLaunched: true });
  await fetch(`${idle.url}/`);
  await wait(idleAfterMs);
  say("idle, one page answered", readMemory(idle.processId));
  await idle.stop();
  const site = await startSite({
    environment: { ...environment, WARM_UP: "1" },
    isLaunched: true,
  });
  try {
    await waitUntilQuiet(site);
    say(`all ${pages.length} pages cached`, readMemory(site.processId));
    let count = 0;
    while (count < requests) {
      const loaded = await load(`${site.url}/rentals`, {
        seconds: secondsPerLoad,
        processIds: [site.processId],
      });
      count += loaded.count;
    }
    say(`after ${count} requests`, readMemory(site.processId));
    await wait(idleAfterMs);
    say("some seconds later", readMemory(site.processId));
  } finally {
    await site.stop();
  }
}

function say(what: string, megabytes: number): void {
  process.stdout.write(`resident memory, ${what}: ${megabytes.toFixed(0)} MB\n`);
}
