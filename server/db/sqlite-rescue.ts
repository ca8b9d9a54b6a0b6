import {
  chmodSync,
  existsSync,
  fsyncSync,
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { FileGuard, FileLoss } from "./sqlite-guard.ts";

const ending = "The site ends now, and uses that file when it is started again.";

/**
 * Saves what only this process still has of a file that was taken away, and leaves the folder so
 * that the next process can open what is there. No connection to the file may be closed afterwards:
 * SQLite would write its log into another file.
 * @returns one line that says what happened, where everything is, and what comes next.
 * @throws when it cannot be saved, as on a full disk; then it may be tried again.
 */
export function rescueFile(
  loss: FileLoss,
  path: string,
  connection: DatabaseSync,
  guard: FileGuard,
  at = new Date(),
): string {
  const aside = `${path}.before-${at.toISOString().replace(/\D/g, "").slice(0, 14)}`;
  switch (loss) {
    case "removed":
    case "replaced":
      return saveCopy(path, aside, connection, guard);
    case "log removed": {
      // A log of another process may be written into the file as well: then both are kept.
      if (hasOtherLog(path, guard)) return saveCopy(path, aside, connection, guard);
      connection.exec("pragma wal_checkpoint(truncate)");
      for (const log of guard.listOwnLogs()) rmSync(log, { force: true });
      return `The log of the database ${path} (${path}-wal or ${path}-shm) was removed while the site was running. What it held is written into ${path}. ${ending}`;
    }
    case "overwritten": {
      const logs = guard.listOwnLogs();
      for (const log of logs) renameSync(log, log.replace(path, aside));
      return `The database ${path} was overwritten while the site was running. What it held is lost but for what its log still has, which is kept as ${aside}-wal. Stop the site before you restore a backup (docs/backup.md). ${ending}`;
    }
    case "restored":
      return `The database ${path} was replaced through SQLite while the site was running. ${ending}`;
  }
}

function hasOtherLog(path: string, guard: FileGuard): boolean {
  return existsSync(`${path}-wal`) && !guard.listOwnLogs().includes(`${path}-wal`);
}

/** Copies all that the connection still reads, its log included, to a file that is there. */
function saveCopy(path: string, aside: string, connection: DatabaseSync, guard: FileGuard): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const copy = `${aside}.unfinished`;
  rmSync(copy, { force: true });
  connection.exec("pragma temp_store = memory");
  connection.prepare("vacuum into ?").run(copy);
  chmodSync(copy, 0o600);
  flush(copy);
  // SQLite would take the log of the old file for the log of the one that is there now.
  for (const log of guard.listOwnLogs()) rmSync(log, { force: true });
  try {
    // A link fails if another file is there; a rename would replace it.
    linkSync(copy, path);
    rmSync(copy);
    return `The database ${path} was removed while the site was running. Everything in it was saved and is there again under the same name. ${ending}`;
  } catch {
    renameSync(copy, aside);
    return `The database ${path} was replaced by another file while the site was running. What was stored until then is saved as ${aside}. ${ending}`;
  }
}

function flush(path: string): void {
  const file = openSync(path, "r+");
  fsyncSync(file);
  closeSync(file);
}
