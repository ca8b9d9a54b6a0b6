import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressStaticFiles } from "./compress-static-files.ts";
import { createAssets, type ServeAsset } from "./static-files.ts";

const script = "console.log('the same line');\n".repeat(50);
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "static-files-"));
  await mkdir(join(directory, "assets"));
  await writeFile(join(directory, "assets", "entry-12345678.js"), script);
  await writeFile(join(directory, "icon.png"), "not really a picture");
});

afterEach(() => rm(directory, { recursive: true }));

test("a script is sent as the build compressed it, with one ETag for all encodings", async () => {
  await compressStaticFiles(directory);
  const serve = await createAssets(directory);
  const etags = new Set<string | null>();
  const sizes: number[] = [];
  for (const [encoding, decompress] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
    ["identity", (body: Buffer) => body],
  ] as const) {
    const response = await ask(serve, "/assets/entry-12345678.js", encoding);
    const body = Buffer.from(await response!.arrayBuffer());
    expect(response?.headers.get("Content-Encoding") ?? "identity").toBe(encoding);
    expect(response?.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(decompress(body).toString()).toBe(script);
    sizes.push(body.length);
    etags.add(response!.headers.get("ETag"));
  }
  expect(etags.size).toBe(1);
  expect(Math.max(...sizes.slice(0, 2))).toBeLessThan(200);
});

test("a picture has no compressed form and is sent as it is", async () => {
  await compressStaticFiles(directory);
  const response = await ask(await createAssets(directory), "/icon.png", "br");
  expect(response?.headers.get("Content-Encoding")).toBeNull();
  expect(await response?.text()).toBe("not really a picture");
});

test("a compressed form has no URL of its own, and neither has a file added later", async () => {
  await compressStaticFiles(directory);
  const serve = await createAssets(directory);
  await writeFile(join(directory, "later.png"), "later");
  expect(await ask(serve, "/assets/entry-12345678.js.br", "br")).toBeNull();
  expect(await ask(serve, "/assets/entry-12345678.js.gz", "br")).toBeNull();
  expect(await ask(serve, "/later.png", "br")).toBeNull();
});

test("a build that was not compressed is refused at start, by the name of the file", async () => {
  await expect(createAssets(directory)).rejects.toThrow(
    "/assets/entry-12345678.js is not compressed",
  );
  await compressStaticFiles(directory);
  await rm(join(directory, "assets", "entry-12345678.js.gz"));
  await expect(createAssets(directory)).rejects.toThrow("is not compressed");
});

function ask(serve: ServeAsset, path: string, encoding: string): Promise<Response | null> {
  const headers = { "Accept-Encoding": encoding };
  return serve(new Request(`http://localhost${path}`, { headers }), path);
}
