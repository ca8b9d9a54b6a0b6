import { expect, test } from "vitest";
import { limits } from "#server/limits.ts";
import { createCountingDocuments, origin } from "#tests/fixtures/counting-pages.ts";

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
