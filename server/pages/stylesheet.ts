import { transform, type SelectorComponent } from "lightningcss";

/** The site's stylesheet, from which each document gets the rules it can use. */
export class Stylesheet {
  readonly #code: Buffer;
  readonly #removableClasses: string[];
  readonly #unreadProperties: string[];
  readonly #animations: string[];

  constructor(css: string) {
    // Lightning CSS would keep the license comment of Tailwind on every page.
    this.#code = Buffer.from(writeOutConstants(css.replaceAll(/\/\*.*?\*\//gs, "")));
    const { classes, declared, read, animations } = findNames(this.#code);
    // Lightning CSS asks for names, not for classes: an unused class that is named like an animation
    // or like a property it does not know, such as `border-collapse`, would take those with it.
    this.#removableClasses = [...classes.difference(declared)];
    this.#unreadProperties = [...declared.difference(read)].filter((name) => name.startsWith("--"));
    this.#animations = [...animations];
  }

  /** The minified rules that need no other classes than these; the rest stays, in its order. */
  cut(usedClasses: ReadonlySet<string>): string {
    const unusedClasses = this.#removableClasses.filter((name) => !usedClasses.has(name));
    const css = minify(this.#code, {
      unusedSymbols: [...unusedClasses, ...this.#unreadProperties],
    });
    const unplayed = this.#animations.filter((name) => !isPlayed(css, name));
    return unplayed.length === 0 ? css : minify(Buffer.from(css), { unusedSymbols: unplayed });
  }
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

interface Names {
  /** Every class of a selector. */
  classes: Set<string>;
  /** Custom properties, properties that Lightning CSS does not know, and animations. */
  declared: Set<string>;
  /** Custom properties within `var()`. */
  read: Set<string>;
  animations: Set<string>;
}

/** Whether a rule of a stylesheet names an animation. */
function isPlayed(css: string, name: string): boolean {
  return new RegExp(`animation(?:-name)?:[^;}]*(?<![\\w-])${name}(?![\\w-])`).test(css);
}

function findNames(code: Buffer): Names {
  const names: Names = {
    classes: new Set(),
    declared: new Set(),
    read: new Set(),
    animations: new Set(),
  };
  minify(code, {
    visitor: {
      Selector: (selector) => addClasses(selector, names.classes),
      Declaration: { custom: ({ name }) => void names.declared.add(name) },
      Rule: {
        keyframes: ({ value }) => {
          names.declared.add(value.name.value);
          names.animations.add(value.name.value);
        },
      },
      Variable: ({ name }) => void names.read.add(name.ident),
    },
  });
  return names;
}

function addClasses(selector: readonly SelectorComponent[], classes: Set<string>): void {
  for (const component of selector) {
    if (component.type === "class") classes.add(component.name);
    const isList =
      component.type === "pseudo-class" &&
      (component.kind === "where" || component.kind === "is" || component.kind === "not");
    if (isList) component.selectors.forEach((each) => addClasses(each, classes));
  }
}

function minify(code: Buffer, options: Partial<Parameters<typeof transform>[0]>): string {
  return transform({ filename: "app.css", code, minify: true, ...options }).code.toString();
}
