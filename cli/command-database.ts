import type { Terminal } from "./command.ts";
import { formatDatabasePlace } from "#server/db/database-place.ts";
import { openExistingDatabase } from "#server/db/open-database.ts";
import type { Database } from "#server/db/schema.ts";
import { readSettings, type Settings } from "#server/env.server.ts";

/**
 * Says on standard error which database the settings point to, and returns the settings.
 * @throws SettingsError when a setting is wrong.
 */
export function readNamedSettings(terminal: Pick<Terminal, "environment" | "err">): Settings {
  const settings = readSettings(terminal.environment);
  terminal.err(`Database: ${formatDatabasePlace(settings)}\n`);
  return settings;
}

/**
 * Runs a command's work on the database of the settings, after saying which it is. A command never
 * creates one: what it says of an empty database would be taken for what the site has.
 * @throws MissingDatabaseError when there is none.
 */
export async function withDatabase<Result>(
  terminal: Terminal,
  work: (database: Database, settings: Settings) => Promise<Result>,
): Promise<Result> {
  const settings = readNamedSettings(terminal);
  const database = await openExistingDatabase(settings, (message) => terminal.err(`${message}\n`));
  try {
    return await work(database, settings);
  } finally {
    await database.close();
  }
}
