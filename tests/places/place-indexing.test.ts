import { beforeAll, expect, test } from "vitest";
import { findPage } from "#content/pages/pages.ts";
import { renderPlaces, type RenderedPage, toMaskedRuns } from "./rendered-places.ts";

/**
 * Which pages of places are put before search engines, by a rule: at least 120 words of a page, names
 * and numbers masked, stand on at most 5 other pages. A word is counted by the run of five words that
 * begins with it. The result is `content/pages/indexed-places.json`; `npm run indexing` writes it again.
 */
const ownWordsMin = 120;
const otherPagesMax = 5;
const medianMax = 0.35;
const pairMax = 0.6;

let pages: (RenderedPage & { runs: string[]; ownWords: number })[] = [];

beforeAll(async () => {
  const rendered = (await renderPlaces()).map((page) => ({
    ...page,
    runs: toMaskedRuns(page.text),
  }));
  const pagesWith = new Map<string, number>();
  for (const { runs } of rendered) {
    for (const run of new Set(runs)) pagesWith.set(run, (pagesWith.get(run) ?? 0) + 1);
  }
  pages = rendered.map((page) => ({
    ...page,
    ownWords: page.runs.filter((run) => (pagesWith.get(run) ?? 0) <= otherPagesMax + 1).length,
  }));
});

test("the pages before search engines are those with 120 words of their own, and no others", async () => {
  const indexed = pages.filter(({ ownWords }) => ownWords >= ownWordsMin);
  for (const kind of ["place", "town", "state"] as const) {
    const counts = pages.filter((page) => page.kind === kind).map(({ ownWords }) => ownWords);
    const sorted = counts.toSorted((one, other) => one - other);
    const enough = sorted.filter((count) => count >= ownWordsMin).length;
    process.stdout.write(
      `${kind}: ${enough} of ${sorted.length} indexed, median ${sorted[Math.floor(sorted.length / 2)]} words of their own\n`,
    );
  }
  const paths = indexed.map(({ path }) => path);
  await expect(`${JSON.stringify(paths, null, 2)}\n`).toMatchFileSnapshot(
    "../../content/pages/indexed-places.json",
  );
  const marked = pages.filter(({ path }) => findPage(path)?.isIndexed).map(({ path }) => path);
  expect(marked).toEqual(paths);
});

test("any two indexed pages share at most 0.60 of their runs of five words, the median at most 0.35", () => {
  const indexed = pages
    .filter(({ path }) => findPage(path)?.isIndexed)
    .map(({ path, runs }) => ({ path, runs: new Set(runs) }));
  const pairs = indexed
    .flatMap((one, index) =>
      indexed.slice(index + 1).map((other) => ({
        share: shareOfRuns(one.runs, other.runs),
        paths: `${one.path} and ${other.path}`,
      })),
    )
    .toSorted((one, other) => one.share - other.share);
  const [median, most] = [pairs[Math.floor(pairs.length / 2)], pairs.at(-1)];
  process.stdout.write(
    `Runs in common: median ${median?.share.toFixed(3)}, most ${most?.share.toFixed(3)} (${most?.paths})\n`,
  );
  expect(median?.share).toBeLessThanOrEqual(medianMax);
  expect(pairs.filter(({ share }) => share > pairMax)).toEqual([]);
});

function shareOfRuns(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((run) => other.has(run)).length;
  return common / (one.size + other.size - common);
}
