import { availableParallelism } from "node:os";
import type { SiteServer } from "#tests/servers/site-server.ts";
import { limitCoreShare } from "./core-share.ts";
import { listDescendants, readMemory } from "./process-figures.ts";
import { median } from "./sample.ts";
import { startServedSite } from "./served-site.ts";
import { load, type Load } from "./wrk.ts";

const path = "/rentals";
/** So that each process has the page in its cache, whichever of them takes a connection. */
const requestsBefore = 64;
/** Of one core for each process that answers: two of them and the generator fit on two cores. */
const coreShare = 0.35;

/**
 * One process beside two: requests a second of a cached page, computing for each, and memory. Then
 * the same with a part of a core for each process, where the generator has a core to itself.
 */
export async function benchProcesses({
  seconds,
  rounds,
}: {
  seconds: number;
  rounds: number;
}): Promise<void> {
  const one = await startServedSite();
  const two = await startServedSite({ WEB_PROCESSES: "2" });
  try {
    while (!two.output().includes("2 of 2")) await new Promise(setImmediate);
    for (const site of [one, two]) await fillCaches(site);
    say(`cores ${availableParallelism()}, one of them for the generator`);
    await compare({ one, two, seconds, rounds });
    await compareLimited({ one, two, seconds, rounds });
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
}

interface Comparison {
  one: SiteServer;
  two: SiteServer;
  seconds: number;
  rounds: number;
}

async function compare({ one, two, seconds, rounds }: Comparison): Promise<void> {
  const loads = { one: [] as Load[], two: [] as Load[] };
  for (let round = 0; round < rounds; round += 1) {
    loads.one.push(await loadSite(one, seconds));
    loads.two.push(await loadSite(two, seconds));
  }
  say(`  one process   ${formatLoads(loads.one)}, ${formatMemory(one)}`);
  say(`  two processes ${formatLoads(loads.two)}, ${formatMemory(two)}`);
  const ratios = loads.two.map((each, round) => {
    return each.requestsPerSecond / (loads.one[round]?.requestsPerSecond ?? Number.NaN);
  });
  say(`  two / one ${median(ratios).toFixed(2)} (${ratios.map(format).join(" ")})`);
}

/** The same with a part of a core for each process that answers. */
async function compareLimited(comparison: Comparison): Promise<void> {
  const workers = [comparison.one, comparison.two].flatMap(listWorkers);
  const limited = workers.map((id) => limitCoreShare(id, coreShare));
  try {
    if (limited.includes(null)) {
      say("No control group can be made here to give each a part of a core.");
    } else {
      say(`each process that answers has ${coreShare} of a core`);
      await compare(comparison);
    }
  } finally {
    for (const each of limited) each?.release();
  }
}

/** The processes that answer: those that the first one has started, or itself. */
function listWorkers({ processId }: SiteServer): number[] {
  const descendants = listDescendants(processId);
  return descendants.length === 0 ? [processId] : descendants;
}

async function fillCaches({ url }: SiteServer): Promise<void> {
  for (let count = 0; count < requestsBefore; count += 1) {
    const headers = { Connection: "close" };
    await (await fetch(url + path, { headers })).arrayBuffer();
  }
}

function loadSite(site: SiteServer, seconds: number): Promise<Load> {
  return load(site.url + path, { seconds, processIds: listProcessIds(site) });
}

/** The process that was started and those that it has started. */
function listProcessIds({ processId }: SiteServer): number[] {
  return [processId, ...listDescendants(processId)];
}

function formatLoads(loads: readonly Load[]): string {
  const middle = (read: (each: Load) => number) => median(loads.map(read));
  return [
    `${Math.round(middle((each) => each.requestsPerSecond))} requests/s`,
    `p99 ${middle((each) => each.p99Ms).toFixed(1)} ms`,
    `${middle((each) => each.cpuMicros).toFixed(1)} µs of computing each`,
    `generator ${Math.round(middle((each) => each.generatorBusy) * 100)}% of its core`,
  ].join(", ");
}

function formatMemory(site: SiteServer): string {
  const megabytes = listProcessIds(site).map((id) => readMemory(id).toFixed(0));
  return `resident ${megabytes.join(" + ")} MB`;
}

function format(ratio: number): string {
  return ratio.toFixed(2);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
