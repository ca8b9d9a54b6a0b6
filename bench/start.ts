import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "#tests/servers/free-port.ts";
import { listDescendants, readCpuMicros } from "./process-figures.ts";
import { ask, median } from "./sample.ts";
import { startServedSite } from "./served-site.ts";

const lookEveryMs = 5;
const startsPerRound = 3;
/** No request may be delayed longer by the warm-up. */
const delayMaxMs = 10;
const program = ["server/launch.js", "build/start/start.js"];

/** From the start to the first answered page, and how long a cached page takes during the warm-up. */
export async function benchStart(rounds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "carts-start-"));
  const commands = {
    "npm run serve": ["npm", "run", "--silent", "serve"],
    "node server/launch.js build/start/start.js": [process.execPath, ...program],
  };
  // The first start fills the database and the cache of compiled code.
  await timeStart([process.execPath, ...program], dataDir);
  for (const [name, command] of Object.entries(commands)) {
    const starts: Start[] = [];
    for (let start = 0; start < rounds * startsPerRound; start += 1) {
      starts.push(await timeStart(command, dataDir));
    }
    const times = starts.map(({ tookMs }) => tookMs);
    const computing = starts.map(({ computedMs }) => computedMs);
    say(`${name} until the first page:`);
    say(`  by the clock ${median(times).toFixed(0)} ms (${formatAll(times)})`);
    say(`  computing ${median(computing).toFixed(0)} ms (${formatAll(computing)})`);
  }
  rmSync(dataDir, { recursive: true, force: true });
  await benchWarmUp();
}

interface Start {
  /** From the start to the first answered page. */
  tookMs: number;
  /** What its processes computed in that time, whatever else the machine did. */
  computedMs: number;
}

async function timeStart(command: readonly string[], dataDir: string): Promise<Start> {
  const port = await findFreePort();
  const [program = "", ...parameters] = command;
  const startedAt = performance.now();
  const server = spawn(program, parameters, {
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, WARM_UP: "0" },
    stdio: "ignore",
    detached: true,
  });
  const ended = once(server, "exit");
  const agent = new Agent();
  const url = `http://127.0.0.1:${port}/rentals`;
  const isAnswered = () =>
    ask(url, agent).then(
      () => true,
      () => false,
    );
  while (!(await isAnswered())) await wait(lookEveryMs);
  const tookMs = performance.now() - startedAt;
  const processId = server.pid ?? 0;
  // npm starts the server as a child of its own; the group has both.
  const all = [processId, ...listDescendants(processId)];
  const computedMs = all.reduce((sum, id) => sum + readCpuMicros(id), 0) / 1_000;
  process.kill(-processId, "SIGTERM");
  await ended;
  return { tookMs, computedMs };
}

/**
 * A visitor asks for a cached page every few milliseconds while the others are being warmed, and, in
 * turn, a second site that has nothing else to do, which tells what is the machine's part of the
 * times. What the site's one thread computes without a break is how long a request has to wait for
 * it at least.
 */
async function benchWarmUp(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "carts-turns-"));
  const turnsFile = join(directory, "turns.json");
  const measuring = new URL("longest-turns.ts", import.meta.url).href;
  const site = await startServedSite({
    WARM_UP: "1",
    NODE_OPTIONS: `--import=${measuring}`,
    TURNS_FILE: turnsFile,
  });
  const idleSite = await startServedSite();
  try {
    const agent = new Agent({ keepAlive: true });
    await ask(`${site.url}/rentals`, agent);
    await ask(`${idleSite.url}/rentals`, agent);
    process.kill(site.processId, "SIGUSR2");
    const warming: number[] = [];
    const idle: number[] = [];
    const startedAt = performance.now();
    while (!site.output().includes("Warmed ")) {
      warming.push(await timeRequest(site.url, agent));
      idle.push(await timeRequest(idleSite.url, agent));
    }
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
    const turns = JSON.parse(readFileSync(turnsFile, "utf8")) as number[];
    say(`a cached page while pages are warmed, ${seconds} s: ${formatSpread(warming)}`);
    say(`a cached page of an idle site, in turn: ${formatSpread(idle)}`);
    const long = turns.filter((turn) => turn > delayMaxMs).length;
    const longest = turns.slice(0, 5).map((turn) => turn.toFixed(1));
    say(
      `computing without a break: longest ${longest.join(" ")} ms; ${long} times more than ${delayMaxMs} ms`,
    );
    agent.destroy();
  } finally {
    await Promise.all([site.stop(), idleSite.stop()]);
    rmSync(directory, { recursive: true, force: true });
  }
}

async function timeRequest(url: string, agent: Agent): Promise<number> {
  await wait(lookEveryMs);
  const sentAt = performance.now();
  await ask(`${url}/rentals`, agent);
  return performance.now() - sentAt;
}

function formatSpread(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  const late = times.filter((time) => time > delayMaxMs).length;
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms, ${late} of ${times.length} more than ${delayMaxMs} ms`;
}

function formatAll(times: readonly number[]): string {
  return times.map((each) => each.toFixed(0)).join(" ");
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
