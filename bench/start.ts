import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "#tests/servers/free-port.ts";
import { startSite } from "#tests/servers/site-server.ts";
import { ask, median } from "./sample.ts";

const lookEveryMs = 5;
const startsPerRound = 3;
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
    const times: number[] = [];
    for (let start = 0; start < rounds * startsPerRound; start += 1) {
      times.push(await timeStart(command, dataDir));
    }
    say(`${name} until the first page: ${median(times).toFixed(0)} ms (${formatAll(times)})`);
  }
  rmSync(dataDir, { recursive: true, force: true });
  await benchWarmUp();
}

async function timeStart(command: readonly string[], dataDir: string): Promise<number> {
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
  // npm starts the server as a child of its own; the group has both.
  process.kill(-(server.pid ?? 0), "SIGTERM");
  await ended;
  return tookMs;
}

/** A visitor asks for a cached page every few milliseconds while the others are being warmed. */
async function benchWarmUp(): Promise<void> {
  const site = await startSite({ environment: { WARM_UP: "1" } });
  try {
    const agent = new Agent({ keepAlive: true });
    await ask(`${site.url}/rentals`, agent);
    const warming: number[] = [];
    while (!site.output().includes("Warmed ")) warming.push(await timeRequest(site.url, agent));
    const compressing: number[] = [];
    const until = performance.now() + 10_000;
    while (performance.now() < until) compressing.push(await timeRequest(site.url, agent));
    await wait(10_000);
    const quiet: number[] = [];
    const end = performance.now() + 5_000;
    while (performance.now() < end) quiet.push(await timeRequest(site.url, agent));
    say(`a cached page while pages are rendered: ${formatSpread(warming)}`);
    say(`a cached page while they are compressed: ${formatSpread(compressing)}`);
    say(`a cached page of a quiet site: ${formatSpread(quiet)}`);
    agent.destroy();
  } finally {
    await site.stop();
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
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms of ${times.length}`;
}

function formatAll(times: readonly number[]): string {
  return times.map((each) => each.toFixed(0)).join(" ");
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
