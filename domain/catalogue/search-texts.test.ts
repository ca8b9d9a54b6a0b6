import fc from "fast-check";
import { expect, test } from "vitest";
import { JoinedTexts } from "./search-texts.ts";

const text = fc.string({ unit: fc.constantFrom("a", "b", "é", " ", "\n") });
const wanted = fc.string({ unit: fc.constantFrom("a", "b", "é", " ") });

function listIndexes(texts: readonly string[], isMeant: (one: string) => boolean): number[] {
  return [...texts.keys()].filter((index) => isMeant(texts[index] ?? ""));
}

test("joined texts are found as each by itself would be", () => {
  fc.assert(
    fc.property(fc.array(text), wanted, (texts, part) => {
      const joined = new JoinedTexts(texts);
      expect(joined.find(part)).toEqual(listIndexes(texts, (one) => one.includes(part)));
      expect(joined.findWord(part)).toEqual(listIndexes(texts, (one) => one.includes(` ${part}`)));
    }),
  );
});

test("what would reach from one text into the next is found in none", () => {
  expect(new JoinedTexts(["one", "two"]).find("e\nt")).toEqual([]);
});
