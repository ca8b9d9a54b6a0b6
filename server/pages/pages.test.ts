import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding } from "#server/http/accept-encoding.ts";
import { normalizeQuery, resolveUrl } from "./canonical-url.ts";
import { createPages } from "./pages.ts";
import { documentPolicy } from "#server/http/security-headers.ts";
import type { Validity } from "#server/http/cached-response.ts";
import { linkedStyles } from "./page-styles.ts";

const origin = "https://coast.test";

interface Rendering {
  status?: number;
  headers?: Record<string, string>;
  validityOf?: (path: string, revision: number) => Validity;
}

function createCountingDocuments({
  status = 200,
  headers = {},
  validityOf = (_, revision) => ({ version: String(revision) }),
}: Rendering = {}) {
  const state = { revision: 1, now: "2026-12-31T12:00:00Z", rendered: [] as string[] };
  const dated: string[] = [];
  const documents = createPages({
    render: (request) => {
      const { pathname, search } = new URL(request.url);
      state.rendered.push(pathname + search);
      const html = `<!DOCTYPE html><p>${state.rendered.length}</p>`;
      return Promise.resolve({
        response: new Response(html, { status, headers }),
        validity: validityOf(pathname, state.revision),
      });
    },
    styles: linkedStyles,
    policyFor: documentPolicy,
    redirects: new Map([["/old", "/new"]]),
    siteUrl: origin,
    readRevision: () => Promise.resolve(state.revision),
    onRendered: (path) => dated.push(path),
    now: () => new Date(state.now),
  });
  const get = (path: string, init: RequestInit = {}) =>
    documents.handle(new Request(`${origin}${path}`, init));
  return { state, documents, get, dated };
}

test("a page is rendered once for a revision of the catalogue, whatever decorates its URL", async () => {
  const { state, documents, get } = createCountingDocuments();
  const first = await get("/rentals");
  await get("/rentals?utm_source=letter");
  expect(await (await get("/rentals")).text()).toBe(await first.text());
  expect(state.rendered).toEqual(["/rentals"]);
  expect({ ...documents.counts }).toEqual({ hits: 2, renders: 1 });
  state.revision = 2;
  expect(await (await get("/rentals")).text()).toContain("<p>2</p>");
});

test("an import evicts only the pages that read the catalogue", async () => {
  const { state, get } = createCountingDocuments({
    validityOf: (path, revision) => (path === "/about" ? "always" : { version: String(revision) }),
  });
  await Promise.all([get("/about"), get("/inventory")]);
  state.revision = 2;
  await Promise.all([get("/about"), get("/inventory")]);
  expect(state.rendered).toEqual(["/about", "/inventory", "/inventory"]);
});

test("a page that was rendered without its catalogue is rendered again, and never dated", async () => {
  const { state, documents, get, dated } = createCountingDocuments({ validityOf: () => "once" });
  await get("/inventory");
  await get("/inventory");
  expect(state.rendered).toHaveLength(2);
  expect([await documents.warm("/inventory"), dated]).toEqual([false, []]);
});

test("a new year makes every page new, because some name the sunrise of the year", async () => {
  const { state, documents, get } = createCountingDocuments({ validityOf: () => "always" });
  const before = await documents.readState();
  await get("/maine");
  state.now = "2027-01-01T00:00:00Z";
  await get("/maine");
  expect(state.rendered).toHaveLength(2);
  expect(await documents.readState()).not.toBe(before);
});

test("a warmed page is in the cache for its first visitor, and dated once", async () => {
  const { state, documents, get, dated } = createCountingDocuments();
  expect(await documents.warm("/rentals")).toBe(true);
  await get("/rentals");
  await get("/inventory?brand=denago");
  expect(state.rendered).toEqual(["/rentals", "/inventory?brand=denago"]);
  expect(dated).toEqual(["/rentals"]);
});

test.each([
  [404, true],
  [410, true],
  [503, false],
])("a page of the list that answers %i counts as warm: %s", async (status, isWarm) => {
  const { documents } = createCountingDocuments({ status });
  expect(await documents.warm("/vehicles/denago-ev-city")).toBe(isWarm);
});

