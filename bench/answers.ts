import { loadavg } from "node:os";
import type { SiteServer } from "#tests/servers/site-server.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { captureAnswer, type CapturedAnswer } from "./captured-answer.ts";
import { type OtherServer, startBare, startNginx } from "./other-servers.ts";
import { median } from "./sample.ts";
import { waitUntilQuiet } from "./process-figures.ts";
import { startServedSite } from "./served-site.ts";
import { browserHeaders, load, pinServer, type Load, type LoadOptions } from "./wrk.ts";

/** One kind of answer that all servers send. */
interface AnswerKind {
  name: string;
  path: string;
  /** Whether the client says that it has the answer already. */
  isRevalidated?: boolean;
}

const kinds: readonly AnswerKind[] = [
  { name: "cached page", path: "/rentals" },
  { name: "304", path: "/rentals", isRevalidated: true },
  { name: "static file", path: "/icon.svg" },
  { name: "picture", path: "/pictures/carts/denago-ev-city-front-480.avif" },
  { name: "/api/vehicles", path: "/api/vehicles" },
];

/** What only the site does: each request has an answer of its own. */
const ownKinds: readonly { name: string; options: Omit<LoadOptions, "seconds" | "processIds"> }[] =
  [
    {
      name: "page after a miss (one client)",
      options: {
        connections: 1,
        request: 'return wrk.format("GET", "/inventory?search=cart+" .. count)',
      },
    },
    {
      name: "durable post",
      options: {
        headers: { ...browserHeaders, "Content-Type": "application/json" },
        request: `local body = string.gsub(${JSON.stringify(JSON.stringify(makeInquiry({ message: "This is message number COUNT" })))}, "COUNT", count)
return wrk.format("POST", "/api/contact", nil, body)`,
      },
    },
  ];

export interface AnswersOptions {
  seconds: number;
  rounds: number;
}

/**
 * Requests per second of the site, beside a bare `node:http` server and nginx with one worker that
 * send the same headers and bytes. The three take turns within each round.
 */
export async function benchAnswers(options: AnswersOptions): Promise<void> {
  const site = await startServedSite({ WARM_UP: "1" });
  try {
    await waitUntilQuiet(site);
    pinServer(site.processId);
    const processIds = [site.processId];
    for (const kind of kinds) await compare(site, kind, options);
    for (const { name, options: own } of ownKinds) {
      const loads: Load[] = [];
      for (let round = 0; round < options.rounds; round += 1) {
        loads.push(await load(site.url, { seconds: options.seconds, processIds, ...own }));
      }
      say(`${name}: ${formatLoads(loads)}`);
    }
  } finally {
    await site.stop();
  }
}

async function compare(
  site: SiteServer,
  { name, path, isRevalidated = false }: AnswerKind,
  { seconds, rounds }: AnswersOptions,
): Promise<void> {
  const answer = await captureAnswer(site.url + path, browserHeaders);
  const headers: Record<string, string> = { ...browserHeaders };
  if (isRevalidated) headers["If-None-Match"] = findHeader(answer, "etag");
  const shown = await captureAnswer(site.url + path, headers);
  const bare = await startBare(new Map([[path, shown]]));
  const nginx = await startNginx(new Map([[path, answer]]));
  const results = { site: [] as Load[], bare: [] as Load[], nginx: [] as Load[] };
  try {
    const nginxHeaders = { ...headers };
    if (nginx !== null && isRevalidated) {
      const own = await captureAnswer(nginx.url + path, browserHeaders);
      nginxHeaders["If-None-Match"] = findHeader(own, "etag");
    }
    const run = ({ url, processIds }: Loaded, sent: Record<string, string>) =>
      load(url + path, { seconds, processIds, headers: sent });
    for (let round = 0; round < rounds; round += 1) {
      results.bare.push(await run(bare, headers));
      if (nginx) results.nginx.push(await run(nginx, nginxHeaders));
      const own = { url: site.url, processIds: [site.processId] };
      results.site.push(await run(own, headers));
    }
  } finally {
    await bare.stop();
    await nginx?.stop();
  }
  say(`${name} (${path}, ${shown.status}), load average ${loadavg()[0]?.toFixed(1)}`);
  say(`  bare node:http  ${formatLoads(results.bare)}`);
  if (nginx) say(`  nginx, 1 worker ${formatLoads(results.nginx)}`);
  say(`  site            ${formatLoads(results.site)}`);
  say(`  site / bare ${formatRatios(results.site, results.bare)}`);
  if (nginx) say(`  site / nginx ${formatRatios(results.site, results.nginx)}`);
}

/** A server under load. */
type Loaded = Pick<OtherServer, "url" | "processIds">;

function findHeader({ headers }: CapturedAnswer, name: string): string {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1] ?? "";
}

function formatLoads(loads: readonly Load[]): string {
  const rates = loads.map(({ requestsPerSecond }) => requestsPerSecond);
  const failures = loads.reduce((sum, each) => sum + each.failures, 0);
  return [
    `${Math.round(median(rates))} requests/s`,
    `p99 ${median(loads.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms`,
    `${median(loads.map(({ cpuMicros }) => cpuMicros)).toFixed(1)} µs of computing each`,
    `generator ${Math.round(median(loads.map((each) => each.generatorBusy)) * 100)}% of its core`,
    `rounds ${rates.map(Math.round).join(" ")}`,
    ...(failures > 0 ? [`${failures} FAILED`] : []),
  ].join(", ");
}

/** The medians of the rounds' ratios: of requests a second, and of requests for the same computing. */
function formatRatios(own: readonly Load[], others: readonly Load[]): string {
  const pairs = own.flatMap((each, round) => {
    const other = others[round];
    return other === undefined ? [] : [{ each, other }];
  });
  const rates = pairs.map(({ each, other }) => each.requestsPerSecond / other.requestsPerSecond);
  const costs = pairs.map(({ each, other }) => other.cpuMicros / each.cpuMicros);
  return `${formatRounds(rates)}, by computing time ${formatRounds(costs)}`;
}

function formatRounds(ratios: readonly number[]): string {
  return `${median(ratios).toFixed(2)} (${ratios.map((each) => each.toFixed(2)).join(" ")})`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
