import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import type { HttpEnvironment } from "./environment.ts";
import { startServing, type Serving } from "./http-server.ts";
import { securityHeaders } from "./security-headers.ts";

let serving: Serving | undefined;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await serving?.stop();
});

async function serve(app: Hono<HttpEnvironment>): Promise<void> {
  serving = await startServing(app, { port: 0, host: "127.0.0.1" });
}

/** A client that writes what it likes, and what it has read so far. */
async function open(): Promise<{ socket: Socket; read: () => string }> {
  const socket = connect(serving?.port ?? 0, "127.0.0.1");
  sockets.push(socket);
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  return { socket, read: () => text };
}

const patience = { timeout: 60_000, interval: 5 };
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: carts.example\r\n\r\n`;

function createSlowApp() {
  const seen = { paths: [] as string[], underWay: 0, most: 0 };
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  const app = new Hono<HttpEnvironment>();
  app.get("*", async (context) => {
    seen.paths.push(context.req.path);
    seen.underWay += 1;
    seen.most = Math.max(seen.most, seen.underWay);
    await isFree;
    seen.underWay -= 1;
    return context.text(`answer to ${context.req.path}`);
  });
  return { app, seen, free };
}

test("requests sent without waiting are handled one after another, and answered in order", async () => {
  const { app, seen, free } = createSlowApp();
  await serve(app);
  const { socket, read } = await open();
  const count = 5_000;
  const paths = Array.from({ length: count }, (_, index) => `/${index}`);
  socket.write(paths.map(get).join(""));
  await vi.waitFor(() => expect(seen.paths).toEqual(["/0"]), patience);
  free();
  await vi.waitFor(() => expect(seen.paths).toHaveLength(count), patience);
  await vi.waitFor(() => expect(read()).toContain(`answer to /${count - 1}`), patience);
  expect(seen.paths).toEqual(paths);
  expect(seen.most).toBe(1);
  const answers = Array.from(read().matchAll(/answer to (\/\d+)/g), ([, path]) => path);
  expect(answers).toEqual(paths);
});

test("what a client left behind is never begun", async () => {
  const { app, seen, free } = createSlowApp();
  await serve(app);
  const { socket } = await open();
  socket.write(Array.from({ length: 1_500 }, (_, index) => get(`/${index}`)).join(""));
  await vi.waitFor(() => expect(seen.paths).toEqual(["/0"]), patience);
  socket.destroy();
  const other = await open();
  free();
  other.socket.write(get("/other"));
  await vi.waitFor(() => expect(other.read()).toContain("answer to /other"), patience);
  // Reading is paused, so that the first answer meets the closed socket; nothing follows it.
  expect(seen.paths.filter((path) => path !== "/other").length).toBeLessThanOrEqual(2);
});

test("a client that waits for each answer keeps its connection", async () => {
  const app = new Hono<HttpEnvironment>();
  app.get("*", (context) => context.text(context.req.path));
  await serve(app);
  const { socket, read } = await open();
  for (let index = 0; index < 200; index += 1) {
    socket.write(get(`/request-${index}-`));
    await vi.waitFor(() => expect(read()).toContain(`/request-${index}-`), patience);
  }
  expect(socket.destroyed).toBe(false);
});

test.each([
  ["what is no HTTP", "HELLO\r\n\r\n", 400],
  ["HTTP/1.1 without a host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
  ["a URL that is none", "GET http://x:y/ HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["an unknown expectation", "GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n", 417],
  ["long headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  [
    "a bad chunk size",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    400,
  ],
])("%s is refused with every security header", async (_, request, status) => {
  const app = new Hono<HttpEnvironment>();
  app.all("*", async (context) => context.text(await context.req.text()));
  app.onError(() => new Response(null, { status: 500 }));
  await serve(app);
  const { socket, read } = await open();
  socket.write(request);
  await vi.waitFor(() => expect(read()).toContain("\r\n\r\n"), patience);
  expect(read()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(read().toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
  }
});

test("HTTP/1.0 needs no host, as simple probes speak it", async () => {
  const app = new Hono<HttpEnvironment>();
  app.get("/healthz", (context) => context.text("ok"));
  await serve(app);
  const { socket, read } = await open();
  socket.write("GET /healthz HTTP/1.0\r\n\r\n");
  await vi.waitFor(() => expect(read()).toMatch(/^HTTP\/1\.1 200 /), patience);
});
