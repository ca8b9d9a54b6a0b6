import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressStaticFiles } from "./compress-static-files.ts";
import { securityHeaders } from "./security-headers.ts";
import { createAssets, type ServeAsset } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "carts-static-"));
const style = ".sea{fill:#dcedf2}";
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><style>${style}</style></svg>`;
const map = "/assets/maps/maine-golf-carts-01234abc.svg";
let serve: ServeAsset;

beforeAll(async () => {
  mkdirSync(join(folder, "assets", "maps"), { recursive: true });
  writeFileSync(join(folder, map), svg);
  writeFileSync(join(folder, "icon.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await compressStaticFiles(folder);
  serve = await createAssets(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function get(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await serve(new Request(`https://coast.test${path}`, init), path);
  return response ?? new Response(null, { status: 404 });
}

test("a picture of a place is kept for good by browsers, and shown by no other site", async () => {
  const response = await get(map);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  expect(await response.text()).toBe(svg);
});

test("an SVG file allows its own style and nothing else", async () => {
  const hash = createHash("sha256").update(style).digest("base64");
  const policyOf = async (path: string) => (await get(path)).headers.get("Content-Security-Policy");
  expect(await policyOf(map)).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`,
  );
  expect(await policyOf("/icon.svg")).toBe(securityHeaders["Content-Security-Policy"]);
});

test("a picture comes compressed, a HEAD without its body, and 304 where it is known", async () => {
  const headers = { "Accept-Encoding": "br" };
  const response = await get(map, { headers });
  expect(response.headers.get("Content-Encoding")).toBe("br");
  const head = await get(map, { headers, method: "HEAD" });
  expect(head.headers.get("Content-Length")).toBe(response.headers.get("Content-Length"));
  expect(await head.text()).toBe("");
  const known = { "If-None-Match": response.headers.get("ETag") ?? "" };
  expect((await get(map, { headers: known })).status).toBe(304);
});

test("what is no file has no answer here", async () => {
  expect((await get("/assets/maps/maine-golf-carts-00000000.svg")).status).toBe(404);
  expect((await get("/assets/../package.json")).status).toBe(404);
});
