import type { AtRule, Container, Root } from "postcss";

const propertyName = /var\((--[\w-]+)/g;
/** The name and what stands in its place when the property is not set, one pair of brackets deep. */
const propertyRead = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/**
 * Takes out of a cut stylesheet what its custom properties no longer do: one that nothing reads is
 * not declared, and one of Tailwind's that nothing sets stands as the value it would have.
 */
export function settleCustomProperties(root: Root): void {
  removeUnread(root, (name) => name.startsWith("--tw-"));
  writeUnsetAsValues(root);
  removeUnread(root, () => true);
  const known = findNames(root);
  root.walkAtRules("property", (node) => {
    if (!known.has(node.params)) node.remove();
  });
  root.walkDecls(/^--tw-/, (declaration) => {
    if (isFallback(declaration.parent) && !known.has(declaration.prop)) declaration.remove();
  });
  removeEmpty(root);
}

function removeUnread(root: Root, isMeant: (name: string) => boolean): void {
  const read = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name = ""] of value.matchAll(propertyName)) read.add(name);
  });
  root.walkDecls(/^--/, (declaration) => {
    if (isFallback(declaration.parent)) return;
    if (isMeant(declaration.prop) && !read.has(declaration.prop)) declaration.remove();
  });
}

function writeUnsetAsValues(root: Root): void {
  const initialValues = readInitialValues(root);
  const set = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    if (!isFallback(declaration.parent)) set.add(declaration.prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      propertyRead,
      (whole, name: string, otherwise: string | undefined) =>
        set.has(name) || !initialValues.has(name)
          ? whole
          : (initialValues.get(name) ?? otherwise ?? whole),
    );
  });
}

/** The properties the stylesheet registers; undefined where one has no initial value. */
function readInitialValues(root: Root): Map<string, string | undefined> {
  const values = new Map<string, string | undefined>();
  root.walkAtRules("property", (node) => {
    let value: string | undefined;
    node.walkDecls("initial-value", (declaration) => void (value = declaration.value));
    values.set(node.params, value);
  });
  return values;
}

/** Custom properties that a rule sets or reads. */
function findNames(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls((declaration) => {
    if (isFallback(declaration.parent)) return;
    if (declaration.prop.startsWith("--")) names.add(declaration.prop);
    for (const [, name = ""] of declaration.value.matchAll(propertyName)) names.add(name);
  });
  return names;
}

function removeEmpty(container: Container): void {
  for (const node of container.nodes?.slice() ?? []) {
    if (node.type !== "rule" && node.type !== "atrule") continue;
    const isStatement = node.type === "atrule" && node.nodes === undefined;
    if (isStatement) continue;
    removeEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  }
}

/** Tailwind's `@layer properties` sets every registered property for old browsers. */
function isFallback(parent: unknown): boolean {
  let node = parent as Partial<AtRule> | undefined;
  while (node) {
    if (node.name === "layer" && node.params === "properties") return true;
    node = node.parent as typeof node;
  }
  return false;
}
