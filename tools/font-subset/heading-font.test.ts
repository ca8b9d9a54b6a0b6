import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { cutHeadingFont, fontFile } from "./heading-font.ts";

test("the committed font is what its script makes of the package (else: npm run font-subset)", async () => {
  const made = Buffer.from(await cutHeadingFont());
  expect(made.equals(await readFile(fontFile))).toBe(true);
});
