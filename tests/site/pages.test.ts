import { HtmlValidate, type ConfigData } from "html-validate";
import { beforeAll, expect, inject, test } from "vitest";
import validation from "../../.htmlvalidate.json" with { type: "json" };
import { business } from "#content/dealership/business.ts";
import { pages } from "#content/pages/pages.ts";
import { readCss } from "#server/pages/client-build.ts";
import { ask } from "./ask.ts";
import { readAttribute, readTexts, walk, measureDocument, type WalkedPage } from "./walked-page.ts";

const documentBytesMax = 14_000;
const documentBytesMedianMax = 10_500;
const scriptBytesMax = 80_000;
const fontBytesMax = 40_000;
/** For what is asked of or done with every page, on a machine with other work. */
const allPagesTimeoutMs = 1_800_000;

const site = inject("sharedSite");
let walked: WalkedPage[];
beforeAll(async () => {
  walked = await walk(site, pages);
}, allPagesTimeoutMs);
test("every page answers 200 as HTML in English", () => {
  expect(list(({ status }) => status !== 200)).toEqual([]);
  expect(list(({ headers }) => headers["content-type"] !== "text/html; charset=utf-8")).toEqual([]);
  expect(list(({ text }) => !/^<!DOCTYPE html><html lang="en"/i.test(text))).toEqual([]);
});

test("every page has one title of its own, at most 60 characters long", () => {
  const titles = walked.map(({ path, text }) => [path, readTexts(text, /<title>(.*?)<\/title>/g)]);
  expect(titles.filter(([, found]) => found?.length !== 1)).toEqual([]);
  const all = titles.flatMap(([, found]) => found ?? []);
  expect(all.filter((title) => title.length > 60)).toEqual([]);
  expect(findRepeated(all)).toEqual([]);
});

test("every page has one description of its own, 50 to 155 characters long", () => {
  const found = walked.map(({ text }) =>
    readTexts(text, /<meta name="description" content="([^"]*)"/g),
  );
  expect(found.filter((descriptions) => descriptions.length !== 1)).toEqual([]);
  const all = found.flat();
  expect(all.filter(({ length }) => length < 50 || length > 155)).toEqual([]);
  expect(findRepeated(all)).toEqual([]);
});

test("every page has one heading of the first level", () => {
  expect(list(({ text }) => (text.match(/<h1[\s>]/g) ?? []).length !== 1)).toEqual([]);
});

