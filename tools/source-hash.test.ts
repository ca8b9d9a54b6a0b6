import { expect, test } from "vitest";
import { hashSources, stripSource } from "./source-hash.ts";

test("comments, imports and white space are no reason to make an output again", () => {
  const plain = 'import { a } from "./a.ts";\nexport const url = "https://example.com"; // why\n';
  const moved =
    'import { a } from "#carts/a.ts";\n/** Says\n * more. */\nexport const url =\n  "https://example.com";\n';
  expect(stripSource(moved, "b.ts")).toBe(stripSource(plain, "b.ts"));
});

test("another value is", () => {
  expect(stripSource("const quality = 51;", "b.ts")).not.toBe(
    stripSource("const quality = 52;", "b.ts"),
  );
  expect(stripSource("samples = 24 # enough\n", "b.py")).not.toBe(
    stripSource("samples = 32 # enough\n", "b.py"),
  );
});

test("what a file imports counts with it", () => {
  const alone = hashSources(["carts/specification/specification.ts"]);
  expect(hashSources(["carts/cart-models.ts"])).not.toBe(alone);
  expect(hashSources(["carts/cart-models.ts", "carts/specification/specification.ts"])).toBe(
    hashSources(["carts/cart-models.ts"]),
  );
});
