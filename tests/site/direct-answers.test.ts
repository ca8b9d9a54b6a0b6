import { connect } from "node:net";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { pages } from "#content/pages/pages.ts";

const { url } = inject("sharedSite");
const paths = [
  ...pages.slice(0, 12).map(({ path }) => path),
  "/icon.svg",
  "/share/delaware.png",
  "/no",
];

/** A header that changes nothing of the answer, but leaves it to the app. */
const leftToTheApp = "Range: bytes=0-\r\n";

/** All bytes of an answer but for the time of day; the connection ends after it. */
function askBytes(path: string, headers: string, protocol = "HTTP/1.1"): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let text = "";
    socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
    socket.on("error", reject);
    socket.on("close", () => resolve(text.replace(/\r\nDate: [^\r]*/, "")));
    socket.write(
      `GET ${path} ${protocol}\r\nHost: carts.example\r\n${headers}Connection: close\r\n\r\n`,
    );
  });
}

async function readEtag(path: string): Promise<string> {
  return /^ETag: (.*)$/im.exec(await askBytes(path, ""))?.[1] ?? "";
}

const token = fc.constantFrom("br", "gzip", "deflate", "zstd", "identity", "*", "BR", "");
const weighted = fc
  .tuple(token, fc.constantFrom("", ";q=0", ";q=0.5", ";q=1", "; q=0.001", ";q=x"))
  .map((parts) => parts.join(""));
const encodings = fc.option(fc.array(weighted, { maxLength: 4 }).map((all) => all.join(", ")));
const conditions = fc.option(fc.constantFrom("own", "*", '"other", own', "broken", "stripped"));

test("a page or file that is sent without the app has the bytes that the app sends", async () => {
  const etags = new Map<string, string>();
  for (const path of paths) etags.set(path, await readEtag(path));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      encodings,
      conditions,
      async (path, encoding, known) => {
        const etag = etags.get(path) ?? "";
        const condition = known?.replace("own", etag).replace("stripped", etag.slice(2));
        const headers = [
          encoding === null ? "" : `Accept-Encoding: ${encoding}\r\n`,
          condition === undefined ? "" : `If-None-Match: ${condition}\r\n`,
        ].join("");
        expect(await askBytes(path, headers)).toBe(await askBytes(path, headers + leftToTheApp));
      },
    ),
    { numRuns: 150 },
  );
}, 240_000);

test("a request that is unusual has the answer it always had", async () => {
  const [first = ""] = paths;
  await askBytes("/about", "");
  const plain = await askBytes("/about", "");
  expect(plain).toContain("HTTP/1.1 200 OK");
  for (const odd of ["/about?", "/about#x", "/About", "//about", "/about/", "/./about"]) {
    expect([odd, await askBytes(odd, "")]).toEqual([odd, await askBytes(odd, leftToTheApp)]);
  }
  expect(await askBytes(first, "", "HTTP/1.0")).toContain("HTTP/1.1 200 OK");
  expect(await askBytes(first, "Expect: something\r\n")).toContain("HTTP/1.1 417 ");
});
