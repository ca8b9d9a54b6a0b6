import { chmodSync, closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteFileName } from "./open-sqlite.ts";
import { busyTimeoutMs } from "./sqlite-connection.ts";

/** What a verified copy holds. */
export interface BackupReport {
  vehicles: number;
  inquiries: number;
  deliveries: number;
}

const countedTables = ["vehicles", "inquiries", "deliveries"] as const;

/**
 * Copies the SQLite file of a directory while the site runs, as it stood at one moment, and checks
 * the copy. The copy gets its name only when it is right; a file that exists is never replaced.
 * @throws when there is nothing to copy, the target exists, or the copy is not right.
 */
export function backUpSqlite(dataDir: string, target: string): BackupReport {
  const source = join(dataDir, sqliteFileName);
  if (!existsSync(source)) throw new Error(`${source} does not exist.`);
  if (existsSync(target)) throw new Error(`${target} exists already and is not replaced.`);
  const unfinished = `${target}.unfinished-${process.pid}`;
  try {
    const connection = new DatabaseSync(source, { timeout: busyTimeoutMs });
    const before = countRows(connection);
    // Reads one state of the file without holding up writers, and leaves out what was deleted.
    connection.prepare("vacuum into ?").run(unfinished);
    connection.close();
    chmodSync(unfinished, 0o600);
    const report = verify(unfinished, before);
    flush(unfinished);
    // A link fails where the name was taken meanwhile; a rename would replace the file.
    linkSync(unfinished, target);
    return report;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Checks a copy: sound, complete by its own references, and with no fewer inquiries. */
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
  const report: BackupReport = { vehicles: 0, inquiries: 0, deliveries: 0 };
  for (const table of countedTables) {
    const row = connection.prepare(`select count(*) as count from ${table}`).get();
    report[table] = Number(row?.["count"]);
  }
  return report;
}

function flush(path: string): void {
  const file = openSync(path, "r+");
  fsyncSync(file);
  closeSync(file);
}
