import lighthouse, { type Result } from "lighthouse";
import { median } from "../sample.ts";

/** What Lighthouse says of a page on its phone: a score of 100, milliseconds, and a shift. */
export interface PageTimes {
  score: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  shift: number;
}

/** On a busy machine the browser may not paint in the time that Lighthouse waits. */
const triesMax = 4;

/**
 * Measures a page once, with Lighthouse's own settings for a phone.
 * @throws when it could not several times.
 */
export async function readTimes(url: string, browserPort: number): Promise<PageTimes> {
  for (let tries = 1; tries <= triesMax; tries += 1) {
    const result = await lighthouse(url, {
      port: browserPort,
      logLevel: "error",
      onlyCategories: ["performance"],
    });
    if (result && !result.lhr.runtimeError) return toTimes(result.lhr);
  }
  throw new Error(`Lighthouse could not measure ${url}`);
}

function toTimes({ audits, categories }: Result): PageTimes {
  const read = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: (categories["performance"]?.score ?? 0) * 100,
    firstPaintMs: read("first-contentful-paint"),
    largestPaintMs: read("largest-contentful-paint"),
    blockingMs: read("total-blocking-time"),
    shift: read("cumulative-layout-shift"),
  };
}

/** The median of each figure for itself. */
export function toMedians(times: readonly PageTimes[]): PageTimes {
  const middle = (name: keyof PageTimes) => median(times.map((each) => each[name]));
  return {
    score: middle("score"),
    firstPaintMs: middle("firstPaintMs"),
    largestPaintMs: middle("largestPaintMs"),
    blockingMs: middle("blockingMs"),
    shift: middle("shift"),
  };
}
