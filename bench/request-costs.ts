import { readCpuMicros } from "./process-figures.ts";
import { median } from "./sample.ts";

/** What an answer takes: of the server's threads, and by the clock of its client. */
interface RequestCost {
  computedMs: number;
  medianMs: number;
  /** Of one answer as it goes over the wire, in bytes. */
  bytes: number;
}

/** Asks for each of these URLs once, one after another. @throws for an answer that is not 200. */
export async function measureRequests(
  processId: number,
  urls: readonly string[],
): Promise<RequestCost> {
  const times: number[] = [];
  let bytes = 0;
  const computedBefore = readCpuMicros(processId);
  for (const url of urls) {
    const startedAt = performance.now();
    const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
    const body = await response.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
    bytes = Number(response.headers.get("Content-Length") ?? body.byteLength);
  }
  const computedMs = (readCpuMicros(processId) - computedBefore) / 1_000 / urls.length;
  return { computedMs, medianMs: median(times), bytes };
}

/** Prints figures of several sizes as a table of Markdown, a column for each size. */
export function printTable(columns: readonly { size: number; figures: Figures }[]): void {
  const write = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);
  write(["", ...columns.map(({ size }) => size.toLocaleString("en-US"))]);
  write(["---", ...columns.map(() => "---")]);
  const names = new Set(columns.flatMap(({ figures }) => Object.keys(figures)));
  for (const name of names) write([name, ...columns.map(({ figures }) => figures[name] ?? "")]);
}

/** What was measured, as it is printed, by its name. */
export type Figures = Readonly<Record<string, string>>;

/** Computing, and the clock in parentheses. */
export function formatCost({ computedMs, medianMs }: RequestCost): string {
  return `${formatMs(computedMs)} (${formatMs(medianMs)})`;
}

/** A number of milliseconds, with one decimal where it is small. */
export function formatMs(ms: number): string {
  return ms < 10 ? ms.toFixed(1) : Math.round(ms).toLocaleString("en-US");
}
