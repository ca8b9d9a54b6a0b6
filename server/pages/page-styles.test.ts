import { expect, test } from "vitest";
import { Stylesheet } from "./stylesheet.ts";
import { createDocumentStyles } from "./page-styles.ts";

const css = `
.used { color: red }
.later { color: blue }
.never { color: green }
.hover\\:used:hover { color: pink }
@media (width >= 40rem) { .sm\\:used { color: black } .never { color: white } }
p { margin: 0 }
@property --tw-ring { syntax: "*"; inherits: false }
`;
const link = '<link rel="stylesheet" href="/assets/root.css"/>';
const page = `<head>${link}</head><p class="used sm:used hover:used">`;
const island = `<div data-island="greeting" data-props="{}"></div>`;
const styles = createDocumentStyles(
  new Stylesheet(css),
  new Map([["greeting", ['e.createElement("b",{className:"later bold"})']]]),
);

test("a document gets the rules of its classes and elements under short names, and no others", () => {
  const { html, inlined } = styles.inline(`${page}<p class="used unknown">`);
  expect(html).not.toContain("<link");
  expect(inlined).toHaveLength(1);
  expect(html).toContain(`<style>${inlined[0]}</style>`);
  expect(html).toContain('<p class="a b"><p class="a">');
  expect(inlined[0]).toContain(".a {");
  expect(inlined[0]).toContain(".b:hover {");
  expect(inlined[0]).toContain("@media (width >= 40rem) { .b {");
  expect(inlined[0]).toContain("p {");
  expect(inlined[0]).not.toMatch(/later|never|used|--tw-ring/);
});

test("two rules that come to have the same selector, one after the other, become one", () => {
  const { inlined } = createDocumentStyles(
    new Stylesheet(".one { color: red } .two { margin: 0 }"),
    new Map(),
  ).inline(`${link}<p class="one two">`);
  expect(inlined[0]?.replaceAll(/\s/g, "")).toBe(".a{color:red;margin:0}");
});

test("classes that HTML and CSS have to escape are found and renamed in both", () => {
  const escaped = createDocumentStyles(
    new Stylesheet(".\\[\\&_p\\]\\:x p { color: red } .w-1\\/2 { width: 50% }"),
    new Map(),
  );
  const { html, inlined } = escaped.inline(`${link}<p class="[&amp;_p]:x w-1/2"><p class="w-1/2">`);
  expect(html).toContain('<p class="b a"><p class="a">');
  expect(inlined[0]).toContain(".b p {");
  expect(inlined[0]).toContain(".a {");
});

test("a document with an island has what the island shows later, and the names it may write", () => {
  const { html, inlined } = styles.inline(`${page}<p class="later">${island}`);
  expect(inlined[0]).toContain(".later {");
  expect(html).toContain('<p class="later">');
  expect(html).toContain('<p class="a">');
});

test("a short name never is one that an island writes", () => {
  const { html } = createDocumentStyles(
    new Stylesheet(".a { color: red } .long { color: blue }"),
    new Map([["greeting", ['{className:"a"}']]]),
  ).inline(`${link}<p class="long"><p class="a">${island}`);
  expect(html).toContain('<p class="b"><p class="a">');
});

test("an island that the client build does not know is an error, not a page without its styles", () => {
  expect(() => styles.inline('<i data-island="stranger"></i>')).toThrow(/no island stranger/);
});
