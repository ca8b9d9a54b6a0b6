import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The form's words are sorted with the outcomes of an inquiry. */
const exempt = /\.test\.tsx$/;

/** JSX text, and strings in all three kinds of quotes. */
const texts = /(?<=>)[^<>{}]+(?=[<{])|"[^"\n]*"|'[^'\n]*'|`[^`]*`/g;

/** At least five words that begin with a capital and end like a sentence. */
const sentence = /^["'`\s]*[A-Z][^\s]*(?:\s+\S+){4,}[.?!:]["'`\s]*$/;

test("no component file holds a sentence: it belongs to content/ or to a words module", () => {
  const found = globSync("app/**/*.tsx")
    .filter((file) => !exempt.test(file))
    .flatMap((file) =>
      (readCode(file).match(texts) ?? [])
        .filter((text) => sentence.test(text))
        .map((text) => `${file}: ${text.trim().replaceAll(/\s+/g, " ").slice(0, 90)}`),
    );
  expect(found).toEqual([]);
});

/** The file without its comments. */
function readCode(file: string): string {
  return readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
}
