import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path/posix";
import { expect, test } from "vitest";
import { readImports } from "./tidy/imports.ts";
import { findCircles } from "./tidy/circles.ts";
import { judgeEnding, judgeImport, resolveTarget, roomOf } from "./tidy/rooms.ts";

const linesMax = 250;
const readmeLinesMax = 5;
const rooms = [
  "app",
  "bench",
  "carts",
  "cli",
  "content",
  "deploy",
  "docs",
  "domain",
  "illustrations",
  "server",
  "tests",
  "tools",
];
const grabBags = new Set(["utils", "util", "misc", "helpers", "lib", "shared", "common", "other"]);

/** Files in Git and files about to be; those deleted but not yet committed are left out. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"])
  .toString()
  .trim()
  .split("\n")
  .filter((file) => existsSync(file));
const sources = files.filter((file) => /\.tsx?$/.test(file));
const texts = files.filter((file) => /\.(tsx?|css|mdx?|json|py|svg|csv|txt)$/.test(file));

/** Tests may import what they test with; the files they test may not. */
const shipped = sources.filter((file) => !/\.test\.tsx?$/.test(file));

test("every import follows the table of the rooms", () => {
  expect(judgeAll(shipped, judgeImport)).toEqual([]);
});

test("no two rooms and no two files import each other, types included", () => {
  const edges = shipped.flatMap((file) =>
    readImports(read(file)).flatMap(({ target }) => {
      const path = resolveTarget(file, target);
      return path === null || !existsSync(path) ? [] : [[file, path] as const];
    }),
  );
  const toGraph = (nameOf: (path: string) => string) =>
    Map.groupBy(
      edges.filter(([from, to]) => nameOf(from) !== nameOf(to)),
      ([from]) => nameOf(from),
    )
      .entries()
      .map(([from, list]) => [from, new Set(list.map(([, to]) => nameOf(to)))] as const);
  expect(findCircles(new Map(toGraph((path) => path)))).toEqual([]);
  expect(findCircles(new Map(toGraph(roomOf)))).toEqual([]);
});

test("every import of our own files carries its ending", () => {
  expect(judgeAll(sources, judgeEnding)).toEqual([]);
});

test("nothing that ships imports a test", () => {
  const judge: typeof judgeImport = (file, { target }) =>
    !file.startsWith("tests/") && /^#tests\/|\.test\.tsx?$/.test(target)
      ? `${file} imports ${target}: move what both need beside what ships.`
      : null;
  const ours = shipped.filter((file) => !/^(tests|bench)\//.test(file));
  expect(judgeAll(ours, judge)).toEqual([]);
});

test("no file is longer than 250 lines, data and policies excepted", () => {
  const long = sources
    .filter((file) => !file.startsWith("content/"))
    .map((file) => ({ file, lines: read(file).trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > linesMax)
    .map(({ file, lines }) => `${file} has ${lines} lines: split it by what it is about.`);
  expect(long).toEqual([]);
});

test("no folder and no file is a grab bag", () => {
  const bags = files.filter((file) => {
    const names = [...dirname(file).split("/"), basename(file).replace(/\..*$/, "")];
    return names.some((name) => grabBags.has(name));
  });
  expect(bags).toEqual([]);
});

test("names of files are kebab-case", () => {
  const named = files.filter((file) =>
    /^(app|carts|cli|content|domain|illustrations|server|tests|tools)\//.test(file),
  );
  expect(
    named.filter(
      (file) => basename(file) !== "README.md" && !/^[a-z\d]+([.-][a-z\d]+)*$/.test(basename(file)),
    ),
  ).toEqual([]);
});

test("every room has a README of at most five lines", () => {
  const inUse = rooms.filter((room) => files.some((file) => file.startsWith(`${room}/`)));
  const wrong = inUse.flatMap((room) => {
    const readme = `${room}/README.md`;
    if (!existsSync(readme)) return [`${readme} is missing: say what lives there.`];
    const lines = read(readme).trim().split("\n").length;
    return lines > readmeLinesMax ? [`${readme} has ${lines} lines.`] : [];
  });
  expect(wrong).toEqual([]);
});

test("every test belongs to a project of vitest.config.ts, without which it never runs", () => {
  const included = read("vitest.config.ts")
    .matchAll(/include: \[([^\]]*)\]/g)
    .flatMap(([, patterns = ""]) => patterns.matchAll(/"([^"]+)"/g).map(([, each = ""]) => each));
  const run = new Set(globSync([...included]));
  expect(files.filter((file) => /\.test\.tsx?$/.test(file) && !run.has(file))).toEqual([]);
});

test("no markup carries a style attribute, which the Content-Security-Policy refuses", () => {
  const styled = sources.filter((file) => /^app\/.*\.tsx$/.test(file) && !/\.test\./.test(file));
  expect(find(styled, /[\s"]style=[{"]/)).toEqual([]);
});

test("no island counts its ids, which differ between the server's tree and the browser's", () => {
  const islands = sources.filter((file) => file.startsWith("app/"));
  expect(find(islands, /\buseId\(/)).toEqual([]);
});

test("default exports stand only where a framework asks for them", () => {
  const asked =
    /^((app|office)\/([\w-]+\/[\w-]+-page|root|routes|entry\.server|(vite|react-router)\.config)\.tsx?|[\w.-]+\.config\.ts|bench\/peers\/next\/.+|bench\/peers\/astro\/.+|tests\/(servers\/(postgres-server|shared-site)|browser\/shared-browser)\.ts)$/;
  const ours = sources.filter((file) => !asked.test(file) && !file.endsWith(".d.ts"));
  expect(find(ours, /^export default\b/)).toEqual([]);
});

test("every rule that is switched off has its reason on the line above", () => {
  const off = /(?:eslint|oxlint)-disable|@ts-(?:expect-error|ignore|nocheck)|prettier-ignore/;
  const bare = sources
    .filter((file) => file !== "tests/tidy.test.ts")
    .flatMap((file) => {
      const lines = read(file).split("\n");
      return lines.flatMap((line, index) =>
        off.test(line) && !/^\s*(\/\/|\*|\/\*|\{\/\*)/.test(lines[index - 1] ?? "")
          ? [`${file}:${index + 1}: ${line.trim()}`]
          : [],
      );
    });
  expect(bare).toEqual([]);
});

test("no file says what is left to do", () => {
  const marks = new RegExp(`\\b(${["TO" + "DO", "FIX" + "ME", "XX" + "X"].join("|")})\\b`);
  expect(find(sources, marks)).toEqual([]);
});

test("no file names a machine's paths or a package registry", () => {
  const machine = /(?<![\w.-])\/(?:work|opt|root|home\/\w+)\/[\w.-]|registry\.npmjs|_authToken/;
  const named = texts.filter((file) => file !== "tests/tidy.test.ts");
  const others = named.filter((file) => file !== "package-lock.json");
  expect(find(others, machine)).toEqual([]);
  expect(find(["package-lock.json"], /"resolved": "http:/)).toEqual([]);
});

function judgeAll(judged: readonly string[], judge: typeof judgeImport): string[] {
  return judged.flatMap((file) =>
    readImports(read(file)).flatMap((each) => judge(file, each) ?? []),
  );
}

function find(searched: readonly string[], pattern: RegExp): string[] {
  return searched.flatMap((file) =>
    read(file)
      .split("\n")
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
  );
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}
