import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { SiteServer } from "#tests/servers/site-server.ts";
import { readMemory } from "./process-figures.ts";

export interface Sampled {
  slowestMs: number;
  count: number;
  tookMs: number;
  /** The most resident memory seen, in megabytes. */
  memory: number;
}

const sampleEveryMs = 10;

/** Asks for the home page again and again until something is over. */
export async function sample(site: SiteServer, isOver: Promise<unknown>): Promise<Sampled> {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  let isDone = false;
  void isOver.then(() => {
    isDone = true;
  });
  const result = { slowestMs: 0, count: 0, tookMs: 0, memory: 0 };
  do {
    const sentAt = performance.now();
    await ask(`${site.url}/`, agent);
    result.slowestMs = Math.max(result.slowestMs, performance.now() - sentAt);
    result.memory = Math.max(result.memory, readMemory(site.processId));
    result.count += 1;
    await wait(sampleEveryMs);
  } while (!isDone);
  result.tookMs = performance.now() - startedAt;
  agent.destroy();
  return result;
}

/** Reads an answer without decompressing it, so that the client does not slow down what it measures. */
export function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent, headers: { "Accept-Encoding": "br" } }, (response) => {
      response.resume();
      response.on("end", resolve);
    });
    sent.on("error", reject);
  });
}

/** The value in the middle; of an even number of values the higher one. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
