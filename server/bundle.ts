/**
 * Puts the server with all it imports into a few files, as the last step of `npm run build`: a start
 * from some 900 files takes twice as long, most of it spent on finding them and taking types out.
 */
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown, type Plugin } from "rolldown";

const root = fileURLToPath(new URL("../", import.meta.url));
const directory = join(root, "build", "start");
const pagesBuild = join(root, "build", "server", "index.js");

/** What is only looked for in case it is installed. */
const notBundled = [/^pg-native$/];

/**
 * Files beside a module are found by its URL, which is another one in the bundle. The files
 * that are made by the build have a place in it.
 */
const keepPlaces: Plugin = {
  name: "keep-places",
  transform(code, id) {
    const isOwn = id.startsWith(root) && !id.includes("node_modules");
    if (!isOwn || !code.includes("import.meta.url")) return null;
    return code
      .replace('"sqlite-worker.ts", import.meta.url', '"./sqlite-worker.js", import.meta.ownUrl')
      .replace('"../render-pages.ts", import.meta.url', '"./render-pages.js", import.meta.ownUrl')
      .replaceAll(
        "import.meta.url",
        `new URL(${JSON.stringify(relative(directory, id))}, import.meta.ownUrl).href`,
      )
      .replaceAll("import.meta.ownUrl", "import.meta.url")
      .replace("import(serverBuildUrl)", `import(${JSON.stringify(pagesBuild)})`);
  },
};

/**
 * V8 keeps the text of a file for as long as it runs, with two bytes for each character when one of
 * them is outside of Latin-1, so such characters are written as escapes.
 */
const onlyAscii: Plugin = {
  name: "only-ascii",
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type === "chunk") file.code = file.code.replaceAll(/[^\0-\x7F]/g, escapeUnit);
    }
  },
};

/** A UTF-16 unit as strings, templates and regular expressions can write it. */
function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

const bundle = await rolldown({
  input: {
    start: join(root, "server", "start.ts"),
    "render-pages": join(root, "server", "render-pages.ts"),
    "sqlite-worker": join(root, "server", "db", "sqlite-worker.ts"),
  },
  platform: "node",
  external: notBundled,
  plugins: [keepPlaces, onlyAscii],
  transform: { define: { "process.env.NODE_ENV": '"production"' } },
  onLog: (level, log, handle) => {
    // Libraries mark files for servers of another kind; that they are bundled changes nothing here.
    if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
  },
});
await bundle.write({ dir: directory, format: "esm", cleanDir: true, comments: false });
await bundle.close();
