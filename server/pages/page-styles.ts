import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { findClassAttributes, namesOf, renameClasses } from "./class-names.ts";
import { findElementNames, findWords, type Cut, type Stylesheet } from "./stylesheet.ts";

export interface DocumentStyles {
  /** The document with its stylesheet inlined, and the inlined text for the policy's hash. */
  inline(html: string): { html: string; inlined: string[] };
}

const stylesheetLink = /<link rel="stylesheet"[^>]*\/?>/g;

/**
 * Puts into each document the rules it uses instead of a link to all of them, which would cost
 * its first paint a round trip. Pages of one kind share their classes, so the cut is kept.
 */
export function createDocumentStyles(
  stylesheet: Stylesheet,
  /** The scripts an island is made of, by its name. */
  islandScripts: ReadonlyMap<string, readonly string[]>,
): DocumentStyles {
  const cuts = new LRUCache<string, Cut>({ max: 500 });
  const islandWords = new Map(
    Array.from(islandScripts, ([name, scripts]) => [name, findWords(scripts.join("\n"))] as const),
  );

  function cutFor(html: string): Cut {
    const attributes = findClassAttributes(html);
    const islands = Array.from(html.matchAll(/data-island="([\w-]+)"/g), ([, name = ""]) => name);
    // An island may show elements that the document has not yet.
    const elements = islands.length === 0 ? findElementNames(html) : undefined;
    const key = createHash("sha1")
      .update([...attributes, "", ...islands, "", ...(elements ?? [])].join("\n"))
      .digest("base64");
    const known = cuts.get(key);
    if (known !== undefined) return known;
    const cut = stylesheet.cut({
      classLists: attributes.map(namesOf),
      scriptWords: wordsOf(islands),
      elements,
    });
    cuts.set(key, cut);
    return cut;
  }

  /** An island writes class names of its own later, so these have to keep their names. */
  function wordsOf(islands: readonly string[]): Set<string> {
    let all = new Set<string>();
    for (const name of islands) {
      const words = islandWords.get(name);
      if (!words) throw new Error(`The client build has no island ${name}`);
      all = all.union(words);
    }
    return all;
  }

  return {
    inline(html) {
      const { css, short, kept } = cutFor(html);
      let isInlined = false;
      const styled = renameClasses(html, short, kept).replaceAll(stylesheetLink, () => {
        if (isInlined) return "";
        isInlined = true;
        return `<style>${css}</style>`;
      });
      return { html: styled, inlined: isInlined ? [css] : [] };
    },
  };
}

/** In development Vite serves the stylesheet, and it changes while you look. */
export const linkedStyles: DocumentStyles = { inline: (html) => ({ html, inlined: [] }) };
