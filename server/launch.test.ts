import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { exitCodes } from "./start-failure.ts";

const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as {
  engines: { node: string };
};
const needed = engines.node.replace(">=", "");

const folder = mkdtempSync(join(tmpdir(), "launch-"));
const printer = join(folder, "print-parameters.ts");
writeFileSync(printer, "const given: string[] = process.argv.slice(2); console.log(...given);");
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a file by the launcher as a Node of another version would see itself. */
function launchOn(version: string) {
  const claim = `Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(claim)}`;
  const parameters = [preload, "server/launch.js", printer, "list", "--json"];
  return spawnSync(process.execPath, parameters, { encoding: "utf8" });
}

test("an older Node is told in one line which one is needed", () => {
  for (const version of ["14.21.3", "20.20.2", "22.9.0"]) {
    const { status, stdout, stderr } = launchOn(version);
    expect(status, version).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toMatch(/^This needs Node .+\n$/);
    expect(stderr).toContain(`Node ${needed} or later, and here is Node ${version}`);
  }
});

test("the Node that is needed and later ones run the file with its own parameters", () => {
  for (const version of [needed, "24.0.0", "100.0.0"]) {
    const { status, stdout, stderr } = launchOn(version);
    expect(stderr, version).toBe("");
    expect(status).toBe(0);
    expect(stdout).toBe("list --json\n");
  }
});

test("without a build it is said in one line how to make one", () => {
  const missing = spawnSync(process.execPath, ["server/launch.js", join(folder, "start.js")], {
    encoding: "utf8",
  });
  expect(missing.status).toBe(exitCodes.settingsWrong);
  expect(missing.stderr).toBe("There is no build to serve. Make one with `npm run build`.\n");
});

test("no production dependency asks for a newer Node than package.json does", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; engines?: { node?: string } }>;
  };
  const asking = Object.entries(packages).flatMap(([path, { dev, devOptional, engines: own }]) => {
    const least = /^>=\s*([\d.]+)$/.exec(own?.node ?? "")?.[1];
    return path === "" || dev || devOptional || least === undefined ? [] : [{ path, least }];
  });
  expect(asking.length).toBeGreaterThan(5);
  expect(
    asking.filter(({ least }) => needed.localeCompare(least, "en", { numeric: true }) < 0),
  ).toEqual([]);
});
