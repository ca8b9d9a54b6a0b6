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

test("a document gets the rules of its classes and of its elements, and no others", () => {
  const { html, inlined } = styles.inline(page);
  expect(html).not.toContain("<link");
  expect(inlined).toHaveLength(1);
  expect(html).toContain(`<style>${inlined[0]}</style>`);
  expect(inlined[0]).toContain(".used {");
  expect(inlined[0]).toContain("sm\\:used");
  expect(inlined[0]).toContain("hover\\:used:hover");
  expect(inlined[0]).toContain("p {");
  expect(inlined[0]).not.toContain("later");
  expect(inlined[0]).not.toContain("never");
  expect(inlined[0]).not.toContain("--tw-ring");
});

test("a document with an island also gets the rules of what the island shows later", () => {
  expect(styles.inline(page + island).inlined[0]).toContain(".later");
});

test("an island that the client build does not know is an error, not a page without its styles", () => {
  expect(() => styles.inline('<i data-island="stranger"></i>')).toThrow(/no island stranger/);
});
