import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { makeDirectory } from "#tests/fixtures/databases.ts";

const directory = makeDirectory();
afterAll(() => directory.remove());

/** Runs a command as its npm script does, in an empty folder. */
function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve("cli/run.ts"), ...words],
    {
      cwd: directory.place.dataDir,
      env: { PATH: process.env["PATH"] },
      encoding: "utf8",
    },
  );
  return { code: status, out: stdout, err: stderr };
}

const names = /Commands: (.+)\.\n$/.exec(run("no-such").err)?.[1]?.split(", ") ?? [];

test("without a command that it knows it names all of them", () => {
  expect(run("no-such").code).toBe(1);
  expect(names).toEqual(expect.arrayContaining(["inventory", "inquiries", "backup"]));
});

describe.each(names)("%s", (name) => {
  test.each([["help"], ["--help"], ["-h"]])("prints its usage for %s and does nothing", (word) => {
    const { code, out, err } = run(name, word);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain(`Usage: npm run ${name}`);
    expect(readdirSync(directory.place.dataDir)).toEqual([]);
  });

  test("prints its usage for an option that it does not know", () => {
    const { code, err } = run(name, "--no-such-option");
    expect(code).toBe(2);
    expect(err).toContain(`Usage: npm run ${name}`);
    expect(err).not.toContain("To specify a positional argument");
    expect(existsSync(resolve(directory.place.dataDir, "data"))).toBe(false);
  });
});
