/** Measures the built site against a peer on this machine: `npm run bench`. Asserts nothing. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import autocannon from "autocannon";
import catalogue from "#content/catalogue.json" with { type: "json" };
import { findFreePort } from "#tests/free-port.ts";
import { startSite } from "#tests/site-server.ts";

const secondsPerLoad = 5;
const manyVehicles = 10_000;
const fewVehicles = 100;
const timedRequests = 200;
const brotli = { "Accept-Encoding": "br" };

const site = await startSite();
try {
  await benchSealedPage(site.url);
} finally {
  await site.stop();
}
await benchCatalogue();

/** Requests per second of a sealed page, beside the least a Node server can do with its bytes. */
async function benchSealedPage(url: string): Promise<void> {
  const body = brotliCompressSync(Buffer.from(await (await fetch(`${url}/rentals`)).arrayBuffer()));
  const port = await findFreePort();
  const peer = createServer((_, response) => {
    response.writeHead(200, {
      "Content-Type": "text/html",
      "Content-Encoding": "br",
      "Content-Length": body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => peer.listen(port, "127.0.0.1", resolve));
  const ours = await load(`${url}/rentals`);
  const theirs = await load(`http://127.0.0.1:${port}/`);
  peer.close();
  say("sealed page, requests per second", ours.requests.average);
  say("sealed page, p99 in ms", ours.latency.p99);
  say("bare node:http with the same bytes, requests per second", theirs.requests.average);
  say("ratio to the peer", ours.requests.average / theirs.requests.average);
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
  const directory = mkdtempSync(join(tmpdir(), "carts-bench-"));
  const file = join(directory, "vehicles.json");
  const vehicles = Array.from({ length: count }, (_, index) => ({
    ...catalogue[index % catalogue.length],
    id: `bench-${index}`,
    name: `Bench cart ${index}`,
  }));
  writeFileSync(file, JSON.stringify(vehicles));
  const started = performance.now();
  execFileSync(process.execPath, ["cli/inventory.ts", "import", file, "--replace"], {
    env: { ...process.env, DATA_DIR: directory },
    stdio: "ignore",
  });
  const importMs = performance.now() - started;
  const running = await startSite({ dataDir: directory });
  try {
    const pages: Record<string, number> = {};
    // Each request asks for another search, so that none of them is found sealed.
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

/** The median time of a request, in milliseconds. */
async function timeEach(address: (index: number) => string): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < timedRequests; index += 1) {
    const started = performance.now();
    const response = await fetch(address(index), { headers: brotli });
    await response.arrayBuffer();
    times.push(performance.now() - started);
  }
  return times.toSorted((one, other) => one - other)[timedRequests / 2] ?? 0;
}

async function load(url: string) {
  return autocannon({ url, headers: brotli, connections: 20, duration: secondsPerLoad });
}

function say(what: string, value: number): void {
  process.stdout.write(`${what}: ${value.toFixed(2)}\n`);
}