test("every page names its canonical address", () => {
  const wrong = walked
    .filter(({ path }) => path !== "/vehicle/denago-ev-city")
    .filter(({ text, path }) => {
      const links = readTexts(text, /<link rel="canonical" href="([^"]*)"/g);
      return links.length !== 1 || links[0] !== `${site.url}${path}`;
    });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test(
  "every page is valid HTML",
  async () => {
    const validator = new HtmlValidate(validation as ConfigData);
    const wrong: string[] = [];
    for (const { path, text } of walked) {
      const { results } = await validator.validateString(text, `${path}.html`);
      for (const { messages } of results) {
        for (const { ruleId, message } of messages) wrong.push(`${ruleId}: ${message} (${path})`);
      }
    }
    expect(wrong).toEqual([]);
  },
  allPagesTimeoutMs,
);

test(
  "no link inside the site is dead or takes more than one redirect",
  async () => {
    const addresses = new Map<string, string>();
    for (const { path, text } of walked) {
      for (const href of readAttribute(text, "href")) {
        const url = new URL(href, site.url + path);
        if (url.origin === site.url) addresses.set(url.pathname + url.search, path);
      }
    }
    const dead: string[] = [];
    for (const [address, from] of addresses) {
      const first = await ask(site.url + address);
      const location = first.headers.location;
      const last =
        first.status === 308 && location ? await ask(new URL(location, site.url).href) : first;
      if (last.status !== 200) dead.push(`${address} on ${from}: ${last.status}`);
    }
    expect(addresses.size).toBeGreaterThan(pages.length);
    expect(dead).toEqual([]);
  },
  allPagesTimeoutMs,
);

test("no picture, icon, font or script of a page is missing", async () => {
  const addresses = new Map<string, string>();
  for (const { path, text } of walked) {
    const sources = [
      ...readAttribute(text.replaceAll(/<iframe[^>]*>/g, ""), "src"),
      ...readAttribute(text, "srcset").flatMap((set) => set.split(/,\s+/)),
      ...readAttribute(text, "imagesrcset").flatMap((set) => set.split(/,\s+/)),
    ];
    for (const source of sources) addresses.set(source.split(" ")[0] ?? "", path);
  }
  const missing: string[] = [];
  for (const [address, from] of addresses) {
    const { status } = await ask(new URL(address, site.url).href, { method: "HEAD" });
    if (status !== 200) missing.push(`${address} on ${from}: ${status}`);
  }
  expect(addresses.size).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test("every link to a part of a page finds it there", () => {
  const byPath = new Map(
    walked.map((page) => [page.path, new Set(readAttribute(page.text, "id"))]),
  );
  const lost = walked.flatMap(({ path, text }) =>
    readAttribute(text, "href").filter((href) => {
      const url = new URL(href, site.url + path);
      const ids = byPath.get(url.pathname);
      // A fragment with values, which an island reads, leads to no part of the page.
      const part = url.hash.includes("=") ? "" : url.hash.slice(1);
      return url.origin === site.url && part !== "" && ids && !ids.has(part);
    }),
  );
  expect(lost).toEqual([]);
});

test("no page loads anything from elsewhere", () => {
  // A lazy frame in closed details loads nothing before a visitor opens them.
  const closedFrame =
    /<details(?![^>]*\sopen)[^>]*>(?:(?!<\/details>).)*<iframe[^>]*loading="lazy"/gs;
  const foreign = walked.flatMap(({ path, text: whole }) => {
    const text = whole.replaceAll(closedFrame, (part) => part.replace(/ src="[^"]*"/, ""));
    return [
      ...readAttribute(text, "src"),
      ...readAttribute(text, "srcset").flatMap((set) => set.split(/,\s+/)),
      ...readTexts(text, /<link (?!rel="canonical")[^>]*href="([^"]*)"/g),
    ]
      .filter((address) => new URL(address, site.url).origin !== site.url)
      .map((address) => `${address} on ${path}`);
  });
  expect(foreign).toEqual([]);
});

test("a page without an island carries no script", () => {
  const bare = walked.filter(({ page }) => page.islands.length === 0);
  const scripts = bare.filter(({ text }) => /<script(?! type="application\/ld\+json")/.test(text));
  expect(scripts.map(({ path }) => path)).toEqual([]);
  expect(bare.length).toBeGreaterThan(0);
});

test("no page carries an inline handler, an inline script or a style attribute", () => {
  const inline = /<[^>]+\s(?:style|on[a-z]+)="|<script(?![^>]*(?:src=|ld\+json))/;
  expect(list(({ text }) => inline.test(text))).toEqual([]);
});

test(
  "every document fits the first flight of a connection, and half of them 10,500 bytes",
  async () => {
    const sizes: { path: string; bytes: number }[] = [];
    for (const page of walked) {
      sizes.push({ path: page.path, bytes: await measureDocument(site, page) });
    }
    expect(sizes.filter(({ bytes }) => bytes > documentBytesMax)).toEqual([]);
    expect(medianOf(sizes.map(({ bytes }) => bytes))).toBeLessThanOrEqual(documentBytesMedianMax);
  },
  allPagesTimeoutMs,
);

test("a rule is there for every class: one without would do nothing", async () => {
  const css = await readCss("build/client");
  const styled = new Set(
    Array.from(css.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = ""]) => name.replaceAll("\\", "")),
  );
  const lists = walked.flatMap(({ text }) => readAttribute(text, "class"));
  const used = new Set(lists.flatMap((list) => list.split(/\s+/)));
  expect([...used].filter((name) => name !== "" && !styled.has(name))).toEqual([]);
  expect(used.size).toBeGreaterThan(400);
});

test("no attribute reads a custom property, which is not declared unless a rule reads it", () => {
  expect(list(({ text }) => /="[^"]*var\(--/.test(text))).toEqual([]);
});

test("a page with islands loads at most 80 KB of script", async () => {
  for (const { path, page, text } of walked.filter((each) => each.page.islands.length > 0)) {
    const [entry = ""] = readTexts(text, /<script type="module"[^>]* src="([^"]*)"/g);
    const [islands = ""] = readTexts(text, /<meta name="island-scripts" content="([^"]*)"/g);
    for (const island of page.islands) expect(islands, path).toContain(`/${island}.island-`);
    const bytes = await weighScripts([entry, ...islands.split(" ")]);
    expect(bytes, path).toBeLessThanOrEqual(scriptBytesMax);
    expect(bytes, path).toBeGreaterThan(0);
  }
});

test("the fonts of a page weigh at most 40 KB in all, and are loaded at once", async () => {
  const fonts = new Set(
    walked.flatMap(({ text }) => readTexts(text, /<link rel="preload" href="([^"]*)" as="font"/g)),
  );
  const sizes = await Promise.all(
    Array.from(fonts, async (font) => (await ask(site.url + font)).body.length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(fontBytesMax);
});

test("every page shows the phone number", () => {
  expect(list(({ text }) => !text.includes(`href="${business.phone.link}"`))).toEqual([]);
});

/** Scripts with all they import at once, compressed as they are sent. */
async function weighScripts(entries: readonly string[]): Promise<number> {
  const seen = new Set<string>();
  const waiting = [...entries];
  let bytes = 0;
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    if (seen.has(address)) continue;
    seen.add(address);
    const { status, text } = await ask(site.url + address);
    if (status !== 200) throw new Error(`${address} answers ${status}`);
    const sent = await ask(site.url + address, { headers: { "Accept-Encoding": "br" } });
    expect(sent.headers["content-encoding"], address).toBe("br");
    bytes += sent.body.length;
    for (const [, from = ""] of text.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)) {
      waiting.push(new URL(from, site.url + address).pathname);
    }
  }
  return bytes;
}

function list(isWrong: (page: WalkedPage) => boolean): string[] {
  return walked.filter(isWrong).map(({ path }) => path);
}

function findRepeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
