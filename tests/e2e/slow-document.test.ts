import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitForIslands } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";

const path = "/eco-impact";

const { open, site } = useOpenSite();
let slow: Server;
let sendRest = () => {};

/** The site behind a connection that breaks off after the head of the page until `sendRest`. */
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

/** Hands on what the site answers; of the page only its head, and the rest when it is told to. */
async function pass(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(site.url + url);
  const body = Buffer.from(await answer.arrayBuffer());
  response.setHeader("Content-Type", answer.headers.get("Content-Type") ?? "text/plain");
  if (url !== path) {
    response.end(body);
    return;
  }
  const headEnd = body.indexOf("</head>");
  response.write(body.subarray(0, headEnd));
  sendRest = () => response.end(body.subarray(headEnd));
}

test("islands answer when the script ran before the rest of the page came", async () => {
  const { port } = slow.address() as AddressInfo;
  const { page, complaints } = await open({}, `http://127.0.0.1:${port}`);
  await page.goto(path, { waitUntil: "commit" });
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
