import { spawn, spawnSync } from "node:child_process";
import { text } from "node:stream/consumers";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { readCpuMicros } from "./process-figures.ts";

/** What one load measured. */
export interface Load {
  requestsPerSecond: number;
  p99Ms: number;
  /** Requests in all. */
  count: number;
  /** Time that the server computed for each request, in microseconds, however busy the machine is. */
  cpuMicros: number;
  /** Answers of 4xx or 5xx, and sockets that failed. */
  failures: number;
  /** How much of one core the generator used: near 1 it is the generator that was measured. */
  generatorBusy: number;
}

export interface LoadOptions {
  seconds: number;
  /** The processes of the server. */
  processIds: readonly number[];
  connections?: number;
  headers?: Readonly<Record<string, string>>;
  /** The body of Lua's `request()`, where each request differs; `count` is its number, from 1. */
  request?: string;
}

/** What a browser sends when somebody follows a link, so that the server counts a visit. */
export const browserHeaders: Readonly<Record<string, string>> = {
  "sec-ch-ua": '"Chromium";v="142", "Not A(Brand";v="99"',
  "sec-ch-ua-mobile": "?1",
  "sec-ch-ua-platform": '"Android"',
  "Upgrade-Insecure-Requests": "1",
  "User-Agent":
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "Sec-Fetch-Site": "same-origin",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-User": "?1",
  "Sec-Fetch-Dest": "document",
  "Accept-Encoding": "gzip, deflate, br, zstd",
  "Accept-Language": "en-US,en;q=0.9",
};

/** Servers run on the first core and the generator on the second, where the machine has two. */
const isPinning = availableParallelism() > 1 && !spawnSync("taskset", ["-V"]).error;
const serverCore = 0;
const generatorCore = 1;
const connectionsDefault = 32;

/** @throws with how to install it when wrk is missing. */
export function assertWrk(): void {
  if (!spawnSync("wrk", ["-v"]).error) return;
  throw new Error("wrk is not installed. On Debian: apt-get install wrk nginx-light");
}

/** Keeps a running server, with every thread that it has, on the core of the servers. */
export function pinServer(processId: number): void {
  if (!isPinning) return;
  spawnSync("taskset", ["-a", "-p", "-c", String(serverCore), String(processId)]);
}

/** Sends requests to a URL of this machine for some seconds, each after the answer to the last. */
export async function load(
  url: string,
  {
    seconds,
    processIds,
    connections = connectionsDefault,
    headers = browserHeaders,
    request,
  }: LoadOptions,
): Promise<Load> {
  if (new URL(url).hostname !== "127.0.0.1") throw new Error("Load goes to this machine only.");
  const directory = mkdtempSync(join(tmpdir(), "carts-wrk-"));
  const script = join(directory, "load.lua");
  writeFileSync(script, writeScript(headers, request));
  const wrk = [
    "wrk",
    "-t1",
    `-c${connections}`,
    "--timeout",
    "20s",
    `-d${seconds}s`,
    "-s",
    script,
    url,
  ];
  const [command = "", ...parameters] = isPinning
    ? ["taskset", "-c", String(generatorCore), ...wrk]
    : wrk;
  const cpuBefore = sumCpuMicros(processIds);
  const child = spawn(command, parameters, { stdio: ["ignore", "pipe", "inherit"] });
  const output = await text(child.stdout);
  const cpu = sumCpuMicros(processIds) - cpuBefore;
  rmSync(directory, { recursive: true });
  const [count = 0, micros = 1, p99 = 0, failures = 0, cpuSeconds = 0] =
    /^RESULT (.*)$/m.exec(output)?.[1]?.split(" ").map(Number) ?? [];
  if (count === 0) throw new Error(`wrk got no answer from ${url}:\n${output}`);
  return {
    requestsPerSecond: (count * 1e6) / micros,
    p99Ms: p99 / 1_000,
    count,
    cpuMicros: cpu / count,
    failures,
    generatorBusy: (cpuSeconds * 1e6) / micros,
  };
}

function sumCpuMicros(processIds: readonly number[]): number {
  return processIds.reduce((sum, id) => sum + readCpuMicros(id), 0);
}

function writeScript(headers: Readonly<Record<string, string>>, request?: string): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  return `
${lines.join("\n")}
${request === undefined ? "" : `count = 0\nfunction request()\ncount = count + 1\n${request}\nend`}
function done(summary, latency, requests)
  local e = summary.errors
  print(string.format("RESULT %d %d %d %d %f", summary.requests, summary.duration,
    latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout, os.clock()))
end
`;
}
