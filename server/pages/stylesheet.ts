export interface StylesheetRule {
  selectors: {
    text: string;
    /** The selector can match where a document has all classes of one of these lists. */
    anyOf: string[][];
  }[];
  declarations: string;
}

/** Rules within a prelude such as `@media (width>=40rem)`. */
interface StylesheetGroup {
  prelude: string;
  parts: StylesheetPart[];
}

interface Keyframes {
  animation: string;
  text: string;
}

/** A text is a part that stays in every document, such as `@font-face`. */
export type StylesheetPart = string | StylesheetRule | StylesheetGroup | Keyframes;

/** The site's stylesheet, from which each document gets the rules it can use. */
export class Stylesheet {
  readonly #parts: readonly StylesheetPart[];
  readonly #animations: readonly string[];

  /** @param parts what `splitStylesheet` makes of the site's CSS */
  constructor(parts: readonly StylesheetPart[]) {
    this.#parts = parts;
    this.#animations = findAnimations(parts);
  }

  /** The minified rules that need no other classes than these; the rest stays, in its order. */
  cut(usedClasses: ReadonlySet<string>): string {
    const still = writeParts(this.#parts, usedClasses, new Set());
    const played = this.#animations.filter((name) => isPlayed(still, name));
    return played.length === 0 ? still : writeParts(this.#parts, usedClasses, new Set(played));
  }
}

function findAnimations(parts: readonly StylesheetPart[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return [];
    if ("animation" in part) return [part.animation];
    return "parts" in part ? findAnimations(part.parts) : [];
  });
}

function writeParts(
  parts: readonly StylesheetPart[],
  usedClasses: ReadonlySet<string>,
  played: ReadonlySet<string>,
): string {
  let css = "";
  let openPrelude: string | undefined;
  for (const part of parts) {
    const prelude = typeof part !== "string" && "parts" in part ? part.prelude : undefined;
    const text = writePart(part, usedClasses, played);
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
function writePart(
  part: StylesheetPart,
  usedClasses: ReadonlySet<string>,
  played: ReadonlySet<string>,
): string {
  if (typeof part === "string") return part;
  if ("animation" in part) return played.has(part.animation) ? part.text : "";
  if ("parts" in part) return writeParts(part.parts, usedClasses, played);
  const selectors = part.selectors.filter(({ anyOf }) =>
    anyOf.some((classes) => classes.every((name) => usedClasses.has(name))),
  );
  if (selectors.length === 0) return "";
  return `${selectors.map(({ text }) => text).join(",")}{${part.declarations}}`;
}

/** Whether a rule of a stylesheet names an animation. */
function isPlayed(css: string, name: string): boolean {
  return new RegExp(`animation(?:-name)?:[^;}]*(?<![\\w-])${name}(?![\\w-])`).test(css);
}
