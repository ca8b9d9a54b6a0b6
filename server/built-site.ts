import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { readClientBuild } from "#server/pages/client-build.ts";
import { readIllustrations } from "#server/pages/illustrations.ts";
import { createDocumentStyles } from "#server/pages/page-styles.ts";

const buildDirectory = fileURLToPath(new URL("../build/", import.meta.url));
const serverBuildUrl = new URL("../build/server/index.js", import.meta.url).href;

/** The files that browsers ask for. */
export const clientDirectory = join(buildDirectory, "client");

/** What pages are made with, as `npm run build` left it. */
export async function loadBuiltSite() {
  const illustrations = await readIllustrations(buildDirectory);
  const { stylesheet, islandScripts } = await readClientBuild(clientDirectory);
  const build = (await import(serverBuildUrl)) as ServerBuild;
  return {
    loadBuild: () => Promise.resolve(build),
    mode: "production" as const,
    styles: createDocumentStyles(stylesheet, islandScripts),
    illustrations,
  };
}
