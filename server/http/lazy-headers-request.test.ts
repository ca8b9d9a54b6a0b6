import { IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import type { HttpEnvironment } from "./environment.ts";
import { startServing, type Serving } from "./http-server.ts";

let serving: Serving | undefined;
const sockets: Socket[] = [];
const patience = { timeout: 60_000, interval: 5 };

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await serving?.stop();
  vi.restoreAllMocks();
});

/** How often Node, or anybody, has put a header into the object of a request. */
function countHeadersPut(): () => number {
  const put = vi.spyOn(
    IncomingMessage.prototype as unknown as { _addHeaderLine: () => void },
    "_addHeaderLine",
  );
  return () => put.mock.calls.length;
}

/** Sends bytes to a server that answers "stored" to paths that begin so, and what its app saw to others. */
async function ask(bytes: string, until: string): Promise<string> {
  const app = new Hono<HttpEnvironment>();
  app.all("*", async (context) => {
    const body = await context.req.text();
    const headers = context.env.incoming?.headers;
    return context.text(
      `${context.req.header("X-Own")} ${String(headers?.["x-own"])} body ${body.length} end`,
    );
  });
  serving = await startServing(app, {
    port: 0,
    host: "127.0.0.1",
    answerStored: (request, response) => {
      if (request.plainHeaders === null || !request.url?.startsWith("/stored")) return false;
      response.end(`stored for ${request.plainHeaders.get("user-agent")}`);
      return true;
    },
  });
  const socket = connect(serving.port, "127.0.0.1");
  sockets.push(socket);
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
  socket.write(bytes);
  await vi.waitFor(() => expect(text).toContain(until), patience);
  return text;
}

const own = "Host: carts.example\r\nUser-Agent: Browser/1\r\nX-Own: value\r\n";

test("no object is made of the headers of a plain GET that the app need not answer", async () => {
  const count = countHeadersPut();
  await ask(`GET /stored HTTP/1.1\r\n${own}\r\n`, "stored for Browser/1");
  expect(count()).toBe(0);
});

test("the app finds every header of what it answers", async () => {
  const count = countHeadersPut();
  await ask(`GET /other HTTP/1.1\r\n${own}\r\n`, "value value body 0 end");
  expect(count()).toBe(3);
});

test.each([
  ["a post with a body", "POST", "Content-Length: 5\r\n", "12345", 5],
  ["a post in pieces", "POST", "Transfer-Encoding: chunked\r\n", "5\r\n12345\r\n0\r\n\r\n", 5],
  ["a post that says nothing of a body", "POST", "", "", 0],
  ["a GET with a body", "GET", "Content-Length: 5\r\n", "12345", 0],
])("%s reaches the app whole", async (_, method, header, body, length) => {
  const request = `${method} /stored HTTP/1.1\r\n${own}${header}\r\n${body}`;
  expect(await ask(request, " end")).toContain(`value value body ${length} end`);
});

test("a client that waits for leave to send its body gets it", async () => {
  const text = await ask(
    `POST /other HTTP/1.1\r\n${own}Content-Length: 5\r\nExpect: 100-continue\r\n\r\n12345`,
    "value value body 5 end",
  );
  expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
});

test("requests of one connection follow each other, stored or not, with bodies or without", async () => {
  const bytes = [
    `GET /stored HTTP/1.1\r\n${own}\r\n`,
    `POST /other HTTP/1.1\r\n${own}Content-Length: 5\r\n\r\n12345`,
    `GET /stored/2 HTTP/1.1\r\n${own}\r\n`,
    `GET /last HTTP/1.1\r\n${own}\r\n`,
  ].join("");
  const text = await ask(bytes, "body 0 end");
  const answers = Array.from(text.matchAll(/stored for|body \d/g), ([answer]) => answer);
  expect(answers).toEqual(["stored for", "body 5", "stored for", "body 0"]);
});
