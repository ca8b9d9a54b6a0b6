import { escapeUTF8 } from "entities";
import { formatDay } from "./report-text.ts";
import { formatLeads } from "./report-text.ts";
import { countLeads, type AnalyticsReport } from "#server/analytics/report.ts";

const pagesDrawnMax = 25;
const rowHeight = 30;
const headHeight = 84;
const width = 900;
const barsFrom = 330;
const barsWidth = 250;
const marginBottom = 16;

/** Colors that stay apart in print and for most color-blind readers, on light and on dark. */
const kinds = [
  { kind: "call", label: "calls", light: "#b3391f", dark: "#ff8a70" },
  { kind: "inquiry", label: "inquiries", light: "#0b6e86", dark: "#5cc6de" },
  { kind: "financing", label: "financing clicks", light: "#8a6d1a", dark: "#e3c15c" },
] as const;

/** The pages that led to calls, inquiries and financing clicks, as an SVG file with bars. */
export function drawReport({ from, to, pages }: AnalyticsReport): string {
  const leading = pages.filter(({ counts }) => countLeads(counts) > 0).slice(0, pagesDrawnMax);
  const most = Math.max(1, ...leading.map(({ counts }) => countLeads(counts)));
  const height = headHeight + Math.max(1, leading.length) * rowHeight + marginBottom;
  const title = `Pages that led to calls and inquiries, ${formatDay(from)} to ${formatDay(to)}`;
  const rows = leading.map(({ path, counts }, index) => {
    const y = headHeight + index * rowHeight;
    let x = barsFrom;
    const bars = kinds.map(({ kind }) => {
      const length = (counts[kind] / most) * barsWidth;
      const bar = `<rect class="${kind}" x="${round(x)}" y="${y}" width="${round(length)}" height="18"/>`;
      x += length;
      return counts[kind] > 0 ? bar : "";
    });
    return `${text(barsFrom - 12, y + 14, path, "end")}${bars.join("")}${text(x + 10, y + 14, formatLeads(counts))}`;
  });
  const nothing = leading.length === 0 ? [text(20, headHeight + 14, "None in this time.")] : [];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeUTF8(title)}</title>`,
    `<style>${style}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    `<text class="title" x="20" y="34">${escapeUTF8(title)}</text>`,
    drawLegend(),
    ...rows,
    ...nothing,
    "</svg>",
    "",
  ].join("\n");
}

const style = [
  "text{font:14px system-ui,sans-serif;fill:#16202a}.title{font-size:18px;font-weight:600}",
  ".ground{fill:#fff}",
  ...kinds.map(({ kind, light }) => `.${kind}{fill:${light}}`),
  "@media(prefers-color-scheme:dark){text{fill:#e8eef4}.ground{fill:#0b1622}",
  ...kinds.map(({ kind, dark }) => `.${kind}{fill:${dark}}`),
  "}",
].join("");

function drawLegend(): string {
  return kinds
    .map(({ kind, label }, index) => {
      const x = 20 + index * 120;
      return `<rect class="${kind}" x="${x}" y="50" width="14" height="14"/>${text(x + 20, 62, label)}`;
    })
    .join("");
}

function text(x: number, y: number, words: string, anchor: "start" | "end" = "start"): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escapeUTF8(words)}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
