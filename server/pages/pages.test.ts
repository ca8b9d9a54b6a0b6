import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createCountingDocuments } from "#tests/fixtures/counting-pages.ts";

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

test("a page is made anew at the minute in which the dealership opens or closes", async () => {
  const { state, documents, get } = createCountingDocuments({ validityOf: () => "always" });
  // Friday, November 20, 2026, 9 AM to 5 PM in New York.
  state.now = "2026-11-20T14:00:00Z";
  await get("/maine");
  const open = await documents.readState();
  state.now = "2026-11-20T21:59:59Z";
  await get("/maine");
  expect(state.rendered).toHaveLength(1);
  state.now = "2026-11-20T22:00:00Z";
  await get("/maine");
  await get("/maine");
  expect(state.rendered).toHaveLength(2);
  expect(await documents.readState()).not.toBe(open);
});

test("a page that was begun before the closing and made after it is not stored", async () => {
  let finish = () => {};
  const isDone = new Promise<void>((resolve) => (finish = resolve));
  const { state, get } = createCountingDocuments({ validityOf: () => "always", isDone });
  state.now = "2026-11-20T21:59:59Z";
  const begun = get("/maine");
  await expect.poll(() => state.rendered, { timeout: 60_000 }).toHaveLength(1);
  state.now = "2026-11-20T22:00:00Z";
  finish();
  await begun;
  state.now = "2026-11-20T21:59:59Z";
  await get("/maine");
  expect(state.rendered).toHaveLength(2);
});

test("a warmed page is in the cache for its first visitor, and dated once", async () => {
  const { state, documents, get, dated } = createCountingDocuments();
  expect(await documents.warm("/rentals")).toBe(true);
  await get("/rentals");
  await get("/inventory?brand=denago");
  expect(state.rendered).toEqual(["/rentals", "/inventory?brand=denago"]);
  expect(dated).toEqual(["/rentals"]);
});

test("a warmed page has its smallest form before the next one is begun", async () => {
  const { documents, get } = createCountingDocuments();
  await documents.warm("/rentals");
  const warmed = await get("/rentals", { headers: { "Accept-Encoding": "br" } });
  await documents.settle();
  const settled = await get("/rentals", { headers: { "Accept-Encoding": "br" } });
  expect(warmed.headers.get("Content-Length")).toBe(settled.headers.get("Content-Length"));
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

test("a page with a delivery place is a page of its own, and the one without stays as it is", async () => {
  const { state, documents, get } = createCountingDocuments();
  const path = "/vehicles/denago-ev-city";
  const before = await get(path);
  const text = await before.text();
  const query = "?to=new-jersey%2Fcape-may";
  for (const spelled of [
    query,
    "?to=new-jersey/cape-may&utm_source=x",
    "?to=New-Jersey/Cape-May",
  ]) {
    expect(await (await get(path + spelled)).text()).not.toBe(text);
  }
  const after = await get(path);
  expect(await after.text()).toBe(text);
  expect(after.headers.get("ETag")).toBe(before.headers.get("ETag"));
  expect(state.rendered).toEqual([path, path + query]);
  expect(documents.counts.renders).toBe(2);
});

test("200 delivery places that somebody made up are no pages, nor are places of a cart that is not there", async () => {
  const { state, get } = createCountingDocuments();
  for (let number = 0; number < 200; number += 1) {
    const answer = await get(`/inventory?to=nowhere/place-${number}`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, "/inventory"]);
  }
  expect(state.rendered).toEqual([]);
  for (const place of ["new-jersey/cape-may", "maine/kittery"]) {
    await get(`/vehicles/no-such-cart?to=${place}`);
  }
  expect(state.rendered).toEqual(["/vehicles/-"]);
});

test("an inquiry about several carts names those that the catalogue has", async () => {
  const { state, get } = createCountingDocuments();
  for (let number = 0; number < 50; number += 1) {
    await get(`/contact?vehicles=cart-1,no-such-cart-${number}`);
  }
  await get("/contact?vehicles=no-such-cart,nor-this");
  expect(state.rendered).toEqual(["/contact?vehicles=cart-1", "/contact"]);
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

test("a page may be kept by a cache in front for as long as is set, one with the form or an error may not", async () => {
  const kept = "public, max-age=0, s-maxage=3600, stale-while-revalidate=360";
  const { get } = createCountingDocuments({ cdnMaxAgeSeconds: 3_600 });
  const read = async (path: string, init?: RequestInit) =>
    (await get(path, init)).headers.get("Cache-Control");
  expect(await read("/rentals")).toBe(kept);
  expect(await read("/inventory?brand=denago")).toBe(kept);
  expect(await read("/contact")).toBe("public, no-cache");
  expect(await read("/contact?vehicle=cart-1")).toBe("public, no-cache");
  expect(await read("/contact", { method: "POST", body: "a=b" })).toBe("public, no-cache");
  for (const others of [
    createCountingDocuments({ cdnMaxAgeSeconds: 3_600, status: 404 }),
    createCountingDocuments({ cdnMaxAgeSeconds: 0 }),
  ]) {
    expect((await others.get("/rentals")).headers.get("Cache-Control")).toBe("public, no-cache");
  }
  const late = createCountingDocuments({ cdnMaxAgeSeconds: 3_600, validityOf: () => "once" });
  expect((await late.get("/rentals")).headers.get("Cache-Control")).toBe("no-store");
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
