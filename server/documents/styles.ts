import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { findClassNames, renameClasses } from "./class-names.ts";
import { findElementNames, findWords, type Stylesheet } from "./stylesheet.ts";

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
    const words = findClassNames(html);
    const islands = Array.from(html.matchAll(/data-island="([\w-]+)"/g), ([, name = ""]) => name);
    const elements = findElementNames(html);
    const key = createHash("sha1")
      .update([...words, "", ...islands, "", ...elements].toSorted().join(" "))
      .digest("base64");
    const kept = cuts.get(key);
    if (kept !== undefined) return kept;
    const cut =
      islands.length === 0 ? stylesheet.selectShort(words, elements) : cutLong(words, islands);
    cuts.set(key, cut);
    return cut;
  }

  /** An island writes class names of its own later, so names stay as they are. */
  function cutLong(words: Set<string>, islands: readonly string[]): Cut {
    for (const name of islands) {
      const known = islandWords.get(name);
      if (!known) throw new Error(`The client build has no island ${name}`);
      for (const word of known) words.add(word);
    }
    return { css: stylesheet.select(words), short: null };
  }

  return {
    inline(html) {
      const { css, short } = cutFor(html);
      const renamed = short === null ? html : renameClasses(html, short);
      let isInlined = false;
      const styled = renamed.replaceAll(stylesheetLink, () => {
        if (isInlined) return "";
        isInlined = true;
        return `<style>${css}</style>`;
      });
      return { html: styled, inlined: isInlined ? [css] : [] };
    },
  };
}

interface Cut {
  css: string;
  /** What classes are called in this document; null where they keep their names. */
  short: ReadonlyMap<string, string> | null;
}

/** In development Vite serves the stylesheet, and it changes while you look. */
export const linkedStyles: DocumentStyles = { inline: (html) => ({ html, inlined: [] }) };
