import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { vi } from "vitest";
import type { Page } from "#content/pages/page.ts";
import { compressionLevels } from "#server/http/cached-response.ts";
import type { SharedSite } from "#tests/servers/shared-site.ts";
import { ask, type Answer } from "./ask.ts";

/** A page as the site answered it. */
export interface WalkedPage extends Answer {
  path: string;
  page: Page;
}

const atOnce = 4;

/** Asks for every one of these pages, a few at once. */
export async function walk(site: SharedSite, pages: readonly Page[]): Promise<WalkedPage[]> {
  const waiting = [...pages];
  const walked: WalkedPage[] = [];
  async function work(): Promise<void> {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      walked.push({ ...(await ask(site.url + page.path)), path: page.path, page });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return walked;
}

/** The smallest form of a page has some 8 percent less than the quick one; this tells them apart. */
const smallestShareMax = 0.98;

/**
 * The bytes of a document with its headers as brotli, as the server sends it in the end: it sends a
 * quickly compressed body until it has made the smallest one, which is waited for.
 */
export async function measureDocument(
  site: SharedSite,
  { path, body }: Pick<WalkedPage, "path" | "body">,
): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: compressionLevels.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const quick = await promisify(brotliCompress)(body, { params });
  const headers = { "Accept-Encoding": "br" };
  return vi.waitFor(
    async () => {
      const sent = await ask(site.url + path, { headers });
      const isSmallest = sent.body.length <= quick.length * smallestShareMax;
      if (!isSmallest) throw new Error(`${path} is not at its smallest`);
      return sent.headBytes + sent.body.length;
    },
    { timeout: 1_200_000, interval: 200 },
  );
}

/** The addresses of the pictures in a document that are more than decoration, as they stand there. */
export function readPictures(html: string): string[] {
  const tags = html.match(/<img\b[^>]*>/g) ?? [];
  const telling = tags.filter((tag) => readAttribute(tag, "alt").join("") !== "");
  return telling.flatMap((tag) => readAttribute(tag, "src"));
}

/** The values of an attribute wherever it stands in a document. */
export function readAttribute(html: string, name: string): string[] {
  return html
    .matchAll(new RegExp(`\\s${name}="([^"]*)"`, "gi"))
    .map(([, value = ""]) => decode(value))
    .toArray();
}

/** The first group of every match, as the text a reader sees. */
export function readTexts(html: string, pattern: RegExp): string[] {
  return html
    .matchAll(pattern)
    .map(([, text = ""]) => decode(text))
    .toArray();
}

function decode(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
