/**
 * Measures three of our pages beside the same pages in Next.js and Astro: `npm run bench:peers`,
 * after `npm run build`. `--seconds` and `--rounds` say how long each load takes and how often,
 * `--lighthouse` how often Lighthouse opens each page; `--built` uses what an earlier run has built.
 * Asserts nothing but that the three say the same.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright-core";
import { findChromium } from "#tests/browser/chromium.ts";
import { findFreePort } from "#tests/servers/free-port.ts";
import { assertWrk, load } from "../wrk.ts";
import { build, findFolder, install, siteUrl, startBuilds, stopBuilds } from "./builds.ts";
import type { Build } from "./builds.ts";
import { formatTables, type Figures } from "./figures-table.ts";
import { readTimes, type PageTimes } from "./lighthouse-times.ts";
import { findDifferences, readContent } from "./page-content.ts";
import { measuredPages, readPageData, type MeasuredPage } from "./page-data.ts";
import { weighDocument, weighPage } from "./page-weight.ts";
import { copySite } from "./site-copy.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
    lighthouse: { type: "string", default: "3" },
    built: { type: "boolean", default: false },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const lighthouseRounds = Number(values.lighthouse);

assertWrk();
if (!values.built) await makeBuilds();
const builds = await startBuilds();
const browserPort = await findFreePort();
const browser = await chromium.launch({
  executablePath: findChromium() ?? chromium.executablePath(),
  args: [
    `--remote-debugging-port=${browserPort}`,
    "--no-sandbox",
    "--disable-background-networking",
  ],
});
try {
  const figures: Figures[] = [];
  // A browser that has just started is slower; this one run is not counted.
  await readTimes(`${builds[0]?.url}/inventory`, browserPort);
  for (const page of measuredPages) figures.push(...(await measurePage(page, browser)));
  process.stdout.write(formatTables(figures));
} finally {
  await browser.close();
  await stopBuilds(builds);
}

async function makeBuilds(): Promise<void> {
  const data = await readPageData(siteUrl);
  for (const framework of ["next", "astro"] as const) {
    say(`Installing and building ${framework}`);
    install(framework);
    copySite(framework, findFolder(framework), data);
    build(framework);
  }
}

/** A page of all builds, which take turns within each round. */
async function measurePage({ name, path }: MeasuredPage, opened: Browser): Promise<Figures[]> {
  const figures: (Figures & { loads: Figures["loads"][number][]; times: PageTimes[] })[] = [];
  let ownHtml: string | null = null;
  for (const { name: buildName, url } of builds) {
    const { html, ...document } = await weighDocument(url + path);
    ownHtml ??= html;
    const differences = findDifferences(readContent(ownHtml), readContent(html));
    if (differences.length > 0) {
      throw new Error(`${path} of ${buildName} differs:\n${differences.join("\n")}`);
    }
    const weight = await weighPage(opened, url + path);
    figures.push({ page: name, build: buildName, document, weight, loads: [], times: [] });
  }
  for (let round = 0; round < Math.max(rounds, lighthouseRounds); round += 1) {
    for (const [index, { url, processIds }] of builds.entries()) {
      const { loads, times } = figures[index] ?? {};
      if (round < rounds) loads?.push(await load(url + path, { seconds, processIds }));
      if (round < lighthouseRounds) times?.push(await readTimes(url + path, browserPort));
    }
    say(`${path}, round ${round + 1}, load average ${loadavg()[0]?.toFixed(1)}`);
    for (const [index, { name: buildName }] of builds.entries())
      sayRound(buildName, figures[index]);
  }
  return figures;
}

/** The last figures of a build, so that a reader sees how far the rounds are apart. */
function sayRound(buildName: Build["name"], figures: Figures | undefined): void {
  const last = figures?.loads.at(-1);
  const times = figures?.times.at(-1);
  say(
    `  ${buildName}: ${last?.requestsPerSecond.toFixed(0)} requests/s, ${last?.failures} failed, generator ${((last?.generatorBusy ?? 0) * 100).toFixed(0)}%; Lighthouse ${times?.score}, blocking ${times?.blockingMs.toFixed(0)} ms`,
  );
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
