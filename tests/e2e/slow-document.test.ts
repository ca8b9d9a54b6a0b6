import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitForIslands, waitTimeoutMs } from "#tests/browser/browser.ts";
import { readLayoutShift, watchLayoutShifts } from "#tests/browser/layout-shifts.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";

/** Before what the page breaks off. */
const breaks: Record<string, string> = {
  "/eco-impact": "</head>",
  // After the telephone number in the header, with the button that stands right of it to come.
  "/services": "size-11 shrink-0",
  // After the form, with the result beside it to come.
  "/financing": 'id="payment-result"',
};

const { open, site } = useOpenSite();
let slow: Server;
let sendRest = () => {};

/** The site behind a connection on which some pages break off until `sendRest`. */
beforeAll(async () => {
  slow = createServer((request, response) => void pass(request.url ?? "/", response));
  await new Promise<void>((resolve) => {
    slow.listen(0, "127.0.0.1", resolve);
  });
});

afterAll(() => {
  slow.closeAllConnections();
  slow.close();
});

/** Hands on what the site answers; of a page its beginning, and the rest when it is told to. */
async function pass(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(site.url + url);
  const body = Buffer.from(await answer.arrayBuffer());
  response.setHeader("Content-Type", answer.headers.get("Content-Type") ?? "text/plain");
  const next = breaks[url];
  if (next === undefined) {
    response.end(body);
    return;
  }
  const end = body.indexOf(next);
  response.write(body.subarray(0, end));
  sendRest = () => response.end(body.subarray(end));
}

test("islands answer when the script ran before the rest of the page came", async () => {
  const { page, complaints } = await open({}, findSlowUrl());
  await page.goto("/eco-impact", { waitUntil: "commit" });
  await page.waitForFunction(
    () =>
      performance
        .getEntriesByType("resource")
        .some(({ name, duration }) => name.includes("entry.client") && duration > 0),
    undefined,
    // A document without a body draws no frames, which are what is waited for otherwise.
    { polling: 50 },
  );
  sendRest();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await waitForIslands(page);
  expect(await page.locator("[data-island]").count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

test.each([
  ["/services", { width: 390, height: 844 }, "header a[href^='tel:']"],
  ["/financing", { width: 1280, height: 900 }, "main h1"],
])("%s is not painted in part, to be moved by the rest", async (path, viewport, arrived) => {
  const { page } = await open({ viewport }, findSlowUrl());
  await watchLayoutShifts(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator(arrived).first().waitFor({ state: "attached" });
  // Time for a frame, which a browser that is not told to wait draws at once.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const countPaints = () => page.evaluate(() => performance.getEntriesByType("paint").length);
  expect(await countPaints()).toBe(0);
  sendRest();
  await expect.poll(countPaints, { timeout: waitTimeoutMs }).toBeGreaterThan(0);
  await page.waitForLoadState();
  expect(await readLayoutShift(page)).toBe(0);
});

function findSlowUrl(): string {
  const { port } = slow.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
