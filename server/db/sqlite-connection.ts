import { DatabaseSync } from "node:sqlite";

/** How long a writer waits for another process's lock; within it a form still answers. */
export const busyTimeoutMs = 5_000;

/** What must read back as it was set, or an acknowledged inquiry could be lost. */
const settings = [
  { name: "journal_mode", value: "wal" },
  // 2 is FULL: the log is flushed to the disk before a commit returns.
  { name: "synchronous", value: 2 },
  { name: "foreign_keys", value: 1 },
  { name: "busy_timeout", value: busyTimeoutMs },
  // What is forgotten is overwritten, not only unlinked.
  { name: "secure_delete", value: 1 },
] as const;

/**
 * Opens a SQLite file for reading and writing with durable commits.
 * @throws when a setting did not take, naming it.
 */
export function openSqliteFile(path: string): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: busyTimeoutMs });
  for (const { name, value } of settings) {
    connection.exec(`pragma ${name} = ${value}`);
    const row = connection.prepare(`pragma ${name}`).get() ?? {};
    const actual = Object.values(row)[0];
    if (actual !== value) {
      connection.close();
      throw new Error(`SQLite keeps ${name} at ${String(actual)} instead of ${value}.`);
    }
  }
  return connection;
}
