import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Page } from "#content/pages/page.ts";
import type { SiteServer } from "#tests/servers/site-server.ts";
import { ask, type Answer } from "./ask.ts";

/** A page as the site answered it. */
export interface WalkedPage extends Answer {
  path: string;
  page: Page;
}

const atOnce = 4;

/** Asks for every one of these pages, a few at once. */
export async function walk(site: SiteServer, pages: readonly Page[]): Promise<WalkedPage[]> {
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

/**
 * The bytes of a document with its headers as brotli. The server sends a quickly compressed body
 * until it has made the smallest one, which is the one measured here.
 */
export async function measureDocument(
  site: SiteServer,
  { path, body }: WalkedPage,
): Promise<number> {
  const { headBytes } = await ask(site.url + path, {
    method: "HEAD",
    headers: { "Accept-Encoding": "br" },
  });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const compressed = await promisify(brotliCompress)(body, { params });
  return headBytes + compressed.length;
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
