import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform, type SelectorComponent } from "lightningcss";
import { parse, type AtRule, type ChildNode, type Declaration, type Rule } from "postcss";
import { readCss, splitStylesheetFile } from "./client-build.ts";
import { animationName, type StylesheetPart, type StylesheetRule } from "./stylesheet.ts";

const groups = new Set(["media", "supports", "layer", "container"]);

/**
 * The parts of a stylesheet, minified, each with the names it needs. Done by the build, so that the
 * server needs no parser of CSS.
 * @throws for rules within rules, which the build of the pages does not write
 */
export function splitStylesheet(css: string): StylesheetPart[] {
  // Lightning CSS would keep the license comment of Tailwind on every page.
  const code = writeOutConstants(css.replaceAll(/\/\*.*?\*\//gs, ""));
  const { declared, read } = findProperties(code);
  const unread = [...declared.difference(read)];
  return splitNodes(parse(minify(code, { unusedSymbols: unread })).nodes);
}

function splitNodes(nodes: readonly ChildNode[]): StylesheetPart[] {
  return nodes.map((node) => {
    if (node.type === "rule") return splitRule(node);
    if (node.type === "atrule" && node.nodes) return splitAtRule(node, node.nodes);
    return `${node.toString()};`;
  });
}

function splitAtRule(rule: AtRule, nodes: readonly ChildNode[]): StylesheetPart {
  if (groups.has(rule.name)) {
    const prelude = `@${rule.name}${rule.raws.afterName ?? ""}${rule.params}`;
    return { prelude, parts: splitNodes(nodes) };
  }
  const text = rule.toString();
  return rule.name.endsWith("keyframes") ? { name: animationName(rule.params), text } : text;
}

function splitRule(rule: Rule): StylesheetRule {
  const nested = rule.nodes.find((node) => node.type !== "decl");
  if (nested) throw new Error(`A rule within a rule cannot be cut: ${rule.toString()}`);
  const selectors = rule.selectors.map((text) => ({ text, anyOf: findNames(text) }));
  const declarations = rule.nodes.filter((node) => node.type === "decl");
  const isProperty = ({ prop }: Declaration) => prop.startsWith("--");
  // Each pass of Lightning CSS writes a prefixed declaration once more.
  const plain = new Set(declarations.filter((node) => !isProperty(node)).map(String));
  const properties = declarations.filter(isProperty);
  return {
    selectors,
    declarations: [...plain].join(";"),
    properties: properties.map((node) => ({ name: node.prop, text: node.toString() })),
  };
}

/**
 * The lists of classes and elements of which a document must have all of one list, for a selector to
 * match anything.
 */
function findNames(selector: string): string[][] {
  let lists: string[][] = [];
  minify(`${selector}{color:red}`, {
    visitor: {
      Rule: {
        style({ value }) {
          lists = value.selectors.flatMap(listNames);
        },
      },
    },
  });
  return lists;
}

function listNames(selector: readonly SelectorComponent[]): string[][] {
  let lists: string[][] = [[]];
  for (const component of selector) {
    if (component.type === "class") lists = lists.map((list) => [...list, component.name]);
    if (component.type === "type") {
      lists = lists.map((list) => [...list, component.name.toLowerCase()]);
    }
    if (
      component.type === "pseudo-class" &&
      (component.kind === "where" || component.kind === "is")
    ) {
      const inner = component.selectors.flatMap(listNames);
      lists = lists.flatMap((list) => inner.map((each) => [...list, ...each]));
    }
  }
  return lists;
}

/** Tailwind's second declaration of every registered property, for browsers without `@property`. */
const propertyFallbacks = /@layer properties\s*\{\s*@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/;

/**
 * The stylesheet with the value itself wherever a rule reads a property of Tailwind's that no rule
 * sets, such as `--tw-border-style`: every page would carry its registration, twice.
 */
function writeOutConstants(css: string): string {
  const rules = css.replace(propertyFallbacks, "");
  const registered = new Map(
    rules
      .matchAll(/@property (--tw-[\w-]+)\s*\{[^}]*initial-value:\s*([^;}]+)/g)
      .map(([, name = "", value = ""]) => [name, value.trim()] as const),
  );
  return css.replaceAll(/var\((--tw-[\w-]+)(?:,([^()]*))?\)/g, (read, name: string, fallback) => {
    if (new RegExp(`${name}\\s*:`).test(rules)) return read;
    return registered.get(name) ?? (fallback as string | undefined) ?? read;
  });
}

/** The custom properties that a stylesheet declares, and those that it reads within `var()`. */
function findProperties(code: string): { declared: Set<string>; read: Set<string> } {
  const declared = new Set<string>();
  const read = new Set<string>();
  minify(code, {
    visitor: {
      Declaration: {
        custom({ name }) {
          if (name.startsWith("--")) declared.add(name);
        },
      },
      Variable: ({ name }) => void read.add(name.ident),
    },
  });
  return { declared, read };
}

function minify(css: string, options: Partial<Parameters<typeof transform>[0]>): string {
  const code = Buffer.from(css);
  return transform({ filename: "app.css", code, minify: true, ...options }).code.toString();
}

if (import.meta.main) {
  const directory = "build/client";
  const parts = splitStylesheet(await readCss(directory));
  await writeFile(join(directory, splitStylesheetFile), JSON.stringify(parts));
}
