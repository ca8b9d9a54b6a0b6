import { escapeXml, unescapeXml } from "#server/http/xml.ts";

/** Letters only: a class name may not begin with a digit. */
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const classSelector = /\.((?:\\.|[\w-])+)/g;

/**
 * One or two letters for each class name; the most used get one. Names that always stand together
 * get the same letters, for no selector can tell them apart. About a thousand bytes of a
 * compressed document were names of classes.
 * @param lists the different class attributes of a document, each as its names
 * @param known names that have a rule; others get no letters
 * @param kept names that stay as they are, because a script writes them
 */
export function shortenNames(
  lists: readonly (readonly string[])[],
  known: ReadonlySet<string>,
  kept: ReadonlySet<string>,
): Map<string, string> {
  const places = new Map<string, number[]>();
  for (const [index, names] of lists.entries()) {
    for (const name of new Set(names)) {
      if (!known.has(name) || kept.has(name)) continue;
      places.set(name, [...(places.get(name) ?? []), index]);
    }
  }
  const together = Map.groupBy(places, ([, indices]) => indices.join(" "));
  const groups = [...together.values()].toSorted((a, b) => uses(b) - uses(a));
  const free = freeLetters(kept);
  return new Map(
    groups.flatMap((group) => {
      const short = free.next().value ?? "";
      return group.map(([name]) => [name, short] as const);
    }),
  );
}

function uses(group: readonly [string, number[]][]): number {
  return group[0]?.[1].length ?? 0;
}

function* freeLetters(taken: ReadonlySet<string>): Generator<string> {
  for (let index = 0; ; index++) {
    const short = lettersOf(index);
    if (!taken.has(short)) yield short;
  }
}

/** The class name that a selector writes with escapes. */
function unescapeSelector(text: string): string {
  return text.replaceAll(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code?: string, char?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (char ?? ""),
  );
}

/** Class names that a selector asks for; those within `:not()` are not asked for. */
export function classesOf(selector: string): string[] {
  const asked = selector.replaceAll(/:not\([^)]*\)/g, "");
  return Array.from(asked.matchAll(classSelector), ([, name = ""]) => unescapeSelector(name));
}

/** A selector with its classes renamed. */
export function renameSelector(selector: string, short: ReadonlyMap<string, string>): string {
  return selector.replaceAll(classSelector, (whole, name: string) => {
    const renamed = short.get(unescapeSelector(name));
    return renamed === undefined ? whole : `.${renamed}`;
  });
}

/** The different class attributes of a document, in alphabetical order. */
export function findClassAttributes(html: string): string[] {
  const found = new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = ""]) => names));
  return Array.from(found, unescapeXml).toSorted();
}

export function namesOf(attribute: string): string[] {
  return attribute.split(/\s+/).filter((name) => name !== "");
}

/**
 * A document with its classes renamed; a class that no rule knows is dropped.
 * @param kept names that stay as they are
 */
export function renameClasses(
  html: string,
  short: ReadonlyMap<string, string>,
  kept: ReadonlySet<string>,
): string {
  // A list repeats its attributes with every entry.
  const known = new Map<string, string>();
  return html.replaceAll(/\sclass="([^"]*)"/g, (_, attribute: string) => {
    const before = known.get(attribute);
    if (before !== undefined) return before;
    const renamed = namesOf(unescapeXml(attribute)).flatMap(
      (name) => short.get(name) ?? (kept.has(name) ? escapeXml(name) : []),
    );
    const result = renamed.length === 0 ? "" : ` class="${[...new Set(renamed)].join(" ")}"`;
    known.set(attribute, result);
    return result;
  });
}

function lettersOf(index: number): string {
  const last = letters.charAt(index % letters.length);
  return index < letters.length
    ? last
    : letters.charAt(Math.floor(index / letters.length) - 1) + last;
}
