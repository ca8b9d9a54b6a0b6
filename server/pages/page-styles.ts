import { createHash } from "node:crypto";
import { decodeXML } from "entities";
import { LRUCache } from "lru-cache";
import type { Stylesheet } from "./stylesheet.ts";

/** A file that an island is made of. */
export interface IslandScript {
  href: string;
  text: string;
}

export interface DocumentStyles {
  /**
   * The document with its stylesheet inlined and its islands' scripts asked for, and the inlined text
   * for the policy's hash.
   */
  inline(html: string): { html: string; inlined: string[] };
}

const stylesheetLink = /<link rel="stylesheet"[^>]*\/?>/g;

/**
 * Puts into each document the rules it uses instead of a link to all of them, which would cost
 * its first paint a round trip, and names all the scripts of its islands, which would ask for each
 * other one round trip after another. Pages of one kind have the same classes, so their CSS is cut once.
 * @param islandScripts the scripts an island is made of, by its name
 * @throws in `inline` for a document with an island that has no scripts
 */
export function createDocumentStyles(
  stylesheet: Stylesheet,
  islandScripts: ReadonlyMap<string, readonly IslandScript[]>,
): DocumentStyles {
  const cuts = new LRUCache<string, string>({ max: 500 });
  const islandWords = new Map(
    Array.from(islandScripts, ([name, scripts]) => {
      const text = scripts.map((script) => script.text).join("\n");
      return [name, findWords(text)] as const;
    }),
  );

  function cutFor(html: string): string {
    const names = findNames(html);
    const islands = findIslands(html);
    const key = createHash("sha1")
      .update([...[...names].toSorted(), "", ...islands].join("\n"))
      .digest("base64");
    const known = cuts.get(key);
    if (known !== undefined) return known;
    const cut = stylesheet.cut(names.union(wordsOf(islands)));
    cuts.set(key, cut);
    return cut;
  }

  /** Whatever the islands' scripts could write as a class or an element after the page has loaded. */
  function wordsOf(islands: readonly string[]): Set<string> {
    let all = new Set<string>();
    for (const name of islands) {
      const words = islandWords.get(name);
      if (!words) throw new Error(`The client build has no island ${name}`);
      all = all.union(words);
    }
    return all;
  }

  function writeScripts(html: string): string {
    const scripts = findIslands(html).flatMap((name) => islandScripts.get(name) ?? []);
    const hrefs = new Set(scripts.map(({ href }) => href));
    return hrefs.size === 0
      ? ""
      : `<meta name="island-scripts" content="${[...hrefs].join(" ")}"/>`;
  }

  return {
    inline(html) {
      const css = cutFor(html);
      let isInlined = false;
      const styled = html.replaceAll(stylesheetLink, () => {
        if (isInlined) return "";
        isInlined = true;
        return `<style>${css}</style>${writeScripts(html)}`;
      });
      return { html: styled, inlined: isInlined ? [css] : [] };
    },
  };
}

/** In development Vite serves the stylesheet, and it changes while you look. */
export const linkedStyles: DocumentStyles = { inline: (html) => ({ html, inlined: [] }) };

/** The classes and elements of a document, and the custom properties that it reads. */
function findNames(html: string): Set<string> {
  const find = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found = ""]) => found);
  const attributes = new Set(find(/\sclass="([^"]*)"/g));
  return new Set([
    ...Array.from(attributes, decodeXML).flatMap((names) => names.split(/\s+/)),
    ...find(/<([a-z][\w-]*)/gi).map((name) => name.toLowerCase()),
    ...find(/var\((--[\w-]+)/g),
  ]);
}

function findIslands(html: string): string[] {
  return Array.from(html.matchAll(/data-island="([\w-]+)"/g), ([, name = ""]) => name);
}

/** Every word of a script that could be a class name, an element or a custom property. */
function findWords(script: string): Set<string> {
  const properties = script.match(/--[\w-]+/g) ?? [];
  return new Set([...(script.match(/[^\s"'`\\]+/g) ?? []), ...properties]);
}
