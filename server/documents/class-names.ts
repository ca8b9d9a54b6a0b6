/** Letters only: a class name may not begin with a digit. */
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const classSelector = /\.((?:\\.|[\w-])+)/g;

/**
 * One or two letters for each class name, in their own order, so that the same names always get
 * the same letters. About a thousand bytes of a compressed document are names of classes.
 */
export function shortenNames(names: Iterable<string>): Map<string, string> {
  const short = new Map<string, string>();
  for (const name of [...names].toSorted()) short.set(name, lettersOf(short.size));
  return short;
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

/** Every class name of a document. */
export function findClassNames(html: string): Set<string> {
  const words = new Set<string>();
  for (const [, names = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of unescapeAttribute(names).split(/\s+/)) if (name !== "") words.add(name);
  }
  return words;
}

/** A document with its classes renamed; a class that no rule knows is dropped. */
export function renameClasses(html: string, short: ReadonlyMap<string, string>): string {
  return html.replaceAll(/\sclass="([^"]*)"/g, (_, names: string) => {
    const renamed = unescapeAttribute(names)
      .split(/\s+/)
      .flatMap((name) => short.get(name) ?? []);
    return renamed.length === 0 ? "" : ` class="${renamed.join(" ")}"`;
  });
}

function lettersOf(index: number): string {
  const last = letters.charAt(index % letters.length);
  return index < letters.length
    ? last
    : letters.charAt(Math.floor(index / letters.length) - 1) + last;
}

function unescapeAttribute(text: string): string {
  return text
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
