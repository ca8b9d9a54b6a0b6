import mdx from "@mdx-js/rollup";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vitest/config";

const shared = { plugins: [mdx({ remarkPlugins: [remarkGfm] })] };

/**
 * Unit tests sit beside their files; whole-site tests are in `tests/` and need the build.
 * `groupOrder` runs the projects one after another when several are run by one command: a browser
 * that draws WebGL on the processor leaves too little of it to whatever runs beside it.
 */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 300_000,
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          include: [
            "{app,carts,cli,content,domain,illustrations,office,server,tools}/**/*.test.{ts,tsx}",
            "bench/peers/*.test.ts",
            "tests/{facts,language,places,servers}/*.test.ts",
          ],
          globalSetup: ["tests/servers/postgres-server.ts"],
          // A process per file would load React, Kysely and the catalogue some 140 times over.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      // What `npm run check` runs: it reads files, so it needs no build and no database.
      {
        test: {
          name: "tidy",
          include: ["tests/*.test.ts", "tests/tidy/*.test.ts"],
          sequence: { groupOrder: 0 },
        },
      },
      {
        ...shared,
        test: {
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          globalSetup: ["tests/servers/shared-site.ts"],
          maxWorkers: 2,
          testTimeout: 300_000,
          sequence: { groupOrder: 2 },
        },
      },
      // A test of many pages takes many steps, each of which may take `waitTimeoutMs`.
      {
        ...shared,
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/servers/shared-site.ts", "tests/browser/shared-browser.ts"],
          maxWorkers: 2,
          testTimeout: 300_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        ...shared,
        test: {
          name: "webgl",
          include: ["tests/webgl/*.test.ts"],
          fileParallelism: false,
          testTimeout: 600_000,
          sequence: { groupOrder: 4 },
        },
      },
      {
        ...shared,
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: ["tests/servers/postgres-server.ts"],
          // They mostly wait for processes to start, to end, or to give up.
          maxWorkers: 2,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
