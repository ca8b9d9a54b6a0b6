import { openSync, readSync, statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

/** Why the file that this process has open is no longer the database at its path. */
export type FileLoss = "removed" | "replaced" | "log removed" | "overwritten" | "restored";

/** Watches one open SQLite file. */
export interface FileGuard {
  /** To be called outside transactions. Once a loss is found it stays found. */
  findLoss: () => FileLoss | null;
  /** The files at these paths that are still the ones that were opened. */
  listOwnLogs: () => string[];
}

/** Two numbers in the file's header that SQLite keeps for applications. */
interface Mark {
  /** `application_id`: a random number of this file; `npm run backup` takes it out of its copies. */
  id: number;
  /** `user_version`: the second, since 2020, at which a site last marked the file; it only grows. */
  second: number;
}

/** Places in the header of a SQLite file: https://www.sqlite.org/fileformat2.html#the_database_header */
const headerBytes = 100;
const userVersionOffset = 60;
const applicationIdOffset = 68;

/** Counted from here, seconds fit into 31 bits until 2088. */
const marksBeginMs = Date.UTC(2020);
/** A copy of the file that is older than this has an older mark. */
const markedEveryMs = 60 * 60_000;
const idMax = 0x7fff_ffff;

/**
 * Opens the guard of a file. Must be called before SQLite opens the file in this process, and its
 * file descriptor is never closed: closing one would drop the locks that SQLite holds.
 */
export function openGuard(path: string): (connection: DatabaseSync) => FileGuard {
  const descriptor = openSync(path, "r");
  const opened = readInode(path);
  return (connection) => {
    const id = markFile(connection);
    const logs = [`${path}-wal`, `${path}-shm`].map((log) => ({ log, inode: readInode(log) }));
    const atOpening = readMark(descriptor);
    const dataVersion = connection.prepare("pragma data_version");
    const readVersion = () => Number(dataVersion.get()?.["data_version"]);
    const state = { second: atOpening.second, markedAt: Date.now(), version: readVersion() };
    // The new mark is only in the log until the log is written into the file.
    const ids = new Set([id, atOpening.id]);
    let found: FileLoss | null = null;

    function isOwn(mark: Mark): boolean {
      return ids.has(mark.id) && mark.second >= state.second;
    }

    function findLoss(): FileLoss | null {
      const current = readInode(path);
      if (current === null) return "removed";
      if (current !== opened) return "replaced";
      if (logs.some(({ log, inode }) => readInode(log) !== inode)) return "log removed";
      const inFile = readMark(descriptor);
      const version = readVersion();
      if (version !== state.version || !isOwn(inFile)) {
        // SQLite returns what it has in memory and in the log, or what others wrote through SQLite.
        const inSqlite = readMarkOf(connection);
        if (inSqlite !== null && !isOwn(inSqlite)) return "restored";
        if (!isOwn(inFile)) return "overwritten";
      }
      state.version = version;
      state.second = inFile.second;
      if (inFile.id === id && atOpening.id !== id) ids.delete(atOpening.id);
      if (Date.now() - state.markedAt > markedEveryMs) {
        state.markedAt = Date.now();
        markFile(connection);
      }
      return null;
    }

    return {
      findLoss: () => (found ??= findLoss()),
      listOwnLogs: () =>
        logs.flatMap(({ log, inode }) => (inode !== null && readInode(log) === inode ? [log] : [])),
    };
  };
}

/** Gives a file that has none its number, notes the time, and returns the number. */
function markFile(connection: DatabaseSync): number {
  try {
    connection.exec("begin immediate");
    const { id: knownId = 0, second: knownSecond = 0 } = readMarkOf(connection) ?? {};
    const id = knownId === 0 ? Math.ceil(Math.random() * idMax) : knownId;
    const second = Math.max(knownSecond + 1, Math.floor((Date.now() - marksBeginMs) / 1_000));
    connection.exec(`pragma application_id = ${id}`);
    connection.exec(`pragma user_version = ${second}`);
    connection.exec("commit");
    connection.exec("pragma wal_checkpoint(passive)");
  } catch {
    // On a full disk, or while another program writes, the file keeps the mark that it has.
    if (connection.isTransaction) connection.exec("rollback");
  }
  return readMarkOf(connection)?.id ?? 0;
}

/** The mark as SQLite has it; null when it cannot read the file. */
function readMarkOf(connection: DatabaseSync): Mark | null {
  try {
    const id = readPragma(connection, "application_id");
    return { id, second: readPragma(connection, "user_version") };
  } catch {
    return null;
  }
}

function readPragma(connection: DatabaseSync, name: string): number {
  const row = connection.prepare(`pragma ${name}`).get() ?? {};
  return Number(Object.values(row)[0]);
}

function readMark(descriptor: number): Mark {
  const header = Buffer.alloc(headerBytes);
  readSync(descriptor, header, 0, headerBytes, 0);
  return {
    id: header.readInt32BE(applicationIdOffset),
    second: header.readInt32BE(userVersionOffset),
  };
}

/** The device and number of the file at a path; null when there is none. */
function readInode(path: string): string | null {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.dev} ${stat.ino}`;
}
