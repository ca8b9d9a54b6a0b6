import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colorSchemes } from "./colors.ts";

/** The color tokens of a block of app.css, by name. */
function readTokens(block: string): Record<string, string> {
  const tokens = block.matchAll(/--(\w+): (#[0-9a-f]{6});/g);
  return Object.fromEntries(tokens.map(([, name = "", color = ""]) => [name, color]));
}

test("pictures have the colors of the pages that show them, by day and by night", () => {
  const css = readFileSync(new URL("../app/app.css", import.meta.url), "utf8");
  const [light = "", dark = ""] = css
    .matchAll(/:root \{([^}]*)\}/g)
    .map(([, block]) => block ?? "");
  expect(readTokens(light)).toMatchObject(colorSchemes.light);
  expect(readTokens(dark)).toMatchObject(colorSchemes.dark);
});
