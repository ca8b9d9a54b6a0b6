import { chmodSync, closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { MissingDatabaseError, sqliteFileName } from "./database-place.ts";
import { busyTimeoutMs } from "./sqlite-connection.ts";

/** How many rows a verified copy has. */
export interface BackupReport {
  vehicles: number;
  inquiries: number;
  outboxMessages: number;
}

/**
 * Copies the SQLite file of a directory while the site runs, in the state of one moment, and
 * checks the copy. The copy gets its name only after the check; an existing file is never replaced.
 * @throws when the target exists or the check of the copy fails; a MissingDatabaseError when there is
 * no database.
 */
export function backUpSqlite(dataDir: string, target: string): BackupReport {
  const source = join(dataDir, sqliteFileName);
  if (!existsSync(source)) throw new MissingDatabaseError({ databaseUrl: null, dataDir });
  if (existsSync(target)) throw new Error(`${target} exists already and is not replaced.`);
  const unfinished = `${target}.unfinished-${process.pid}`;
  try {
    const connection = new DatabaseSync(source, { timeout: busyTimeoutMs });
    const before = countRows(connection);
    // Reads one state of the file without blocking writers, and leaves deleted data out.
    connection.prepare("vacuum into ?").run(unfinished);
    connection.close();
    chmodSync(unfinished, 0o600);
    removeMark(unfinished);
    const report = verify(unfinished, before);
    flush(unfinished);
    // A link fails if the target exists by now; a rename would replace it.
    linkSync(unfinished, target);
    return report;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** A site that runs tells by its mark that its file was overwritten by a copy (`sqlite-guard.ts`). */
function removeMark(path: string): void {
  const copy = new DatabaseSync(path);
  copy.exec("pragma application_id = 0");
  copy.close();
}

/** Checks a copy: intact, with every reference resolved, and with no fewer inquiries. */
function verify(path: string, before: BackupReport): BackupReport {
  const copy = new DatabaseSync(path, { readOnly: true });
  try {
    const integrity = copy.prepare("pragma integrity_check").all();
    const isSound = integrity.length === 1 && Object.values(integrity[0] ?? {})[0] === "ok";
    const orphans = copy.prepare("pragma foreign_key_check").all();
    const report = countRows(copy);
    if (!isSound || orphans.length > 0 || report.inquiries < before.inquiries) {
      throw new Error("The copy is not right and was removed; the original is untouched.");
    }
    return report;
  } finally {
    copy.close();
  }
}

function countRows(connection: DatabaseSync): BackupReport {
  const count = (table: string): number => {
    const row = connection.prepare(`select count(*) as count from ${table}`).get();
    return Number(row?.["count"]);
  };
  // A backup made before the first start of a new version has the outbox under its old name.
  const isMigrated =
    connection.prepare("select 1 from sqlite_master where name = 'outbox_messages'").get() !==
    undefined;
  return {
    vehicles: count("vehicles"),
    inquiries: count("inquiries"),
    outboxMessages: count(isMigrated ? "outbox_messages" : "deliveries"),
  };
}

function flush(path: string): void {
  const file = openSync(path, "r+");
  fsyncSync(file);
  closeSync(file);
}
