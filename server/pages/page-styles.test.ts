import { expect, test } from "vitest";
import { splitStylesheet } from "./split-stylesheet.ts";
import { Stylesheet } from "./stylesheet.ts";
import { createDocumentStyles } from "./page-styles.ts";

const css = `
/*! A license */
.used { color: red }
.later { color: blue }
.never { color: green }
.hover\\:used:hover { color: pink }
@media (width >= 40rem) { .sm\\:used { color: black } .never { color: white } }
p { margin: 0 }
`;
const link = '<link rel="stylesheet" href="/assets/root.css"/>';
const page = `<head>${link}</head><p class="used sm:used hover:used">`;
const island = `<div data-island="greeting" data-props="{}"></div>`;
const styles = createDocumentStyles(
  new Stylesheet(splitStylesheet(css)),
  new Map([
    ["greeting", [{ href: "/a.js", text: 'e.createElement("b",{className:"later bold"})' }]],
    ["farewell", ["/b.js", "/a.js"].map((href) => ({ href, text: "" }))],
  ]),
);

test("a document gets the rules of its classes and no others, and its markup stays as written", () => {
  const { html, inlined } = styles.inline(`${page}<p class="used unknown">`);
  expect(inlined).toEqual([
    ".used{color:red}.hover\\:used:hover{color:pink}" +
      "@media (width>=40rem){.sm\\:used{color:#000}}p{margin:0}",
  ]);
  expect(html).toBe(
    `<head><style>${inlined[0]}</style></head>` +
      '<p class="used sm:used hover:used"><p class="used unknown">',
  );
});

test("classes that HTML and CSS have to escape are found", () => {
  const escaped = cut(
    ".\\[\\&_p\\]\\:x p { color: red } .w-1\\/2 { width: 50% } .w-1\\/3 { width: 33% }",
    '<p class="[&amp;_p]:x w-1/2">',
  );
  expect(escaped).toBe(".\\[\\&_p\\]\\:x p{color:red}.w-1\\/2{width:50%}");
});

test("a rule stays when its class is only excluded, and goes when its class is within :where()", () => {
  const rules = "p:not(.a) { color: red } :where(.b > :not(:last-child)) { margin: 0 }";
  expect(cut(rules, "<p>")).toBe("p:not(.a){color:red}");
  expect(cut(rules, '<p class="b">')).toContain(":where(.b>:not(:last-child)){margin:0}");
});

test("an unused class that is named like a property or an animation takes neither with it", () => {
  const rules =
    ".border-collapse { border-collapse: collapse } table { border-collapse: collapse } " +
    ".used { animation: 1s spin } @keyframes spin { to { rotate: 1turn } } .spin { margin: 0 } .gone { margin: 0 }";
  const inlined = cut(rules, '<table class="used">');
  expect(inlined).toContain("table{border-collapse:collapse}");
  expect(inlined).toContain("@keyframes spin{to{rotate:1turn}}");
  expect(inlined).not.toContain("gone");
});

test("a custom property that no rule reads is not declared, and one that a rule reads is", () => {
  const rules =
    '@property --unread { syntax: "*"; inherits: false } @property --read { syntax: "*"; inherits: false } ' +
    ":root { --unread: blue; --read: gold; --only-read-here: 1px } " +
    "p { --unread: red; color: var(--read); margin: calc(2 * var(--only-read-here, 2px)) }";
  const inlined = cut(rules, "<p>");
  expect(inlined).not.toContain("--unread");
  expect(inlined).toContain("@property --read");
  expect(inlined).toContain(":root{--read:gold;--only-read-here:1px}");
});

test("a custom property is declared where a document reads it, through others, too", () => {
  const rules =
    ":root { --sun: gold; --glow: var(--sun); --sea: teal } .warm { color: var(--glow) } .wet { color: var(--sea) }";
  expect(cut(rules, '<p class="warm">')).toBe(
    ":root{--sun:gold;--glow:var(--sun)}.warm{color:var(--glow)}",
  );
  expect(cut(rules, '<path fill="var(--sea)">')).toBe(":root{--sea:teal}");
  expect(cut(rules, "<p>")).toBe("");
});

