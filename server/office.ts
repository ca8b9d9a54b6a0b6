/**
 * Serves the office alone: `npm run office`. The site need not run; both may. With `--link` it only
 * prints a link for an office that runs already, such as one beside the site (`OFFICE_PORT`).
 */
import { setTimeout as wait } from "node:timers/promises";
import { formatDatabasePlace } from "#server/db/database-place.ts";
import { openExistingDatabase } from "#server/db/open-database.ts";
import { linkMinutes } from "#server/staff/sessions.ts";
import { readSettings } from "./env.server.ts";
import { limits } from "./limits.ts";
import { log } from "./log.ts";
import { endFailedStart } from "./start-failure.ts";

// React and the router read this when they load, so it is set before the office is imported.
process.env["NODE_ENV"] ??= "production";

try {
  const { createOfficeLink, startOffice } = await import("#server/office/start-office.ts");
  const settings = readSettings(process.env);
  log(`Database: ${formatDatabasePlace(settings)}`);
  const database = await openExistingDatabase(settings, log);
  const offered = `This link signs you in once, within ${linkMinutes} minutes:`;
  if (process.argv.includes("--link")) {
    process.stdout.write(`${offered}\n\n  ${await createOfficeLink(database, settings)}\n`);
    await database.close();
    process.exit();
  }
  const office = await startOffice(database, settings, log);
  const link = await createOfficeLink(database, settings);
  process.stdout.write(
    `The office is open. ${offered}\n\n  ${link}\n\nPress Ctrl+C to close the office.\n`,
  );
  const stop = async () => {
    await Promise.race([office.stop(), wait(limits.exitAfterMs)]);
    await database.close();
    process.exit();
  };
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());
} catch (error) {
  endFailedStart(error);
}
