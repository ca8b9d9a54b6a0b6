import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const localImport = /^(?:import|export)\b[^;]*?["'](#[^"']+|\.[^"']+)["'];?/gm;

/**
 * A hash of what source files do: of their text without comments, imports and white space, so that
 * a new comment or another folder is no reason to make an output again. Whatever the files import
 * from this project counts with them.
 * @param files paths from the root of the project.
 * @throws when a file is not there.
 */
export function hashSources(files: readonly string[]): string {
  const found = new Set<string>();
  for (const file of files) collectImports(file, found);
  const texts = [...found].map((file) => stripSource(read(file), file)).toSorted();
  return createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 16);
}

/** The text of a source file without comments, imports and white space. */
export function stripSource(text: string, file: string): string {
  if (file.endsWith(".py")) return text.replaceAll(/^\s*#.*$/gm, "").replaceAll(/\s+/g, " ");
  return text
    .replaceAll(localImport, "")
    .replaceAll(/("(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "$1")
    .replaceAll(/\s+/g, "");
}

function collectImports(file: string, found: Set<string>): void {
  if (found.has(file)) return;
  found.add(file);
  if (!/\.tsx?$/.test(file)) return;
  for (const [, target = ""] of read(file).matchAll(localImport)) {
    const imported = target.startsWith("#")
      ? target.slice(1)
      : path.posix.join(path.posix.dirname(file), target);
    if (existsSync(path.join(root, imported))) collectImports(imported, found);
  }
}

function read(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}
