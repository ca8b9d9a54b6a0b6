import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const text = readFileSync(new URL("docs/security.md", root), "utf8");
const rows = Array.from(text.matchAll(/^\|.*\| `([^`]+\.test\.ts)`: (.*?) *\|$/gm), (row) => ({
  file: row[1] ?? "",
  title: row[2] ?? "",
}));

test("the table of requirements names tests", () => {
  const lines = text.split("\n").filter((line) => /^\| \d/.test(line));
  expect(rows).toHaveLength(lines.length);
  expect(rows.length).toBeGreaterThan(40);
});

test.each(rows)("$file has the test that docs/security.md names: $title", ({ file, title }) => {
  const path = new URL(file, root);
  expect(existsSync(path)).toBe(true);
  // A formatter may break a title over lines nowhere but between the words of the code around it.
  expect(readFileSync(path, "utf8")).toContain(title);
});
