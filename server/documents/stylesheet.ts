import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Root,
  type Rule,
} from "postcss";
import { classesOf, renameSelector, shortenNames } from "./class-names.ts";

/**
 * The site's stylesheet, cut down to what one document uses. A rule goes when it needs a class
 * the document does not have; everything else stays, in its order. Documents with islands pass
 * the words of their scripts too, so that what an island shows later is styled as well.
 */
export class Stylesheet {
  readonly #root;

  constructor(css: string) {
    this.#root = postcss.parse(css);
    this.#root.walkComments((comment) => void comment.remove());
  }

  /**
   * The rules that a document with an island can use: any element may appear, and every class
   * that is among its words, those of its scripts included.
   */
  select(words: ReadonlySet<string>): string {
    return print(this.#cut({ words, elements: undefined }));
  }

  /**
   * The rules of a document that nothing will change any more, and the short names they have for
   * its classes.
   */
  selectShort(
    classNames: ReadonlySet<string>,
    elements: ReadonlySet<string>,
  ): { css: string; short: ReadonlyMap<string, string> } {
    const root = this.#cut({ words: classNames, elements });
    const known = new Set<string>();
    root.walkRules((rule) => classesOf(rule.selector).forEach((name) => known.add(name)));
    const short = shortenNames(classNames.intersection(known));
    root.walkRules((rule) => {
      if (!isKeyframe(rule)) rule.selector = renameSelector(rule.selector, short);
    });
    return { css: print(root), short };
  }

  #cut(usage: Usage): Root {
    const root = this.#root.clone();
    keepUsed(root, usage);
    removeUnusedProperties(root);
    return root;
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

interface Usage {
  words: ReadonlySet<string>;
  elements: ReadonlySet<string> | undefined;
}

function keepUsed(container: Container<ChildNode>, usage: Usage): void {
  for (const node of container.nodes?.slice() ?? []) {
    if (node.type === "rule") keepUsedSelectors(node, usage);
    else if (node.type === "atrule" && node.nodes && !isWhole(node)) {
      keepUsed(node, usage);
      if (node.nodes.length === 0 && node.name !== "layer") node.remove();
    }
  }
}

/** Descriptors of these at-rules are no rules with selectors. */
function isWhole(node: AtRule): boolean {
  return ["font-face", "property", "keyframes", "view-transition"].includes(node.name);
}

function keepUsedSelectors(rule: Rule, { words, elements }: Usage): void {
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

/** Registered properties and their fallbacks that no rule left over reads or sets. */
function removeUnusedProperties(root: Container<ChildNode>): void {
  const used = new Set<string>();
  root.walkDecls((declaration) => {
    if (isFallback(declaration.parent)) return;
    if (declaration.prop.startsWith("--tw-")) used.add(declaration.prop);
    for (const [name] of declaration.value.matchAll(/--tw-[\w-]+/g)) used.add(name);
  });
  root.walkAtRules("property", (node) => {
    if (!used.has(node.params)) node.remove();
  });
  root.walkDecls(/^--tw-/, (declaration) => {
    if (isFallback(declaration.parent) && !used.has(declaration.prop)) declaration.remove();
  });
}

/** Tailwind's `@layer properties` sets every registered property for old browsers. */
function isFallback(parent: unknown): boolean {
  let node = parent as (Container & { name?: string; params?: string }) | undefined;
  while (node) {
    if (node.name === "layer" && node.params === "properties") return true;
    node = node.parent as typeof node;
  }
  return false;
}

/** "from", "50%" and the like are no selectors of elements. */
function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === "atrule" && (rule.parent as AtRule).name === "keyframes";
}

function print(root: Root): string {
  return root.toString().replaceAll(/\s*\n\s*/g, "");
}
