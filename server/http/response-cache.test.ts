import { expect, test } from "vitest";
import { createCachedResponse, type Validity } from "./cached-response.ts";
import { ResponseCache } from "./response-cache.ts";

function createCounted(validity: Validity, { status = 200, bytes = 10 } = {}) {
  const counted = {
    created: 0,
    create: () => {
      counted.created += 1;
      return createCachedResponse(status, {}, `${counted.created}`.padEnd(bytes, "x"), {
        validity,
      });
    },
  };
  return counted;
}

test("many who ask for one key at once share one creation", async () => {
  const cache = new ResponseCache({ bytesMax: 100_000 });
  const page = createCounted("always");
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => cache.getOrCreate("/about", page.create)),
  );
  expect(page.created).toBe(1);
  expect(new Set(answers).size).toBe(1);
  await cache.getOrCreate("/about", page.create);
  expect([page.created, cache.hits]).toEqual([1, 1]);
});

test("an answer made from a version is created anew for another one, and others stay", async () => {
  const cache = new ResponseCache({ bytesMax: 100_000 });
  const about = createCounted("always");
  const list = createCounted({ version: "1" });
  await cache.getOrCreate("/about", about.create, "1");
  await cache.getOrCreate("/inventory", list.create, "1");
  await cache.getOrCreate("/inventory", list.create, "1");
  expect(list.created).toBe(1);
  await cache.getOrCreate("/about", about.create, "2");
  await cache.getOrCreate("/inventory", list.create, "2");
  expect([about.created, list.created]).toEqual([1, 2]);
});

test("an answer of another period is created anew, and the old one serves while that fails", async () => {
  const cache = new ResponseCache({ bytesMax: 100_000 });
  const page = createCounted({ version: "1" });
  const get = (create: typeof page.create, period: string, version = "1") =>
    cache.getOrCreate("/", create, version, undefined, period);
  const morning = await get(page.create, "morning");
  expect(await get(page.create, "morning")).toBe(morning);
  for (const failing of [createCounted("once"), createCounted("always", { status: 503 })]) {
    expect(await get(failing.create, "noon")).toBe(morning);
    expect(failing.created).toBe(1);
  }
  expect(await get(() => Promise.reject(new Error("busy")), "noon")).toBe(morning);
  await expect(get(() => Promise.reject(new Error("busy")), "noon", "2")).rejects.toThrow("busy");
  const noon = await get(page.create, "noon");
  expect(noon).not.toBe(morning);
  expect(await get(page.create, "noon")).toBe(noon);
  expect(page.created).toBe(2);
});

test("who asks after a change does not wait for what was begun before it", async () => {
  const cache = new ResponseCache({ bytesMax: 100_000 });
  const before = cache.getOrCreate("/", () => new Promise<never>(() => {}), "1");
  const page = createCounted({ version: "2" });
  await cache.getOrCreate("/", page.create, "2");
  expect(page.created).toBe(1);
  await expect(Promise.race([before, Promise.resolve("still waiting")])).resolves.toBe(
    "still waiting",
  );
});

test("what is valid once, and what is a failure, is never stored", async () => {
  const cache = new ResponseCache({ bytesMax: 100_000 });
  for (const page of [createCounted("once"), createCounted("always", { status: 503 })]) {
    await cache.getOrCreate("/vehicles/x", page.create);
    await cache.getOrCreate("/vehicles/x", page.create);
    expect(page.created).toBe(2);
  }
});

test("what is not there is stored like what is", async () => {
  const cache = new ResponseCache({ bytesMax: 100_000 });
  for (const status of [404, 410]) {
    const page = createCounted("always", { status });
    await cache.getOrCreate(String(status), page.create);
    await cache.getOrCreate(String(status), page.create);
    expect(page.created).toBe(1);
  }
});

test("a creation is abandoned when the last who waits for it has gone, and not before", async () => {
  const cache = new ResponseCache({ bytesMax: 100_000 });
  const signals: AbortSignal[] = [];
  const create = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("abandoned")));
    });
  };
  const clients = [new AbortController(), new AbortController()];
  const answers = clients.map((client) => cache.getOrCreate("/", create, "1", client));
  const failures = answers.map((answer) => expect(answer).rejects.toThrow("abandoned"));
  clients[0]?.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  clients[1]?.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  // Who comes in this moment does not get the failure of those who left.
  const page = createCounted("always");
  await cache.getOrCreate("/", page.create, "1");
  await Promise.all(failures);
  expect(page.created).toBe(1);
});

test("what fails is told to everybody who waits, and tried again by the next", async () => {
  const cache = new ResponseCache({ bytesMax: 100_000 });
  const failure = () => Promise.reject(new Error("no"));
  const waiting = [cache.getOrCreate("/", failure), cache.getOrCreate("/", failure)];
  for (const each of waiting) await expect(each).rejects.toThrow("no");
  const page = createCounted("always");
  await cache.getOrCreate("/", page.create);
  expect(page.created).toBe(1);
});

test("all entries together stay within the bytes, the least recently used go first", async () => {
  const cache = new ResponseCache({ bytesMax: 50_000 });
  const pages = Array.from({ length: 10 }, () => createCounted("always", { bytes: 10_000 }));
  for (const [index, page] of pages.entries()) {
    await cache.getOrCreate(String(index), page.create);
  }
  await cache.getOrCreate("9", pages[9]?.create ?? pages[0]!.create);
  await cache.getOrCreate("0", pages[0]!.create);
  expect([pages[9]?.created, pages[0]?.created]).toEqual([1, 2]);
});

test("an entry gets its smallest body in the background, and no longer after a stop", async () => {
  const text = Array.from({ length: 500 }, (_, index) => `line ${index * 7919}`).join("\n");
  const create = () => createCachedResponse(200, {}, text, { validity: "always" });
  const cache = new ResponseCache({ bytesMax: 100_000, recompress: "when stored" });
  const quick = (await create()).bodies.br?.length ?? 0;
  const entry = await cache.getOrCreate("/", create);
  await cache.settle();
  expect(entry.bodies.br?.length).toBeLessThan(quick);
  cache.stop();
  const later = await cache.getOrCreate("/later", create);
  await cache.settle();
  expect(later.bodies.br?.length).toBe(quick);
});

test("an entry that may be read only once gets its smallest body when it is found again", async () => {
  const text = Array.from({ length: 500 }, (_, index) => `line ${index * 7919}`).join("\n");
  const create = () => createCachedResponse(200, {}, text, { validity: "always" });
  const cache = new ResponseCache({ bytesMax: 100_000, recompress: "when found" });
  const entry = await cache.getOrCreate("/", create);
  const quick = entry.bodies.br?.length ?? 0;
  await cache.settle();
  expect(entry.bodies.br?.length).toBe(quick);
  await Promise.all([cache.getOrCreate("/", create), cache.getOrCreate("/", create)]);
  await cache.settle();
  expect(entry.bodies.br?.length).toBeLessThan(quick);
});
