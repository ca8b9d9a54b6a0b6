import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSettings, variableNames } from "#server/env.server.ts";
import { exitCodes } from "#server/start-failure.ts";
import { readImports } from "./tidy/imports.ts";
import { resolveTarget } from "./tidy/rooms.ts";

const dockerfile = readFileSync("Dockerfile", "utf8");
const unit = readFileSync("deploy/coastline-golf-carts.service", "utf8");
const example = readFileSync(".env.example", "utf8");
/** `#NAME=value`, each commented out. */
const exampleVariables = new Map(
  example.matchAll(/^#?([A-Z_]+)=(.*)$/gm).map(([, name = "", value = ""]) => [name, value]),
);

test("the Dockerfile and .nvmrc have the Node that the project brings", () => {
  const { version } = JSON.parse(readFileSync("tools/node/package.json", "utf8")) as {
    version: string;
  };
  expect(readFileSync(".nvmrc", "utf8").trim()).toBe(version);
  const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, tag]) => tag);
  expect(images).toEqual([version, version, version]);
});

test("the image has every room that the server and the commands import", () => {
  const copied = [...dockerfile.matchAll(/^COPY ([a-z]+) /gm)].map(([, room]) => room);
  const rooms = new Set([...findImported()].map((path) => path.split("/")[0]));
  // The build holds what the server needs of app.
  expect([...rooms].filter((room) => room !== "app" && !copied.includes(room))).toEqual([]);
});

test(".env.example has every setting, in the order of the schema, and values that are accepted", () => {
  expect([...exampleVariables.keys()]).toEqual(variableNames);
  expect(() => readSettings(Object.fromEntries(exampleVariables))).not.toThrow();
  expect(example).not.toMatch(/^[A-Z_]+=/m);
});

test("docs/running.md has a line for each setting", () => {
  const table = readFileSync("docs/running.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .join("\n");
  expect(variableNames.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test("compose.yaml and the systemd unit set only what the server reads", () => {
  const site = readFileSync("compose.yaml", "utf8").split(/^ {2}(?=\w+:)/m)[1] ?? "";
  const composed = [...site.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name ?? "");
  const units = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = ""]) =>
    [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name ?? ""),
  );
  expect(composed).toContain("DATABASE_URL");
  expect(units).toContain("TRUSTED_PROXIES");
  const ofMalloc = ["MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_"];
  const known = new Set([...variableNames, "NODE_ENV", ...ofMalloc]);
  expect([...composed, ...units].filter((name) => !known.has(name))).toEqual([]);
});

test("the systemd unit starts the site again at every exit code but that of wrong settings", () => {
  expect(unit).toMatch(/^Restart=always$/m);
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  const [, prevented = ""] = /^RestartPreventExitStatus=(.*)$/m.exec(unit) ?? [];
  expect(prevented).toBe(String(exitCodes.settingsWrong));
  const running = readFileSync("docs/running.md", "utf8");
  const documented = [...running.matchAll(/^\| (\d+) +\|/gm)].map(([, code]) => Number(code));
  expect(documented).toEqual([0, 1, ...Object.values(exitCodes)]);
});

/** Every file that runs in production, found from `npm run serve` and the commands of package.json. */
function findImported(): Set<string> {
  const scripts = readFileSync("package.json", "utf8");
  const entries = scripts.matchAll(/server\/launch\.js ([\w./-]+)/g).map(([, file = ""]) => file);
  // `server/bundle.ts` makes the first of these of the second.
  const found = new Set(
    entries.map((file) => (file === "build/start/start.js" ? "server/start.ts" : file)),
  );
  for (const file of found) {
    if (!file.endsWith(".ts")) continue;
    for (const { target, isType } of readImports(readFileSync(file, "utf8"))) {
      const path = resolveTarget(file, target);
      if (path !== null && !isType) found.add(path);
    }
  }
  return found;
}
