import type { Load } from "../wrk.ts";
import { median } from "../sample.ts";
import { toMedians, type PageTimes } from "./lighthouse-times.ts";
import type { DocumentWeight, PageWeight } from "./page-weight.ts";

/** All that was measured of one page of one build. */
export interface Figures {
  page: string;
  build: string;
  document: Omit<DocumentWeight, "html">;
  weight: PageWeight;
  loads: readonly Load[];
  times: readonly PageTimes[];
}

type Row = readonly string[];

/** Two tables in Markdown: what is sent and served, and what Lighthouse saw. */
export function formatTables(figures: readonly Figures[]): string {
  const served: Row[] = [
    [
      "page",
      "build",
      "document sent",
      "uncompressed",
      "by brotli",
      "script",
      "whole page",
      "requests",
      "requests/s",
      "computing, µs",
    ],
    ...figures.map(({ page, build, document, weight, loads }) => [
      page,
      build,
      formatBytes(document.served),
      formatBytes(document.raw),
      formatBytes(document.brotli),
      formatBytes(weight.script),
      formatBytes(weight.whole),
      String(weight.requests),
      formatWhole(median(loads.map((each) => each.requestsPerSecond))),
      formatWhole(median(loads.map((each) => each.cpuMicros))),
    ]),
  ];
  const seen: Row[] = [
    ["page", "build", "score", "first paint", "largest paint", "blocking", "shift"],
    ...figures.map(({ page, build, times }) => {
      const middle = toMedians(times);
      return [
        page,
        build,
        formatWhole(middle.score),
        formatSeconds(middle.firstPaintMs),
        formatSeconds(middle.largestPaintMs),
        `${formatWhole(middle.blockingMs)} ms`,
        middle.shift.toFixed(3),
      ];
    }),
  ];
  return `${formatTable(served)}\n\n${formatTable(seen)}\n`;
}

function formatTable([heading = [], ...rows]: readonly Row[]): string {
  const line = heading.map(() => "---");
  return [heading, line, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** A thousand bytes to the kilobyte, as with all our figures. */
function formatBytes(bytes: number): string {
  return bytes === 0 ? "0" : `${(bytes / 1_000).toFixed(1)} KB`;
}

function formatWhole(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}

function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`;
}
