/** Serves the site while it is written: `npm run dev`. A change of `app/` shows at once. */
import { createServer as createHttpServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer as createViteServer } from "vite";
import { createAssets } from "#server/http/static-files.ts";
import { readIllustrations } from "#server/pages/illustrations.ts";
import { linkedStyles } from "#server/pages/page-styles.ts";
import { createSite } from "./app.ts";
import { readSettings } from "./env.server.ts";
import { wireSite } from "./wiring.ts";

/** `npm run dev` draws the illustrations here first; everything else comes from the source. */
const drawnDirectory = fileURLToPath(new URL("../build/development/", import.meta.url));

const settings = readSettings(process.env);
const { parts } = await wireSite(settings, { isSending: false, warn, onLost: warn });
const vite = await createViteServer({ server: { middlewareMode: true } });
const { app } = createSite({
  ...parts,
  // Vite keeps the module until one of its files changes.
  loadBuild: async () =>
    (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
  mode: "development",
  styles: linkedStyles,
  illustrations: await readIllustrations(drawnDirectory),
  // Vite serves all other files itself.
  serveAsset: await createAssets(`${drawnDirectory}client`),
});
const listener = getRequestListener(app.fetch);

createHttpServer((request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
}).listen(settings.port, settings.host, () => warn(`Serving ${settings.siteUrl} in development`));

function warn(message: string): void {
  process.stdout.write(`${message}\n`);
}
