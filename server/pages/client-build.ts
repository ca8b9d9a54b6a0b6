import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { Stylesheet } from "./stylesheet.ts";

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;

/** What the documents need of the client build: its stylesheet and the islands' scripts. */
export async function readClientBuild(directory: string): Promise<{
  stylesheet: Stylesheet;
  islandScripts: Map<string, string[]>;
}> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(directory, ".vite", "manifest.json"), "utf8")),
  );
  const read = (file: string) => readFile(join(directory, file), "utf8");
  const styles = new Set(Object.values(manifest).flatMap(({ css }) => css));
  const stylesheet = new Stylesheet((await Promise.all(Array.from(styles, read))).join("\n"));
  const islandScripts = new Map<string, string[]>();
  for (const key of islandChunks(manifest)) {
    const name = basename(key, ".island.tsx");
    islandScripts.set(name, await Promise.all(Array.from(filesOf(manifest, key), read)));
  }
  return { stylesheet, islandScripts };
}

/**
 * What the client entry imports when a document asks for it: each is an island, its chunk named
 * like its file.
 * @throws when there is none: then the islands would be left without their styles.
 */
function islandChunks(manifest: Manifest): string[] {
  const entry = Object.values(manifest).find(
    ({ isEntry, name }) => isEntry && name === "entry.client",
  );
  if (!entry || entry.dynamicImports.length === 0) {
    throw new Error("The client build has no islands: make it again with `npm run build`.");
  }
  return entry.dynamicImports;
}

/** The files of a chunk and of everything it imports at once. */
function filesOf(manifest: Manifest, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports) filesOf(manifest, imported, files);
  return files;
}
