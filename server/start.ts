/** Serves the build: `npm run serve`, in one process or in several. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loneProcess } from "#server/processes/web-process.ts";
import { readSettings, SettingsError } from "./env.server.ts";
import { limits } from "./limits.ts";
import { log } from "./log.ts";
import { endFailedStart } from "./start-failure.ts";

// React and the router read this when they load, so it is set before the app is imported.
process.env["NODE_ENV"] ??= "production";

const clientDirectory = fileURLToPath(new URL("../build/client/", import.meta.url));

try {
  await start();
} catch (error) {
  endFailedStart(error);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if (!existsSync(clientDirectory)) {
    throw new SettingsError("There is no build to serve. Make one with `npm run build`.");
  }
  if (settings.webProcesses === 1) {
    const { serveSite } = await import("./serve-site.ts");
    return serveSite(settings, loneProcess);
  }
  const { default: cluster } = await import("node:cluster");
  if (cluster.isPrimary) {
    // The processes end by themselves before; what hangs in one is ended from here.
    const stopWithinMs = limits.exitAfterMs + limits.primaryExitsAfterMs;
    const { startPrimary } = await import("#server/processes/primary.ts");
    return startPrimary({ count: settings.webProcesses, log, stopWithinMs });
  }
  const { joinPrimary } = await import("#server/processes/web-process.ts");
  const webProcess = joinPrimary();
  const { serveSite } = await import("./serve-site.ts");
  return serveSite(settings, webProcess);
}
