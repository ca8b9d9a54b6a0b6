/** Measures the built site against a peer on this machine: `npm run bench`. Asserts nothing. */
import { brotliCompressSync } from "node:zlib";
import autocannon from "autocannon";
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { importVehicles } from "./catalogue.ts";
import { startNginx } from "./nginx.ts";
import { readMemory } from "./sample.ts";
import { typeIntoSearch } from "./typing.ts";

const secondsPerLoad = 5;
const roundsOfLoad = 3;
const manyRequests = 1_000_000;
const manyVehicles = 10_000;
const fewVehicles = 100;
const timedRequests = 200;
const brotli = { "Accept-Encoding": "br" };

const site = await startSite();
try {
  await benchCachedPage(site);
} finally {
  await site.stop();
}
await benchCatalogue();
await benchTyping();

/** Requests per second of a cached page, beside nginx with the same bytes, and the memory it took. */
async function benchCachedPage({ url, processId }: SiteServer): Promise<void> {
  const address = `${url}/rentals`;
  const page = Buffer.from(await (await fetch(address)).arrayBuffer());
  const peer = await startNginx(brotliCompressSync(page));
  const rounds: { ours: number; theirs: number; p99: number }[] = [];
  for (let round = 0; round < roundsOfLoad; round += 1) {
    const ours = await load(address);
    const theirs = peer && (await load(peer.url));
    rounds.push({
      ours: ours.requests.average,
      theirs: theirs?.requests.average ?? Number.NaN,
      p99: ours.latency.p99,
    });
  }
  await peer?.stop();
  say("cached page, requests per second", median(rounds.map(({ ours }) => ours)));
  say("cached page, p99 in ms", median(rounds.map(({ p99 }) => p99)));
  if (peer) {
    say(
      "nginx with the same bytes, requests per second",
      median(rounds.map((each) => each.theirs)),
    );
    say("ratio to nginx", median(rounds.map(({ ours, theirs }) => ours / theirs)));
  } else process.stdout.write("nginx is not installed, so nothing was compared\n");
  await autocannon({ url: address, headers: brotli, connections: 20, amount: manyRequests });
  say(`resident memory after ${manyRequests} more requests, in MB`, readMemory(processId));
}

/** Time of an import, and of pages with many vehicles as a ratio to pages with few. */
async function benchCatalogue(): Promise<void> {
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
async function benchTyping(): Promise<void> {
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

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

async function load(url: string) {
  return autocannon({ url, headers: brotli, connections: 20, duration: secondsPerLoad });
}

function say(what: string, value: number): void {
  process.stdout.write(`${what}: ${value.toFixed(2)}\n`);
}
