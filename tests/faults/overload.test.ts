import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { limits } from "#server/limits.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { startChild, type Child } from "./child.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });
const patience = { timeout: 120_000, interval: 20 };
const megabyte = 1024 * 1024;
let site: Child;
let directory: ReturnType<typeof makeDirectory>;

beforeAll(async () => {
  directory = makeDirectory();
  const { place } = directory;
  const environment = { METRICS: "1", WARM_UP: "0" };
  site = await startChild({ program: "site", place, environment });
  for (const path of ["/", "/contact", "/inventory", "/nothing", "/no-golf-carts", "/vehicle/no"]) {
    await (await fetch(site.url + path)).arrayBuffer();
  }
});
afterAll(async () => {
  await site.end("SIGTERM");
  await directory.remove();
});

async function readMetric(name: string): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1]);
}

const readRenders = () => readMetric("carts_document_renders_total");

function open(): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1", () => resolve(socket));
    socket.on("error", () => {});
  });
}

function writeRequests(count: number, pathOf: (index: number) => string): string {
  const requests = Array.from(
    { length: count },
    (_, index) => `GET ${pathOf(index)} HTTP/1.1\r\nHost: carts.example\r\n\r\n`,
  );
  return requests.join("");
}

test.each<[name: string, count: number, pathOf: (index: number) => string]>([
  ["the page with the form", 1_500, () => "/contact"],
  ["searches", 1_000, (index) => `/inventory?search=left+${index}`],
])("%s that a client asked for before it left are not rendered", async (_, count, pathOf) => {
  const before = await readRenders();
  const memoryBefore = await readMetric("process_resident_memory_bytes");
  const socket = await open();
  await new Promise<void>((resolve) => {
    socket.write(writeRequests(count, pathOf), () => resolve());
  });
  socket.destroy();
  // Whatever had been begun is done before a later visitor's page is.
  expect((await fetch(`${site.url}/inventory?search=after+${count}`)).status).toBe(200);
  expect((await fetch(`${site.url}/`)).status).toBe(200);
  expect((await readRenders()) - before).toBeLessThanOrEqual(10);
  const memory = (await readMetric("process_resident_memory_bytes")) - memoryBefore;
  expect(memory).toBeLessThan(250 * megabyte);
});

test("what does not exist is rendered once, however many different URLs are asked for", async () => {
  const paths = ["/x", "/a/b/c/x", "/x-golf-carts/", "/vehicle/x", "/vehicles/x", "/maine/x"];
  for (const path of paths) await (await fetch(`${site.url}${path}`)).arrayBuffer();
  const before = await readRenders();
  const socket = await open();
  const answers = countAnswers(socket);
  socket.write(writeRequests(1_000, (index) => `${paths[index % paths.length]}${index}`));
  await vi.waitFor(() => expect(answers.get("404")).toBe(1_000), patience);
  socket.destroy();
  expect(await readRenders()).toBe(before);
});

test("visitors beyond the queue are told to try again, and cached pages are served to all", async () => {
  const crowd = (limits.rendersMax + limits.rendersWaitingMax) * 6;
  const answers = await Promise.all(
    Array.from({ length: crowd }, async (_, index) => {
      const answer = await fetch(`${site.url}/inventory?search=crowd+${index}`);
      const text = await answer.text();
      return { status: answer.status, retryAfter: answer.headers.get("Retry-After"), text };
    }),
  );
  const refused = answers.filter(({ status }) => status === 503);
  const served = answers.filter(({ status }) => status === 200);
  expect(served.length + refused.length).toBe(crowd);
  expect(served.length).toBeGreaterThanOrEqual(limits.rendersWaitingMax);
  // The site accepts what has come before it goes on rendering, so most of a crowd waits at once.
  expect(refused.length).toBeGreaterThan(0);
  for (const { retryAfter, text } of refused) {
    expect(retryAfter).toBe("2");
    expect(text).toContain("a little busy right now");
  }
  expect((await fetch(`${site.url}/`)).status).toBe(200);
  expect((await fetch(`${site.url}/inventory?search=later`)).status).toBe(200);
});

/** Counts the answers on a socket by their status. */
function countAnswers(socket: Socket): Map<string, number> {
  const counts = new Map<string, number>();
  let rest = "";
  socket.on("data", (chunk: Buffer) => {
    const text = rest + chunk.toString("latin1");
    const end = text.lastIndexOf("\n") + 1;
    for (const [, status = ""] of text.slice(0, end).matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    rest = text.slice(end);
  });
  return counts;
}
