import { expect, test } from "vitest";
import { pages } from "#content/pages/pages.ts";
import type { Page } from "#content/pages/page.ts";
import { scrollToEnd, waitUntilSettled } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";

const pageBytesMax = 300_000;
const pageBytesMedianMax = 150_000;
const requestsMax = 15;

const { open } = useOpenSite();

test("a whole page, scrolled to its end on a phone, is light and asks for little", async () => {
  const weights = new Map<string, Weight>();
  for (const page of pages.filter(isOneOfAKind))
    weights.set(kindOf(page), await byteSize(page.path));
  const tooHeavy = [...weights].filter(([, { bytes }]) => bytes > pageBytesMax);
  expect(tooHeavy).toEqual([]);
  expect([...weights].filter(([, { others }]) => others > requestsMax)).toEqual([]);
  // docs/decisions/006: the list of carts has a picture of each, most of them below the fold.
  const many = [...weights].filter(
    ([kind, { pictures, others }]) =>
      pictures + others > requestsMax && !kind.startsWith("inventory"),
  );
  expect(many).toEqual([]);
  const all = pages.map((page) => weights.get(kindOf(page))?.bytes ?? Number.NaN);
  expect(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]).toBeLessThanOrEqual(
    pageBytesMedianMax,
  );
});

/** Pages of one kind with the same islands have the same parts. */
function kindOf({ kind, islands }: Page): string {
  return [kind, ...islands].join(" ");
}

function isOneOfAKind(page: Page, index: number): boolean {
  return pages.findIndex((other) => kindOf(other) === kindOf(page)) === index;
}

interface Weight {
  /** As sent, with headers. */
  bytes: number;
  pictures: number;
  others: number;
}

/** Opens a page with nothing kept from before and scrolls to its end, slowly enough to see it. */
async function byteSize(path: string): Promise<Weight> {
  const { page } = await open({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const types = new Map<string, string>();
  const weight: Weight = { bytes: 0, pictures: 0, others: 0 };
  session.on("Network.requestWillBeSent", ({ requestId, type }) => {
    types.set(requestId, type ?? "Other");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    weight.bytes += encodedDataLength;
    if (types.get(requestId) === "Image") weight.pictures += 1;
    else weight.others += 1;
  });
  await page.goto(path);
  await waitUntilSettled(page);
  await scrollToEnd(page);
  await page.context().close();
  return weight;
}
