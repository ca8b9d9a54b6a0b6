import postcss from "postcss";
import { expect, test } from "vitest";
import { settleCustomProperties } from "./custom-properties.ts";

const registered = `
@layer properties { * { --tw-style: solid; --tw-weight: initial } }
@property --tw-style { syntax: "*"; inherits: false; initial-value: solid }
@property --tw-leading { syntax: "*"; inherits: false }
@property --tw-weight { syntax: "*"; inherits: false }
`;

test("a color that no rule reads is not declared, by day and by night", () => {
  const css = settle(
    ":root{--sea:blue;--sun:gold}@media (x){:root{--sun:white}} p{color:var(--sea)}",
  );
  expect(css).toBe(":root{--sea:blue} p{color:var(--sea)}");
});

test("a property that only other properties read is kept", () => {
  const css = ":root{--sea:blue;--link:var(--other, var(--sea))} p{color:var(--link)}";
  expect(settle(css)).toBe(css);
});

test("a property of Tailwind's that no rule sets stands as its value", () => {
  const css =
    settle(`${registered} p{border-style:var(--tw-style);line-height:var(--tw-leading,1.5)}
    .bold{--tw-weight:700;font-weight:700}`);
  expect(css.replaceAll(/\s+/g, " ").trim()).toBe(
    "p{border-style:solid;line-height:1.5} .bold{font-weight:700}",
  );
});

test("a property of Tailwind's that a rule sets and another reads stays as it was", () => {
  const css = settle(`${registered} .dashed{--tw-style:dashed} p{border-style:var(--tw-style)}`);
  expect(css).toContain(".dashed{--tw-style:dashed} p{border-style:var(--tw-style)}");
  expect(css).toContain("@property --tw-style");
  expect(css).toContain("* { --tw-style: solid");
  expect(css).not.toMatch(/tw-leading|tw-weight/);
});

function settle(css: string): string {
  const root = postcss.parse(css);
  settleCustomProperties(root);
  return root.toString();
}
