import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { SiteServer } from "#tests/servers/site-server.ts";

const lookEveryMs = 1_000;
/** A process that uses less than this of a core does nothing worth measuring. */
const quietMicros = 30_000;
const quietLooks = 3;

/** Resident memory of a process in megabytes, as Linux tells it. */
export function readMemory(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1_000;
}

/** Time that the threads of a process have computed, in microseconds, as Linux's scheduler tells it. */
export function readCpuMicros(processId: number): number {
  const threads = readdirSync(`/proc/${processId}/task`);
  const nanos = threads.map((id) => {
    const figures = readFileSync(`/proc/${processId}/task/${id}/schedstat`, "utf8");
    return Number(figures.split(" ")[0]);
  });
  return nanos.reduce((sum, each) => sum + each, 0) / 1_000;
}

/** The processes that a process has started, and those that they have. */
export function listDescendants(processId: number): number[] {
  const { stdout } = spawnSync("pgrep", ["-P", String(processId)], { encoding: "utf8" });
  const children = stdout.split("\n").filter(Boolean).map(Number);
  return [...children, ...children.flatMap(listDescendants)];
}

/** Waits until a site has warmed its pages and compressed them as small as it can. */
export async function waitUntilQuiet({ processId, output }: SiteServer): Promise<void> {
  while (!output().includes("Warmed ")) await wait(100);
  let quiet = 0;
  let before = readCpuMicros(processId);
  while (quiet < quietLooks) {
    await wait(lookEveryMs);
    const now = readCpuMicros(processId);
    quiet = now - before < quietMicros ? quiet + 1 : 0;
    before = now;
  }
}
