import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { findOldEnglish, findShoutedBrand } from "./old-english.ts";
import { readPageTexts, readPieces, readStrings } from "./page-texts.ts";

/** Where sentences for visitors, customers and their assistants are written. */
const files = [
  "content/**/*.{ts,mdx}",
  "app/**/*.{ts,tsx}",
  "domain/inquiry/*.ts",
  "server/{api,assistants,outbox/mail,seo}/**/*.ts",
].flatMap((pattern) => globSync(pattern).filter((file) => !/\.test\.tsx?$/.test(file)));

/** Sources quote headlines, and the ledger quotes the specification: neither is our own sentence. */
const quotations = /^content\/(?:dealership\/open-questions|pages\/redirects)\.ts$/;

const stringLiterals = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const jsxTexts = /(?<=>)[^<>{}=;]+(?=[<{])/g;

test("no text that we wrote speaks the old English", () => {
  const found = files
    .filter((file) => !quotations.test(file))
    .flatMap((file) =>
      readSentences(file).flatMap((text) =>
        [...findOldEnglish(text), ...findShoutedBrand(text)].map((old) => `${file}: ${old}`),
      ),
    );
  expect(found).toEqual([]);
});

test("no text of a cart speaks the old English", () => {
  expect(readStrings(catalogue).flatMap(findOldEnglish)).toEqual([]);
});

test("the search for old English finds it in texts, attributes and structured data", () => {
  const page = `<title>Fine</title><img alt="E-mail us"><p>Call <b>ahead</b>, and they
    stand charged.</p><span>DENAGO</span><p>We sell DENAGO carts.</p>
    <script type="application/ld+json">{"a":[{"b":"Tell us the fault"}]}</script><svg>mended</svg>`;
  expect(readPageTexts(page).flatMap(findOldEnglish)).toEqual([
    expect.stringContaining("stand charged"),
    expect.stringContaining("E-mail us"),
    expect.stringContaining("Tell us the fault"),
    expect.stringContaining("the fault"),
  ]);
  expect(readPieces(page).flatMap(findShoutedBrand)).toHaveLength(1);
  expect(findOldEnglish("It's 15% off, lies to nobody, and is our default.")).toEqual([]);
});

/** The strings of a file with a space in them, and all of a policy; messages to developers are not texts. */
function readSentences(file: string): string[] {
  const source = readFileSync(file, "utf8");
  if (file.endsWith(".mdx"))
    return source.split(/\n+/).filter((line) => !/^(?:import|export)\b/.test(line));
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "")
    .replaceAll(/\b(?:new )?\w*Error\([^;]*?\);/g, "");
  const shown = file.endsWith(".tsx") ? (code.match(jsxTexts) ?? []) : [];
  return [...(code.match(stringLiterals) ?? []), ...shown].filter((text) => /\w \w/.test(text));
}
