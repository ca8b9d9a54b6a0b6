import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { PageData } from "./page-data.ts";

export type Framework = "next" | "astro";

/** What our three pages are made of. */
const rooms = ["app", "content", "domain", "carts"] as const;
const rewritten = new Set([".ts", ".tsx", ".css"]);
/** Where the font is served by Next.js, which says no URL of a file that only CSS names. */
const fontPath = "/fonts/bricolage-grotesque.woff2";

/** Gives a framework's project our own components, facts, pictures and the data of its pages. */
export function copySite(framework: Framework, folder: string, data: PageData): void {
  const site = join(folder, "site");
  rmSync(site, { recursive: true, force: true });
  for (const room of rooms) copyRoom(room, join(site, room), framework);
  cpSync("bench/peers/replacements", join(site, "replacements"), { recursive: true });
  writeFileSync(join(site, "page-data.json"), JSON.stringify(data));
  const files = join(folder, "public");
  rmSync(files, { recursive: true, force: true });
  cpSync("public", files, { recursive: true });
  for (const drawn of ["maps", "scenes", "shapes"]) {
    cpSync(join("build/client/assets", drawn), join(files, "assets", drawn), {
      recursive: true,
      filter: (file) => !/\.(br|gz)$/.test(file),
    });
  }
  if (framework === "next") cpSync(join("app", fontPath), join(files, fontPath));
}

function copyRoom(from: string, to: string, framework: Framework): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyRoom(source, target, framework);
    else if (!rewritten.has(extname(entry.name))) cpSync(source, target);
    else if (!/\.test\.tsx?$/.test(entry.name)) {
      writeFileSync(target, adapt(source, readFileSync(source, "utf8"), framework));
    }
  }
}

/** The text of one of our files as a framework can use it; most files stay as they are. */
export function adapt(file: string, text: string, framework: Framework): string {
  const adapted = text
    .replaceAll('from "react-router"', 'from "#replacements/router.ts"')
    .replaceAll('from "#app/island.tsx"', 'from "#replacements/island.tsx"')
    .replace(
      /import \{ createContext, use(?:, (type \w+))? \} from "react";/,
      (_, type?: string) =>
        `import { createContext, use } from "#replacements/constant-context.ts";${
          type === undefined ? "" : `\nimport { ${type} } from "react";`
        }`,
    );
  if (framework === "astro") return adapted;
  if (file.endsWith(".island.tsx")) return `"use client";\n${adapted}`;
  return adapted.replace(`"./${fontPath.slice(1)}"`, `"${fontPath}"`);
}
