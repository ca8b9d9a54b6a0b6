import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no page uses Tailwind's leading utilities: one makes every text size of every page longer", () => {
  const found = globSync("app/**/*.tsx").filter((file) =>
    /["\s`]leading-/.test(readFileSync(file, "utf8")),
  );
  expect(found, "[line-height:1.2] says the same").toEqual([]);
});
