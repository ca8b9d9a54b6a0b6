/**
 * Draws every illustration into a build: `node illustrations/build.ts [FOLDER]`, by default into
 * `build/`. The SVG files go where the static files are, the manifest beside them.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { municipalities } from "#content/places/municipalities.ts";
import { states } from "#content/places/states.ts";
import { drawIllustrations } from "./draw-illustrations.ts";

const folder = process.argv[2] ?? "build";
const clientFolder = join(folder, "client");

const { manifest, files } = drawIllustrations({
  states,
  municipalities,
});
// What an earlier run has drawn must not stay beside this run's files.
for (const name of ["maps", "scenes", "shores"]) {
  await rm(join(clientFolder, "assets", name), { recursive: true, force: true });
}
for (const [url, svg] of files) {
  const file = join(clientFolder, url);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, svg);
}
await writeFile(join(folder, "illustrations.json"), JSON.stringify(manifest));
process.stdout.write(`Drew ${files.size} illustrations into ${clientFolder}/assets.\n`);
