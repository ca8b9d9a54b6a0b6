import { connect } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { startChild, type Child } from "./child.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });
let site: Child;
let directory: ReturnType<typeof makeDirectory>;

beforeAll(async () => {
  directory = makeDirectory();
  const { place } = directory;
  site = await startChild({ program: "site", place, environment: { WARM_UP: "0" } });
});
afterAll(async () => {
  await site.end("SIGTERM");
  await directory.remove();
});

const host = "Host: carts.example\r\n";
const chunked = `${host}Transfer-Encoding: chunked\r\n`;
const form = "Content-Type: application/x-www-form-urlencoded\r\n";
const json = "Content-Type: application/json\r\n";

test.each([
  ["a bad chunk size in a form", `POST /contact HTTP/1.1\r\n${chunked}${form}\r\nzz\r\n`],
  ["a bad chunk size in an inquiry", `POST /api/contact HTTP/1.1\r\n${chunked}${json}\r\nzz\r\n`],
  ["a bad chunk size for assistants", `POST /mcp HTTP/1.1\r\n${chunked}${json}\r\nzz\r\n`],
  ["a bad chunk size for agents", `POST /a2a HTTP/1.1\r\n${chunked}${json}\r\nzz\r\n`],
  ["a body that ends early", `POST /contact HTTP/1.1\r\n${host}${form}Content-Length: 9\r\n\r\na`],
  ["a line break in a path", `GET /%0a HTTP/1.1\r\n${host}\r\n`],
  ["a line break in a longer path", `GET /a/b/c%0a HTTP/1.1\r\n${host}\r\n`],
  ["a line break in a place", `GET /maine/%0a-golf-carts HTTP/1.1\r\n${host}\r\n`],
  ["a line break in a vehicle", `GET /vehicle/%0a HTTP/1.1\r\n${host}\r\n`],
  ["a line break in a model", `GET /vehicles/a%0ab/3d HTTP/1.1\r\n${host}\r\n`],
  ["a line break in the API", `GET /api/vehicles/%0a HTTP/1.1\r\n${host}\r\n`],
  ["a post to a line break", `POST /%0a HTTP/1.1\r\n${host}${form}Content-Length: 0\r\n\r\n`],
  ["a path that is not UTF-8", `GET /vehicles/%ff HTTP/1.1\r\n${host}\r\n`],
  ["an escape that is none", `GET /maine/%zz-golf-carts HTTP/1.1\r\n${host}\r\n`],
  ["a method of its own", `PROPFIND /vehicles/x HTTP/1.1\r\n${host}\r\n`],
])("%s writes nothing into the log", async (_, request) => {
  const before = site.readLog();
  for (let count = 0; count < 5; count += 1) await send(request);
  // Whatever is written is written before this is answered.
  expect((await fetch(`${site.url}/`)).status).toBe(200);
  const written = site.readLog().slice(before.length).split("\n");
  // The site's first lines may come late.
  expect(written.filter((line) => line !== "" && !line.includes("WARNING: "))).toEqual([]);
});

/** Sends a request and waits until the server answers or the client has left. */
function send(text: string): Promise<void> {
  const { port } = new URL(site.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1", () => {
      socket.write(text);
      if (text.endsWith("\r\na")) socket.end();
    });
    socket.on("data", () => socket.destroy());
    socket.on("error", () => {});
    socket.on("close", () => resolve());
  });
}
