/**
 * Empties nginx's page cache when the site says that its pages have changed. Runs beside nginx, as
 * nginx's user, and listens in the private network only:
 *
 *   CACHE_DIR=/var/cache/nginx/coastline-golf-carts PURGE_SECRET=… HOST=10.0.0.10 PORT=3900 \
 *     node deploy/purge-page-cache.ts
 *
 * The site then has PURGE_URL=http://10.0.0.10:3900/ and the same PURGE_SECRET. What is not signed
 * with it, as Standard Webhooks says, or is older than five minutes, is refused.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

const bodyLengthMax = 16 * 1024;
const ageMaxSeconds = 5 * 60;

const {
  CACHE_DIR: directory,
  PURGE_SECRET: secret,
  HOST = "127.0.0.1",
  PORT = "3900",
} = process.env;
if (!directory || !secret) throw new Error("CACHE_DIR and PURGE_SECRET must be set.");
const key = secret.startsWith("whsec_")
  ? Buffer.from(secret.slice("whsec_".length), "base64")
  : Buffer.from(secret);

const server = createServer((request, response) => {
  answer(request).then(
    (status) => response.writeHead(status).end(),
    () => response.writeHead(500).end(),
  );
});
server.listen(Number(PORT), HOST, () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`Serving purges of ${directory} on ${HOST}:${port}\n`);
});

/** The status that a request is answered with. */
async function answer(request: IncomingMessage): Promise<number> {
  if (request.method !== "POST") return 405;
  const body = await readBody(request);
  if (body === null) return 413;
  if (!isSigned(request.headers, body)) return 401;
  await empty(directory ?? "");
  return 204;
}

/** Null when it is too long. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) {
    body += String(chunk);
    if (body.length > bodyLengthMax) return null;
  }
  return body;
}

function isSigned(headers: IncomingHttpHeaders, body: string): boolean {
  const timestamp = String(headers["webhook-timestamp"]);
  const ageSeconds = Math.abs(Date.now() / 1_000 - Number(timestamp));
  if (!(ageSeconds <= ageMaxSeconds)) return false;
  const text = `${String(headers["webhook-id"])}.${timestamp}.${body}`;
  const expected = Buffer.from(`v1,${createHmac("sha256", key).update(text).digest("base64")}`);
  return String(headers["webhook-signature"])
    .split(" ")
    .map((signature) => Buffer.from(signature))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

/** nginx takes an answer whose file is gone for one that it never had. */
async function empty(cache: string): Promise<void> {
  const entries = await readdir(cache, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(
    files.map(({ parentPath, name }) => rm(join(parentPath, name), { force: true })),
  );
}
