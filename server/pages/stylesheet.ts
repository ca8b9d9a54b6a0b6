import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Root,
  type Rule,
} from "postcss";
import { settleCustomProperties } from "./custom-properties.ts";
import { classesOf, renameSelector, shortenNames } from "./class-names.ts";

/** What a document asks of the stylesheet. */
interface Usage {
  /** The names in each of its different class attributes. */
  classLists: readonly (readonly string[])[];
  /** Whatever its islands' scripts could write as a class name. */
  scriptWords: ReadonlySet<string>;
  /** Its elements; undefined when islands may add others. */
  elements: ReadonlySet<string> | undefined;
}

/** A document's own stylesheet. */
export interface Cut {
  css: string;
  /** What classes are called in this document. */
  short: ReadonlyMap<string, string>;
  /** Classes that keep their names, because an island writes them. */
  kept: ReadonlySet<string>;
}

/**
 * The site's stylesheet, cut down to what one document uses. A rule goes when it needs a class
 * that neither the document nor its islands have; everything else stays, in its order.
 */
export class Stylesheet {
  readonly #root;

  constructor(css: string) {
    this.#root = postcss.parse(css);
    this.#root.walkComments((comment) => void comment.remove());
  }

  cut({ classLists, scriptWords, elements }: Usage): Cut {
    const root = this.#root.clone();
    keepUsed(root, scriptWords.union(new Set(classLists.flat())), elements);
    settleCustomProperties(root);
    const known = new Set<string>();
    root.walkRules((rule) => classesOf(rule.selector).forEach((name) => known.add(name)));
    const kept = known.intersection(scriptWords);
    const short = shortenNames(classLists, known, kept);
    root.walkRules((rule) => {
      if (!isKeyframe(rule)) rule.selector = renameSelector(rule.selector, short);
    });
    joinNeighbors(root);
    return { css: print(root), short, kept };
  }
}

/** The name of every element of a document. */
export function findElementNames(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/<([a-z][a-z0-9]*)/gi), ([, name = ""]) => name));
}

/** Every word of a script that could be a class name. */
export function findWords(script: string): Set<string> {
  return new Set(script.match(/[^\s"'`\\]+/g));
}

function keepUsed(
  container: Container<ChildNode>,
  words: ReadonlySet<string>,
  elements: Usage["elements"],
): void {
  for (const node of container.nodes?.slice() ?? []) {
    if (node.type === "rule") keepUsedSelectors(node, words, elements);
    else if (node.type === "atrule" && node.nodes && !isWhole(node)) {
      keepUsed(node, words, elements);
      if (node.nodes.length === 0 && node.name !== "layer") node.remove();
    }
  }
}

/** Descriptors of these at-rules are no rules with selectors. */
function isWhole(node: AtRule): boolean {
  return ["font-face", "property", "keyframes", "view-transition"].includes(node.name);
}

function keepUsedSelectors(
  rule: Rule,
  words: ReadonlySet<string>,
  elements: Usage["elements"],
): void {
  const used = rule.selectors.filter(
    (selector) =>
      classesOf(selector).every((name) => words.has(name)) &&
      (!elements || elementsOf(selector).every((name) => elements.has(name))),
  );
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}

/** Parts of form fields: the reset has a rule for each of them. */
const fieldParts =
  /::(?:file-selector-button|placeholder|-webkit-(?:search|date|calendar|inner-spin|outer-spin))|:-moz-ui-invalid/;

/** Element names a selector asks for; what stands in parentheses or brackets is not read. */
function elementsOf(selector: string): string[] {
  if (fieldParts.test(selector)) return ["input"];
  const asked = selector.replaceAll(/\\.|\([^()]*\)|\[[^\]]*\]/g, "");
  return Array.from(asked.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g), ([, name = ""]) => name);
}

/** "from", "50%" and the like are no selectors of elements. */
function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === "atrule" && (rule.parent as AtRule).name === "keyframes";
}

/** Two rules with one selector, one right after the other, are one rule. */
function joinNeighbors(root: Root): void {
  root.walkRules((rule) => {
    const before = rule.prev();
    if (before?.type !== "rule" || before.selector !== rule.selector || isKeyframe(rule)) return;
    rule.prepend(before.nodes);
    before.remove();
  });
}

function print(root: Root): string {
  return root.toString().replaceAll(/\s*\n\s*/g, "");
}