test("the page with the form is dated when it is warmed, and still rendered for each visitor", async () => {
  const { state, documents, get, dated } = createCountingDocuments({
    headers: { "Cache-Control": "private, no-store" },
  });
  expect(await documents.warm("/contact")).toBe(true);
  await get("/contact");
  expect([state.rendered, dated]).toEqual([["/contact", "/contact"], ["/contact"]]);
});

test("many visitors of a page that is being rendered share one rendering", async () => {
  const { state, get } = createCountingDocuments();
  await Promise.all(Array.from({ length: 50 }, () => get("/about")));
  expect(state.rendered).toHaveLength(1);
});

test("an answer that says no-store is rendered for each visitor", async () => {
  const { state, get } = createCountingDocuments({
    headers: { "Cache-Control": "private, no-store" },
  });
  await get("/contact");
  await get("/contact");
  await get("/rentals");
  await get("/rentals");
  expect(state.rendered).toHaveLength(4);
});

test("every encoding holds the same page, also after the background has made it smaller", async () => {
  const { documents, get } = createCountingDocuments();
  await get("/");
  await documents.settle();
  const plain = await (await get("/")).text();
  const brotli = await get("/", { headers: { "Accept-Encoding": "br" } });
  const zipped = await get("/", { headers: { "Accept-Encoding": "gzip, br;q=0.5" } });
  expect(brotli.headers.get("Content-Encoding")).toBe("br");
  expect(zipped.headers.get("Content-Encoding")).toBe("gzip");
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(plain);
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(plain);
  expect(brotli.headers.get("Vary")).toBe("Accept-Encoding");
});

test("a known page is answered 304, and HEAD has the headers without the body", async () => {
  const { get } = createCountingDocuments();
  const etag = (await get("/")).headers.get("ETag") ?? "";
  const known = await get("/", { headers: { "If-None-Match": `"other", ${etag}` } });
  expect(known.status).toBe(304);
  expect(await known.text()).toBe("");
  expect((await get("/", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  const head = await get("/", { method: "HEAD" });
  expect(Number(head.headers.get("Content-Length"))).toBeGreaterThan(0);
  expect(await head.text()).toBe("");
});

test("methods that a page does not take are refused with those it takes", async () => {
  const { get } = createCountingDocuments();
  const refused = await get("/rentals", { method: "POST", body: "a=b" });
  expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  const wrong = await get("/contact", { method: "DELETE" });
  expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
});

test("an old address and one with a slash at its end lead on in one hop", () => {
  const redirects = new Map([["/old", "/new"]]);
  const resolve = (path: string) => resolveUrl(new URL(path, origin), redirects);
  expect(resolve("/old/")).toEqual({ kind: "redirect", location: "/new" });
  expect(resolve("/rentals/?a=b")).toEqual({ kind: "redirect", location: "/rentals?a=b" });
  expect(resolve("//evil.test//x/")).toMatchObject({ kind: "redirect", location: "/x" });
  expect(resolve("/%E0%A4%A")).toMatchObject({ kind: "document", path: "/not/found/here" });
  expect(resolve("/inventory.data")).toMatchObject({ kind: "document", path: "/not/found/here" });
});

test("the inventory's query is brought into its one order, and others lose what they do not know", () => {
  const query = (path: string, text: string) => normalizeQuery(path, new URLSearchParams(text));
  expect(query("/inventory", "page=1&brand=DENAGO&x=1&search=+city")).toBe(
    "?search=city&brand=denago",
  );
  expect(query("/rentals", "a=b")).toBe("");
  expect(query("/contact", "z=1&interest=parts&about=A")).toBe("?about=A&interest=parts");
});

test.each([
  [null, "identity"],
  ["", "identity"],
  ["br, gzip", "br"],
  ["gzip;q=1, br;q=0.2", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["*;q=0.5, br;q=0", "gzip"],
  ["identity;q=1, br;q=0.1", "identity"],
  ["deflate", "identity"],
  ["br;q=nonsense", "identity"],
] as const)("Accept-Encoding %j is answered with %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
