import { request } from "node:http";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import type { Child } from "./child.ts";
import { startChild } from "./child.ts";
import { startPageLoad } from "./page-load.ts";
import { postInquiry } from "./visitors.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });
const patience = { timeout: 120_000, interval: 50 };
const megabyte = 1024 * 1024;
let site: Child;
let directory: ReturnType<typeof makeDirectory>;

beforeEach(async () => {
  directory = makeDirectory();
  const { place } = directory;
  site = await startChild({ program: "site", place, environment: { METRICS: "1" } });
});
afterEach(async () => {
  await site.end("SIGKILL");
  await directory.remove();
});

async function readMemoryBytes(): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]);
}

/** Sockets that this process may open beside the server's own; 5,000 where the machine lets us. */
function countSockets(): number {
  const report = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | string } };
  };
  const allowed = Number(report.userLimits?.open_files?.soft ?? 1_024);
  return Math.min(5_000, Number.isFinite(allowed) ? Math.floor(allowed / 2) : 5_000);
}

test("thousands of sockets that send a byte now and then are closed, and pages are served meanwhile", async () => {
  const count = countSockets();
  const { port } = new URL(site.url);
  const before = await readMemoryBytes();
  const sockets: Socket[] = [];
  let closed = 0;
  await Promise.all(
    Array.from({ length: count }, () => {
      const socket = connect(Number(port), "127.0.0.1");
      sockets.push(socket);
      socket.on("close", () => {
        closed += 1;
      });
      socket.on("error", () => {});
      return new Promise<void>((resolve) => {
        socket.once("connect", () => {
          socket.write("GET / HTTP/1.1\r\nHost: slow.example\r\nX-Slow: ");
          resolve();
        });
      });
    }),
  );
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("x");
  }, 1_000);
  expect((await fetch(`${site.url}/`)).status).toBe(200);
  expect(await postInquiry(site.url, "meanwhile")).toMatchObject({ status: 201 });
  const during = await readMemoryBytes();
  await vi.waitFor(() => expect(closed).toBe(count), patience);
  clearInterval(drip);
  expect((await fetch(`${site.url}/`)).status).toBe(200);
  process.stdout.write(
    `${count} slow sockets: ${Math.round(before / megabyte)} MB before, ${Math.round(during / megabyte)} MB during\n`,
  );
  expect(during - before).toBeLessThan(250 * megabyte);
});

test("a body of 100 MB and one without end are refused without being kept", async () => {
  const before = await readMemoryBytes();
  const announced = { "Content-Length": String(100 * megabyte), Expect: "100-continue" };
  expect(await pour(announced)).toBe(413);
  // A client that does not stop sending may be cut off before the answer is read.
  expect(["cut off", 413]).toContain(await pour({}));
  const after = await readMemoryBytes();
  process.stdout.write(
    `large bodies: ${Math.round(before / megabyte)} MB before, ${Math.round(after / megabyte)} MB after\n`,
  );
  expect(after - before).toBeLessThan(100 * megabyte);
  expect((await fetch(`${site.url}/`)).status).toBe(200);
});

/** Sends bytes until an answer comes or the connection is cut off. */
function pour(headers: Record<string, string>): Promise<number | "cut off"> {
  const chunk = Buffer.alloc(64 * 1024, "x");
  return new Promise((resolve) => {
    const post = request(
      `${site.url}/api/contact`,
      { method: "POST", headers: { "Content-Type": "application/json", ...headers } },
      (response) => {
        resolve(response.statusCode ?? 0);
        post.destroy();
      },
    );
    post.on("error", () => resolve("cut off"));
    const send = () => {
      while (post.writable && post.write(chunk));
    };
    post.on("drain", send);
    // One that asked before waits for "go on", which must not come.
    if ("Expect" in headers) {
      post.on("continue", send);
      post.flushHeaders();
    } else send();
  });
}

const malformed = [
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: [\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
  "GET http://x:y/ HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET // HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET /%zz%00%ff/..%2f..%2fetc/passwd HTTP/1.1\r\nHost: a\r\n\r\n",
  "POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  "POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
  "POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
  "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n",
  "HELLO\r\n\r\n",
];

test("requests that are none are answered, and not with a failure of ours", async () => {
  for (const text of malformed) {
    const answer = await sendRaw(text);
    expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect(answer).not.toMatch(/\n\s+at |node_modules/);
  }
  expect((await fetch(`${site.url}/`)).status).toBe(200);
});

/** The first bytes of what the server answers. */
function sendRaw(text: string): Promise<string> {
  const { port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(text));
    socket.on("error", reject);
    socket.on("end", () => reject(new Error("The connection ended without an answer.")));
    socket.once("data", (chunk) => {
      socket.destroy();
      resolve(chunk.toString("latin1"));
    });
  });
}

test("asked to end under load, the site fails no request that it took and is gone in time", async () => {
  const load = startPageLoad(`${site.url}/`, 20);
  await load.waitForAnswers(500);
  const startedAt = performance.now();
  const code = await site.end("SIGTERM");
  const tookMs = performance.now() - startedAt;
  await load.untilClosed();
  expect(load.failures).toEqual([]);
  // The site ends itself with another code when it does not get done in time.
  expect(code).toBe(0);
  process.stdout.write(
    `ended under load after ${Math.round(tookMs)} ms, ${load.answered} answered\n`,
  );
});