test("the rule of an element stays where a document or an island's script has the element", () => {
  const rules =
    "button, textarea { font: inherit } B { margin: 0 } input::placeholder { opacity: 1 }";
  expect(cut(rules, "<TEXTAREA></TEXTAREA>")).toBe("textarea{font:inherit}");
  const sheet = new Stylesheet(splitStylesheet(rules));
  const written = createDocumentStyles(
    sheet,
    new Map([["greeting", [{ href: "/a.js", text: 'e.createElement("b",{style:"--x"})' }]]]),
  );
  expect(written.inline(link + island).inlined).toEqual(["B{margin:0}"]);
});

test("a declaration that an earlier pass has written already is written once", () => {
  const prefixed = "-webkit-text-decoration: inherit; ";
  const twice = `a { ${prefixed}${prefixed}text-decoration: inherit }`;
  const inlined = cut(twice, "<a>");
  expect(inlined.match(/-webkit-text-decoration/g)).toHaveLength(1);
});

test("a property of Tailwind's that no rule sets is written out, and one that a rule sets is not", () => {
  const registrations =
    '@property --tw-border-style { syntax: "*"; inherits: false; initial-value: solid } ' +
    '@property --tw-scale { syntax: "*"; inherits: false; initial-value: 1 } ';
  const fallbacks =
    "@layer properties { @supports (not (margin-trim: block)) { *, ::before { --tw-border-style: solid; --tw-scale: 1 } } } ";
  const rules =
    ".a { border-top-style: var(--tw-border-style) } .b { line-height: var(--tw-leading, 1.5) } " +
    ".c { --tw-scale: 2; scale: var(--tw-scale) }";
  const inlined = cut(fallbacks + rules + registrations, '<p class="a b c">');
  expect(inlined).toContain(".a{border-top-style:solid}.b{line-height:1.5}");
  expect(inlined).not.toContain("--tw-border-style");
  expect(inlined).toContain(".c{--tw-scale:2;scale:var(--tw-scale)}");
  expect(inlined).toContain("@property --tw-scale");
  expect(inlined).toMatch(/@layer properties\{@supports[^{]*\{\*,:before\{--tw-scale:1\}\}\}/);
});

test("two groups of one prelude become one when what stands between them is cut", () => {
  const rules =
    "@media print { .a { margin: 0 } } .gone { margin: 0 } @media print { .b { margin: 1px } }";
  expect(cut(rules, '<p class="a b">')).toBe("@media print{.a{margin:0}.b{margin:1px}}");
});

test("a selector of several classes or a list needs them as the browser does", () => {
  const rules = ".a.b, :is(.c, .d .e) { margin: 0 }";
  expect(cut(rules, '<p class="a c">')).toBe(":is(.c,.d .e){margin:0}");
  expect(cut(rules, '<p class="a d">')).toBe("");
  expect(cut(rules, '<p class="a b">')).toBe(".a.b{margin:0}");
});

test("an animation that no rule of a document plays is cut, and one that a rule plays is not", () => {
  const rules = "@keyframes ride { to { rotate: 1turn } } .cart { animation: 1s ride }";
  expect(cut(rules, '<p class="cart">')).toContain("@keyframes ride{");
  expect(cut(rules, "<p>")).toBe("");
});

test("a rule within a rule ends the build instead of being shown nowhere", () => {
  expect(() =>
    splitStylesheet(".a { & ::view-transition { color: red } @media print { color: red } }"),
  ).toThrow(/rule within a rule/);
});

test("a document with an island has what the island shows later", () => {
  const { html, inlined } = styles.inline(`${page}${island}`);
  expect(inlined[0]).toContain(".later{");
  expect(inlined[0]).not.toContain(".never");
  expect(html).toContain(island);
  expect(styles.inline(page).inlined[0]).not.toContain(".later");
});

test("a document names the scripts of its islands, each once", () => {
  const { html } = styles.inline(`${page}${island}<div data-island="farewell">`);
  expect(html).toContain('<meta name="island-scripts" content="/a.js /b.js"/>');
  expect(styles.inline(page).html).not.toContain("island-scripts");
});

test("an island that the client build does not know is an error, not a page without its styles", () => {
  expect(() => styles.inline('<i data-island="stranger"></i>')).toThrow(/no island stranger/);
});

/** The stylesheet of a document with this markup. */
function cut(rules: string, markup: string): string {
  return createDocumentStyles(new Stylesheet(splitStylesheet(rules)), new Map()).inline(
    link + markup,
  ).inlined[0]!;
}
