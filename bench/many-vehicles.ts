import { startSite } from "#tests/servers/site-server.ts";
import { importVehicles } from "./catalogue.ts";
import { median } from "./sample.ts";
import { typeIntoSearch } from "./typing.ts";

const manyVehicles = 10_000;
const fewVehicles = 100;
const timedRequests = 200;
const brotli = { "Accept-Encoding": "br" };

/** Time of an import, and of pages with many vehicles as a ratio to pages with few. */
export async function benchCatalogue(): Promise<void> {
  const few = await timePages(fewVehicles);
  const many = await timePages(manyVehicles);
  say(`import of ${manyVehicles} vehicles, in ms`, many.importMs);
  for (const [path, ms] of Object.entries(many.pages)) {
    say(`${path} with ${manyVehicles} vehicles, in ms`, ms);
    say(`${path}, ratio to ${fewVehicles} vehicles`, ms / (few.pages[path] ?? ms));
  }
}

async function timePages(count: number) {
  const { dataDir, importMs } = await importVehicles(count);
  const running = await startSite({ dataDir });
  try {
    const pages: Record<string, number> = {};
    // Each request asks for another search, so that none of them is in the cache.
    pages["/inventory"] = await timeEach((index) => `${running.url}/inventory?page=${index + 1}`);
    pages["/inventory, filtered"] = await timeEach(
      (index) => `${running.url}/inventory?search=cart+${index}`,
    );
    pages["/vehicle/{id}"] = await timeEach(
      (index) => `${running.url}/vehicle/bench-${index % fewVehicles}?${index}`,
    );
    pages["/api/vehicles"] = await timeEach(() => `${running.url}/api/vehicles`);
    return { importMs, pages };
  } finally {
    await running.stop();
  }
}

/** How long the page stands still while a visitor types into the search box of a long list. */
export async function benchTyping(): Promise<void> {
  const { dataDir } = await importVehicles(manyVehicles);
  const running = await startSite({ dataDir });
  try {
    const { longestMs, slowestKeyMs, matching } = await typeIntoSearch(
      running.url,
      "bench cart 77",
    );
    say(`typing among ${manyVehicles} vehicles at 4x slow-down, longest task in ms`, longestMs);
    say("the same, slowest key until the next picture in ms", slowestKeyMs);
    process.stdout.write(`${matching}\n`);
  } finally {
    await running.stop();
  }
}

/** The median time of a request, in milliseconds. */
async function timeEach(address: (index: number) => string): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < timedRequests; index += 1) {
    const started = performance.now();
    const response = await fetch(address(index), { headers: brotli });
    await response.arrayBuffer();
    times.push(performance.now() - started);
  }
  return median(times);
}

function say(what: string, value: number): void {
  process.stdout.write(`${what}: ${value.toFixed(2)}\n`);
}
