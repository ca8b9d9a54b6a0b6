export interface StylesheetRule {
  selectors: {
    text: string;
    /** The selector can match where a document has all classes and elements of one of these lists. */
    anyOf: string[][];
  }[];
  declarations: string;
  /** Its declarations of custom properties. */
  properties: NamedText[];
}

/** What a document needs where something else reads its name: a custom property or keyframes. */
interface NamedText {
  name: string;
  text: string;
}

/** Rules within a prelude such as `@media (width>=40rem)`. */
interface StylesheetGroup {
  prelude: string;
  parts: StylesheetPart[];
}

/** A text is a part that stays in every document, such as `@font-face`. */
export type StylesheetPart = string | StylesheetRule | StylesheetGroup | NamedText;

/** The name of keyframes among the names that a document uses. */
export function animationName(animation: string): string {
  return `@keyframes ${animation}`;
}

/** The site's stylesheet, from which each document gets the rules it can use. */
export class Stylesheet {
  readonly #parts: readonly StylesheetPart[];

  /** @param parts what `splitStylesheet` makes of the site's CSS */
  constructor(parts: readonly StylesheetPart[]) {
    this.#parts = parts;
  }

  /**
   * The minified rules that a document can use, with the custom properties and animations that these
   * read; the rest stays, in its order.
   * @param usedNames the document's classes, its elements in small letters, and the custom properties
   * that it reads beside the stylesheet
   */
  cut(usedNames: ReadonlySet<string>): string {
    let names = usedNames;
    let css = writeParts(this.#parts, names);
    while (true) {
      const all = names.union(findReadNames(css));
      if (all.size === names.size) return css;
      names = all;
      css = writeParts(this.#parts, names);
    }
  }
}

function writeParts(parts: readonly StylesheetPart[], usedNames: ReadonlySet<string>): string {
  let css = "";
  let openPrelude: string | undefined;
  for (const part of parts) {
    const prelude = typeof part !== "string" && "parts" in part ? part.prelude : undefined;
    const text = writePart(part, usedNames);
    if (text === "") continue;
    // Groups of one prelude become one when the rules between them are cut.
    if (openPrelude !== undefined && openPrelude !== prelude) css += "}";
    if (prelude !== undefined && openPrelude !== prelude) css += `${prelude}{`;
    css += text;
    openPrelude = prelude;
  }
  return openPrelude === undefined ? css : `${css}}`;
}

/** The text of a part, of a group without its prelude; empty where a document has no use for it. */
function writePart(part: StylesheetPart, usedNames: ReadonlySet<string>): string {
  if (typeof part === "string") return part;
  if ("name" in part) return usedNames.has(part.name) ? part.text : "";
  if ("parts" in part) return writeParts(part.parts, usedNames);
  const selectors = part.selectors.filter(({ anyOf }) =>
    anyOf.some((names) => names.every((name) => usedNames.has(name))),
  );
  const properties = part.properties.map((property) => writePart(property, usedNames));
  const declarations = [...properties, part.declarations].filter(Boolean);
  if (selectors.length === 0 || declarations.length === 0) return "";
  return `${selectors.map(({ text }) => text).join(",")}{${declarations.join(";")}}`;
}

/** The custom properties that a stylesheet reads, and the keyframes it may play. */
function findReadNames(css: string): Set<string> {
  const properties = css.matchAll(/var\((--[\w-]+)/g);
  const animations = css.matchAll(/animation(?:-name)?:([^;}]*)/g);
  return new Set([
    ...Array.from(properties, ([, name = ""]) => name),
    ...Array.from(animations).flatMap(([, value = ""]) =>
      (value.match(/[\w-]+/g) ?? []).map(animationName),
    ),
  ]);
}
