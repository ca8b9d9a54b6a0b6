import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { normalizeQuery } from "./canonical-url.ts";
import { createPages } from "./pages.ts";
import { documentPolicy } from "#server/http/security-headers.ts";
import { limits } from "#server/limits.ts";
import type { Validity } from "#server/http/cached-response.ts";
import { linkedStyles } from "./page-styles.ts";

const origin = "https://coast.test";

interface Rendering {
  headers?: Record<string, string>;
  status?: number;
  /** The length of each page. */
  bytes?: number;
  /** Each rendering takes until this resolves. */
  isDone?: Promise<void>;
  /** A page whose post needs no rendering. */
  receivedPath?: string;
  validityOf?: (path: string, revision: number) => Validity;
}

function createCountingDocuments({
  headers = {},
  status = 200,
  bytes = 0,
  isDone = Promise.resolve(),
  receivedPath,
  validityOf = (_, revision) => ({ version: String(revision) }),
}: Rendering = {}) {
  const state = { revision: 1, now: "2026-12-31T12:00:00Z", rendered: [] as string[] };
  const dated: string[] = [];
  const documents = createPages({
    render: async (request, waitForTurn) => {
      const { pathname, search } = new URL(request.url);
      const validity = validityOf(pathname, state.revision);
      if (request.method === "POST" && pathname === receivedPath) {
        return { response: Response.redirect(`${origin}/thank-you`, 303), validity };
      }
      const isAdmitted = (await waitForTurn?.()) ?? true;
      if (!isAdmitted) return { response: new Response(null, { status: 503 }), validity };
      state.rendered.push(pathname + search);
      const html = `<!DOCTYPE html><p>${state.rendered.length}</p>`.padEnd(bytes);
      await isDone;
      return { response: new Response(html, { headers, status }), validity };
    },
    styles: linkedStyles,
    policyFor: documentPolicy,
    findRedirects: () => Promise.resolve(new Map([["/old", "/new"]])),
    siteUrl: origin,
    readRevision: () => Promise.resolve(state.revision),
    isVehicleKnown: (id) => Promise.resolve(id === "cart-1" || id.startsWith("denago")),
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
  expect({ ...documents.counts }).toEqual({ hits: 2, renders: 1, refused: 0 });
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

test("the page with the form is cached for a minute, because it says when it was rendered", async () => {
  const { state, documents, get } = createCountingDocuments({ validityOf: () => "always" });
  expect(await documents.warm("/contact")).toBe(true);
  await get("/contact");
  state.now = "2026-12-31T12:00:59Z";
  await get("/contact");
  expect(state.rendered).toEqual(["/contact"]);
  state.now = "2026-12-31T12:01:00Z";
  await get("/contact");
  expect(state.rendered).toEqual(["/contact", "/contact"]);
  state.revision = 2;
  await get("/contact");
  expect(state.rendered).toHaveLength(3);
});

test("200 queries that somebody made up are one page with the form", async () => {
  const { state, get } = createCountingDocuments();
  const madeUp = (number: number) =>
    [
      `?about=Buy+pills+${number}`,
      `?vehicle=no-such-cart-${number}`,
      `?place=/nowhere-${number}-golf-carts`,
      `?topic=gossip-${number}`,
      `?interest=${number}&utm_source=letter`,
    ][number % 5] ?? "";
  for (let number = 0; number < 200; number += 1) {
    expect((await get(`/contact${madeUp(number)}`)).status).toBe(200);
  }
  expect(state.rendered).toEqual(["/contact"]);
  for (const query of ["vehicle=cart-1&topic=quote&a=b", "topic=quote&vehicle=cart-1"]) {
    await get(`/contact?${query}`);
  }
  expect(state.rendered).toEqual(["/contact", "/contact?vehicle=cart-1&topic=quote"]);
});

test("many visitors of a page that is being rendered share one rendering", async () => {
  const { state, get } = createCountingDocuments();
  await Promise.all(Array.from({ length: 50 }, () => get("/about")));
  expect(state.rendered).toHaveLength(1);
});

test("whatever does not exist is one page of its kind, rendered once", async () => {
  const { state, get } = createCountingDocuments({ status: 404 });
  const paths = ["/x", "/y", "/a/b/c", "/x-golf-carts", "/maine/x-golf-carts"];
  const vehicles = ["/vehicle/x", "/vehicle/y", "/vehicles/x", "/vehicles/y/3d", "/vehicles/z/3d"];
  for (const path of [...paths, ...vehicles]) expect((await get(path)).status).toBe(404);
  expect(state.rendered).toEqual([
    "/not/found/here",
    "/not/found-golf-carts",
    "/vehicle/-",
    "/vehicles/-",
    "/vehicles/-/3d",
  ]);
});

test("a thousand searches evict no page of the site", async () => {
  const { state, get } = createCountingDocuments({ bytes: 100_000 });
  await get("/rentals");
  for (let index = 0; index < 1_000; index += 1) await get(`/inventory?search=x${index}`);
  await get("/rentals");
  expect(state.rendered.filter((path) => path === "/rentals")).toHaveLength(1);
});

test("beyond a few renderings and a short queue a page made beforehand is sent", async () => {
  const { promise: isDone, resolve } = Promise.withResolvers<void>();
  const { state, documents, get } = createCountingDocuments({ isDone });
  const room = limits.rendersMax + limits.rendersWaitingMax;
  const taken = Array.from({ length: room }, (_, index) => get(`/inventory?search=x${index}`));
  await new Promise((done) => setImmediate(done));
  expect(state.rendered).toHaveLength(limits.rendersMax);
  for (const init of [{}, { method: "HEAD" }]) {
    const refused = await get("/inventory?search=late", init);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "2"]);
    expect(refused.headers.get("Cache-Control")).toBe("no-store");
  }
  const posted = await get("/contact", { method: "POST", body: "a=b" });
  expect([posted.status, documents.counts.refused]).toEqual([503, 3]);
  expect(await posted.text()).toContain("a little busy right now");
  resolve();
  for (const { status } of await Promise.all(taken)) expect(status).toBe(200);
});

test("nothing is rendered for a client that has left, nor compressed when it leaves meanwhile", async () => {
  const { promise: isDone, resolve } = Promise.withResolvers<void>();
  const { state, get } = createCountingDocuments({ isDone });
  const client = new AbortController();
  const { signal } = client;
  const left = Array.from({ length: 20 }, (_, index) =>
    get(`/inventory?search=x${index}`, { signal }),
  );
  await new Promise((done) => setImmediate(done));
  client.abort();
  resolve();
  for (const answer of await Promise.all(left)) expect(answer.body).toBeNull();
  expect(state.rendered).toHaveLength(limits.rendersMax);
  await get("/inventory?search=x0");
  expect(state.rendered).toHaveLength(limits.rendersMax + 1);
});

test("an inquiry is received at once, also while no page can be rendered", async () => {
  const { promise: isDone, resolve } = Promise.withResolvers<void>();
  const { get } = createCountingDocuments({ isDone, receivedPath: "/contact" });
  const room = limits.rendersMax + limits.rendersWaitingMax;
  const taken = Array.from({ length: room }, (_, index) => get(`/inventory?search=x${index}`));
  const posted = await get("/contact", { method: "POST", body: "a=b" });
  expect([posted.status, posted.headers.get("Location")]).toEqual([303, `${origin}/thank-you`]);
  resolve();
  await Promise.all(taken);
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

test("the inventory's query is brought into its one order, and others lose what they do not know", () => {
  const query = (path: string, text: string) => normalizeQuery(path, new URLSearchParams(text));
  expect(query("/inventory", "page=1&brand=DENAGO&x=1&search=+city")).toBe(
    "?search=city&brand=denago",
  );
  expect(query("/rentals", "a=b")).toBe("");
  expect(query("/contact", "z=1&interest=parts&about=A")).toBe("");
  expect(query("/contact", "topic=test-drive&brand=denago")).toBe("?brand=denago&topic=test-drive");
});
