import { expect, test } from "vitest";
import { Stylesheet } from "./stylesheet.ts";
import { createDocumentStyles } from "./styles.ts";

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
  expect(html).toContain('<p class="c b a"><p class="c">');
  expect(inlined[0]).toContain(".c {");
  expect(inlined[0]).toContain(".a:hover {");
  expect(inlined[0]).toContain("@media (width >= 40rem) { .b {");
  expect(inlined[0]).toContain("p {");
  expect(inlined[0]).not.toMatch(/later|never|used|--tw-ring/);
});

test("classes that HTML and CSS have to escape are found and renamed in both", () => {
  const escaped = createDocumentStyles(
    new Stylesheet(".\\[\\&_p\\]\\:x p { color: red } .w-1\\/2 { width: 50% }"),
    new Map(),
  );
  const { html, inlined } = escaped.inline(`${link}<p class="[&amp;_p]:x w-1/2">`);
  expect(html).toContain('<p class="a b">');
  expect(inlined[0]).toContain(".a p {");
  expect(inlined[0]).toContain(".b {");
});

test("a document with an island also gets the rules of what the island shows later", () => {
  const { html, inlined } = styles.inline(page + island);
  expect(inlined[0]).toContain(".later");
  expect(html).toContain('class="used sm:used hover:used"');
});

test("an island that the client build does not know is an error, not a page without its styles", () => {
  expect(() => styles.inline('<i data-island="stranger"></i>')).toThrow(/no island stranger/);
});
