import type { SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";
import { findElements, readXml } from "./xml.ts";

export interface ListedPage {
  path: string;
  /** What the sitemap says it is, nothing left out. */
  dates: string[];
  images: string[];
}

/** The texts of all sitemaps that the index names. */
export async function readSitemaps({ url }: Pick<SiteServer, "url">): Promise<string[]> {
  const index = readXml((await ask(`${url}/sitemap.xml`)).text);
  const parts = findElements(index, "sitemap").flatMap((part) => findElements(part, "loc"));
  const sitemaps = await Promise.all(parts.map(({ text }) => ask(text)));
  return sitemaps.map(({ text }) => text);
}

/** Every page of all sitemaps. */
export async function listPages(site: Pick<SiteServer, "url">): Promise<ListedPage[]> {
  const urls = (await readSitemaps(site)).flatMap((one) => findElements(readXml(one), "url"));
  return urls.map((url) => ({
    path: new URL(findElements(url, "loc")[0]?.text ?? "").pathname,
    dates: findElements(url, "lastmod").map(({ text }) => text),
    images: findElements(url, "image:loc").map(({ text }) => text),
  }));
}
