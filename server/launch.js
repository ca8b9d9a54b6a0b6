/**
 * Runs a TypeScript file of the project, as in `node server/launch.js server/start.ts`, or says
 * which Node that needs. Where only production dependencies are installed, the machine's own Node
 * is used, and one that cannot run TypeScript would end with an error that names no version: so
 * this file is JavaScript, in words that Node has known since 14.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const manifest = fileURLToPath(new URL("../package.json", import.meta.url));
const needed = JSON.parse(readFileSync(manifest, "utf8")).engines.node.replace(">=", "");

if (isOlder(process.versions.node, needed)) {
  process.stderr.write(
    `This needs Node ${needed} or later, and here is Node ${process.versions.node}. Install a newer one, or run \`npm ci\` without --omit=dev, which brings its own.\n`,
  );
  process.exitCode = 1;
} else {
  // Settings for a start by hand; a variable that is already set keeps its value.
  if (existsSync(".env")) process.loadEnvFile(".env");
  // The file finds its own parameters where it would find them if Node had been given it alone.
  process.argv.splice(1, 1);
  await import(pathToFileURL(resolve(process.argv[1])).href);
}

/** Whether one version such as "22.4.0" comes before another. */
function isOlder(version, other) {
  return version.localeCompare(other, "en", { numeric: true }) < 0;
}
