import { setTimeout as wait } from "node:timers/promises";
import { pages } from "#content/pages/pages.ts";
import { readMemory, waitUntilQuiet } from "./process-figures.ts";
import { startServedSite } from "./served-site.ts";
import { load } from "./wrk.ts";

const secondsPerLoad = 20;
const idleAfterMs = 5_000;

/** Resident memory: idle, with all pages in the cache, and after so many requests. */
export async function benchMemory(requests: number): Promise<void> {
  const idle = await startServedSite();
  await fetch(`${idle.url}/`);
  await wait(idleAfterMs);
  say("idle, one page answered", readMemory(idle.processId));
  await idle.stop();
  const site = await startServedSite({ WARM_UP: "1" });
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
