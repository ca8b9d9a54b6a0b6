import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import type { CachedResponse } from "./cached-response.ts";
import { readPlainGet } from "./plain-get.ts";
import { sendStored } from "./stored-answers.ts";

const text = "A page of the coast.";
const page = createPage(text);
const longPage = createPage("x".repeat(70_000));
const pages = new Map([
  ["/", page],
  ["/long", longPage],
]);

const server = createServer(((request, response) => {
  const headers = readPlainGet(request);
  const found = pages.get(request.url ?? "");
  const isSent = headers !== null && found !== undefined && sendStored(headers, response, found);
  if (!isSent) throw new Error("This test asks for nothing else.");
}) satisfies RequestListener);
const port = new Promise<number>((resolve) => {
  server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function createPage(body: string): CachedResponse {
  const identity = new TextEncoder().encode(body);
  return {
    status: 200,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" },
    etag: 'W/"1"',
    bodies: { identity },
    identityLength: identity.length,
    validity: "always",
  };
}

/** The answer to one request, as text, read until its body has this length. */
async function ask(socket: Socket, lines: string, length: number): Promise<string> {
  let answer = "";
  socket.write(`GET ${lines}\r\n\r\n`);
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    answer += String(chunk);
    const start = answer.indexOf("\r\n\r\n");
    if (start !== -1 && answer.length >= start + 4 + length) break;
  }
  return answer;
}

/** Two answers of the same second: the first is put together by Node, the second is sent again. */
async function askTwice(lines: string, length: number): Promise<[string, string]> {
  const socket = connect(await port, "127.0.0.1");
  try {
    for (;;) {
      const first = await ask(socket, lines, length);
      const second = await ask(socket, lines, length);
      if (readDate(first) === readDate(second)) return [first, second];
    }
  } finally {
    socket.destroy();
  }
}

const readDate = (answer: string) => /^Date: (.*)$/m.exec(answer)?.[1];

test("an answer that is sent again within a second has the bytes that Node put together", async () => {
  const [first, second] = await askTwice("/ HTTP/1.1\r\nHost: a.example", text.length);
  expect(second).toBe(first);
  expect(second).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(second).toContain("\r\nConnection: keep-alive\r\n");
  expect(second).toContain(`\r\nContent-Length: ${text.length}\r\n`);
  expect(second.endsWith(`\r\n\r\n${text}`)).toBe(true);
});

test("what has not changed is sent again without a body", async () => {
  const [first, second] = await askTwice(
    '/ HTTP/1.1\r\nHost: a.example\r\nIf-None-Match: W/"1"',
    0,
  );
  expect(second).toBe(first);
  expect(second).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/);
  expect(second.endsWith("\r\n\r\n")).toBe(true);
});

test("a body too long to be copied is whole each time", async () => {
  const [first, second] = await askTwice("/long HTTP/1.1\r\nHost: a.example", 70_000);
  expect(second).toBe(first);
  expect(second.endsWith("x".repeat(70_000))).toBe(true);
});

test("a connection that ends is told so, though another had the same answer before", async () => {
  await askTwice("/ HTTP/1.1\r\nHost: a.example", text.length);
  const socket = connect(await port, "127.0.0.1");
  const answer = await ask(
    socket,
    "/ HTTP/1.1\r\nHost: a.example\r\nConnection: close",
    text.length,
  );
  socket.destroy();
  expect(answer).toContain("\r\nConnection: close\r\n");
  expect(answer.endsWith(text)).toBe(true);
});

test("the date is that of the second in which it is sent", async () => {
  const socket = connect(await port, "127.0.0.1");
  const first = readDate(await ask(socket, "/ HTTP/1.1\r\nHost: a.example", text.length));
  await expect
    .poll(async () => readDate(await ask(socket, "/ HTTP/1.1\r\nHost: a.example", text.length)), {
      timeout: 30_000,
    })
    .not.toBe(first);
  socket.destroy();
});
