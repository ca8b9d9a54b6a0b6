import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { adapt } from "./site-copy.ts";

test("a page of ours uses what stands for the router and for islands in another framework", () => {
  const page = `import { data } from "react-router";\nimport { Island } from "#app/island.tsx";`;
  expect(adapt("app/inventory/inventory-page.tsx", page, "astro")).toBe(
    `import { data } from "#replacements/router.ts";\nimport { Island } from "#replacements/island.tsx";`,
  );
});

test("an island is a client component in Next.js and stays as it is for Astro", () => {
  const island = `import { useState } from "react";`;
  const path = "app/financing/payment-estimate.island.tsx";
  expect(adapt(path, island, "next")).toBe(`"use client";\n${island}`);
  expect(adapt(path, island, "astro")).toBe(island);
});

test("what our pages provide by a context is a constant, which server components may read", () => {
  const context = `import { createContext, use } from "react";`;
  expect(adapt("app/site/structured-data/json-ld.tsx", context, "next")).toBe(
    `import { createContext, use } from "#replacements/constant-context.ts";`,
  );
});

test("no file of ours makes a context that a server component may not read", () => {
  const files = globSync("{app,content,domain}/**/*.{ts,tsx}");
  const made = files.filter((file) =>
    /createContext.*from "react"/.test(adapt(file, readFileSync(file, "utf8"), "next")),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(made).toEqual([]);
});

test("the font has the URL that Next.js preloads", () => {
  const css = `src: url("./fonts/bricolage-grotesque.woff2") format("woff2");`;
  expect(adapt("app/app.css", css, "next")).toContain('url("/fonts/bricolage-grotesque.woff2")');
  expect(adapt("app/app.css", css, "astro")).toBe(css);
});
