import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Lock, listShippedPackages } from "./shipped-packages.ts";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
const notices = readFileSync("THIRD-PARTY-NOTICES.md", "utf8");

test("THIRD-PARTY-NOTICES.md names what is shipped; if not, run `npm run notices`", () => {
  const named = [...notices.matchAll(/^## (.+)\n\nLicense: /gm)].map(([, title]) => title);
  expect(named).toEqual(listShippedPackages(lock).map(({ name, version }) => `${name} ${version}`));
});

test("packages for development are not shipped, their own dependencies included", () => {
  const packages = listShippedPackages({
    packages: {
      "": { dependencies: { server: "1.0.0" } },
      "node_modules/server": { version: "1.0.0", dependencies: { parser: "^2.0.0" } },
      "node_modules/parser": { version: "1.0.0" },
      "node_modules/server/node_modules/parser": { version: "2.0.0" },
      "node_modules/@fontsource-variable/bricolage-grotesque": { version: "5.0.0" },
      "node_modules/us-atlas": { version: "3.0.0" },
      "node_modules/world-atlas": { version: "2.0.0" },
    },
  });
  expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual([
    "@fontsource-variable/bricolage-grotesque 5.0.0",
    "parser 2.0.0",
    "server 1.0.0",
    "us-atlas 3.0.0",
    "world-atlas 2.0.0",
  ]);
});

test("every license that is shipped allows it", () => {
  // Files under MPL-2.0 (Lightning CSS) may be shipped unchanged beside ours.
  const allowed =
    /^(MIT|MPL-2\.0|Unlicense|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|MIT-0|BlueOak-1\.0\.0|OFL-1\.1)$/;
  const others = listShippedPackages(lock).filter(({ license }) => !allowed.test(license));
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});
