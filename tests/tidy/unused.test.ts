import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** What knip reads: the code, its words and its settings. */
const read = /\.(tsx?|mjs|css|mdx|json)$/;
const planted = ["app/site/planted.tsx", "domain/money/planted.ts"];
let copy = "";

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "carts-unused-"));
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"])
    .toString()
    .trim()
    .split("\n")
    .filter((file) => read.test(file) && existsSync(file));
  for (const file of files) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("no file, export or dependency is unused, and one that is planted is found", () => {
  expect(findUnused()).toEqual([]);
  for (const file of planted) writeFileSync(join(copy, file), "export const planted = 1;\n");
  expect(findUnused()).toEqual(planted);
}, 120_000);

/** The files in which knip finds something unused. */
function findUnused(): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(copy, "node_modules/knip/bin/knip.js"),
      // React Router's generated types are not in the copy.
      "--exclude",
      "unresolved",
      "--reporter",
      "json",
      "--no-gitignore",
    ],
    { cwd: copy, encoding: "utf8" },
  );
  if (!stdout.startsWith("{")) throw new Error(`knip said: ${stdout}${stderr}`);
  const { issues } = JSON.parse(stdout) as { issues: { file: string }[] };
  return issues.map(({ file }) => file).toSorted();
}
