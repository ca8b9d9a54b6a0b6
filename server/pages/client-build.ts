import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import type { IslandScript } from "./page-styles.ts";
import { Stylesheet, type StylesheetPart } from "./stylesheet.ts";

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

/** Where the build leaves the stylesheet split into its parts, within the client build. */
export const splitStylesheetFile = join(".vite", "stylesheet.json");

type Manifest = z.infer<typeof manifestSchema>;

/** What the documents need of the client build: its stylesheet and the islands' scripts. */
export async function readClientBuild(directory: string): Promise<{
  stylesheet: Stylesheet;
  islandScripts: Map<string, IslandScript[]>;
}> {
  const manifest = await readManifest(directory);
  const read = (file: string) => readFile(join(directory, file), "utf8");
  // Written by the same build as this server; Zod would take 20 ms of each start.
  const stylesheet = new Stylesheet(
    JSON.parse(await read(splitStylesheetFile)) as StylesheetPart[],
  );
  const hydration = findHydration(manifest);
  const shared = filesOf(manifest, hydration);
  const islandScripts = new Map<string, IslandScript[]>();
  for (const key of manifest[hydration]?.dynamicImports ?? []) {
    const own = [...filesOf(manifest, key)].filter((file) => !shared.has(file));
    islandScripts.set(basename(key, ".island.tsx"), [
      // React's words are no classes of ours.
      ...Array.from(shared, (file) => ({ href: `/${file}`, text: "" })),
      ...(await Promise.all(
        own.map(async (file) => ({ href: `/${file}`, text: await read(file) })),
      )),
    ]);
  }
  return { stylesheet, islandScripts };
}

/** The CSS of the client build. */
export async function readCss(directory: string): Promise<string> {
  const chunks = Object.values(await readManifest(directory));
  const files = new Set(chunks.flatMap(({ css }) => css));
  const texts = Array.from(files, (file) => readFile(join(directory, file), "utf8"));
  return (await Promise.all(texts)).join("\n");
}

async function readManifest(directory: string): Promise<Manifest> {
  const text = await readFile(join(directory, ".vite", "manifest.json"), "utf8");
  return manifestSchema.parse(JSON.parse(text));
}

/**
 * The key of the chunk that hydrates. What it imports later are the islands, each chunk named like its
 * file.
 * @throws when there is none: then the islands would be left without their styles.
 */
function findHydration(manifest: Manifest): string {
  const entry = Object.values(manifest).find(
    ({ isEntry, name }) => isEntry && name === "entry.client",
  );
  const hydration = entry?.dynamicImports.find((key) => manifest[key]?.dynamicImports.length);
  if (!hydration) {
    throw new Error("The client build has no islands: make it again with `npm run build`.");
  }
  return hydration;
}

/** The files of a chunk and of everything it imports at once, but the entry, which the document asks for. */
function filesOf(manifest: Manifest, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || chunk.isEntry || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports) filesOf(manifest, imported, files);
  return files;
}
