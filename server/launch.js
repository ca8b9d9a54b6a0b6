/**
 * Runs a file of the project, as in `node server/launch.js build/start/start.js`, or says which
 * Node that needs. Where only production dependencies are installed, the machine's own Node
 * is used, and one that cannot run TypeScript would end with an error that names no version: so
 * this file is JavaScript, in words that Node has known since 14.
 */
import { existsSync, readFileSync } from "node:fs";
import * as modules from "node:module";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";

const manifest = fileURLToPath(new URL("../package.json", import.meta.url));
const compiledDirectory = fileURLToPath(new URL("../build/compiled", import.meta.url));
/** As `exitCodes` of server/start-failure.ts has it. */
const settingsWrong = 78;
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
  const program = resolve(process.argv[1]);
  if (existsSync(program)) {
    // V8 keeps its heap close to what is in use: docs/decisions/133-close-to-what-is-in-use.md
    setFlagsFromString("--memory-saver-mode");
    // Compiled code is kept for the next start, unless the folder cannot be written to.
    if (modules.enableCompileCache) modules.enableCompileCache(compiledDirectory);
    await import(pathToFileURL(program).href);
    // A process that is killed would not write it at its end.
    if (modules.flushCompileCache) modules.flushCompileCache();
  } else {
    process.stderr.write("There is no build to serve. Make one with `npm run build`.\n");
    process.exitCode = settingsWrong;
  }
}

/**
 * Whether one version such as "22.4.0" comes before another. By `localeCompare` it would take some
 * 13 ms of each start, for the rules of sorting of a language.
 */
function isOlder(version, other) {
  const [own, least] = [version, other].map((text) => text.split(".").map(Number));
  const place = least.findIndex((number, index) => number !== own[index]);
  return place !== -1 && own[place] < least[place];
}
