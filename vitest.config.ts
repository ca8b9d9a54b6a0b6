import mdx from "@mdx-js/rollup";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vitest/config";

const shared = { plugins: [mdx({ remarkPlugins: [remarkGfm] })] };

/** Unit tests sit beside their files; whole-site tests are in `tests/` and need the build. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          include: [
            "{app,carts,cli,content,domain,illustrations,server,tools}/**/*.test.{ts,tsx}",
            "tests/*.test.ts",
            "tests/servers/*.test.ts",
            "!tests/tidy.test.ts",
          ],
          globalSetup: ["tests/servers/postgres-server.ts"],
        },
      },
      // What `npm run check` runs: it reads files, so it needs no build and no database.
      { test: { name: "tidy", include: ["tests/tidy.test.ts", "tests/tidy/*.test.ts"] } },
      {
        ...shared,
        test: { name: "site", include: ["tests/site/**/*.test.ts"] },
      },
      {
        ...shared,
        test: { name: "e2e", include: ["tests/e2e/**/*.test.ts"], maxWorkers: 2 },
      },
      {
        ...shared,
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: ["tests/servers/postgres-server.ts"],
          fileParallelism: false,
        },
      },
    ],
  },
});
