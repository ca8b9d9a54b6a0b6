import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const directory = new URL("../../build/start/", import.meta.url);

test("the server's files hold ASCII alone, which V8 keeps with one byte for a character", async () => {
  const files = (await readdir(directory)).filter((name) => name.endsWith(".js"));
  expect(files).toContain("start.js");
  for (const name of files) {
    const text = await readFile(new URL(name, directory), "utf8");
    expect(text.match(/[^\0-\x7F]/)?.[0], name).toBeUndefined();
  }
});
