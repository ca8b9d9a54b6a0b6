import type { DatabaseSync, StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { openSqliteFile } from "./sqlite-connection.ts";
import type { FileGuard } from "./sqlite-guard.ts";
import { openGuard } from "./sqlite-guard.ts";
import type {
  SqliteGreeting,
  SqliteLoss,
  SqliteReply,
  SqliteRequest,
  SqliteThreadOptions,
} from "./sqlite-messages.ts";
import { lostFileCode, SqliteError } from "./sqlite-messages.ts";
import { rescueFile } from "./sqlite-rescue.ts";

const { path, isGuarded } = workerData as SqliteThreadOptions;
const statementsMax = 200;
const statements = new Map<string, StatementSync>();
/** While what is lost cannot be saved, as on a full disk, it is tried again after this. */
const rescueAgainMs = 10_000;
let rescueAt = 0;
let isRescued = false;

start();

function start(): void {
  let connection: DatabaseSync;
  let guard: FileGuard | null;
  try {
    const begin = isGuarded ? openGuard(path) : () => null;
    connection = openSqliteFile(path);
    guard = begin(connection);
  } catch (error) {
    greet({ id: 0, ok: false, message: formatMessage(error), code: readCode(error) });
    return;
  }
  parentPort?.on("message", (request: SqliteRequest | "close") => {
    if (request === "close") {
      statements.clear();
      connection.close();
      parentPort?.close();
      return;
    }
    parentPort?.postMessage(answer(connection, guard, request));
  });
  greet({ id: 0, ok: true });
}

function greet(greeting: SqliteGreeting): void {
  parentPort?.postMessage(greeting);
}

function answer(
  connection: DatabaseSync,
  guard: FileGuard | null,
  { id, sql, parameters }: SqliteRequest,
): SqliteReply {
  try {
    // SQLite ends a transaction itself when the disk is full, for one.
    if (sql === "rollback" && !connection.isTransaction) {
      return { id, ok: true, rows: [], changes: null };
    }
    assertFile(connection, guard);
    const statement = prepare(connection, sql);
    if (statement.columns().length > 0) {
      return { id, ok: true, rows: statement.all(...parameters), changes: null };
    }
    const changes = Number(statement.run(...parameters).changes);
    // Nothing is acknowledged that was written into a file which was taken away meanwhile.
    assertFile(connection, guard);
    return { id, ok: true, rows: [], changes };
  } catch (error) {
    return { id, ok: false, message: formatMessage(error), code: readCode(error) ?? 1 };
  }
}

/** Outside a transaction, looks whether the file is still the one that was opened. */
function assertFile(connection: DatabaseSync, guard: FileGuard | null): void {
  if (guard === null || connection.isTransaction) return;
  const loss = guard.findLoss();
  if (loss === null) return;
  if (!isRescued && performance.now() >= rescueAt) {
    rescueAt = performance.now() + rescueAgainMs;
    const lost: SqliteLoss = { id: "lost", report: "", isSaved: true };
    try {
      lost.report = rescueFile(loss, path, connection, guard);
    } catch (error) {
      lost.isSaved = false;
      lost.report = `The database ${path} was ${loss === "log removed" ? "left without its log" : loss} while the site was running, and what it held cannot be saved: ${formatMessage(error)}. Put that right and leave the site running: it tries again.`;
    }
    isRescued = lost.isSaved;
    parentPort?.postMessage(lost);
  }
  throw new SqliteError(`the file was ${loss}`, lostFileCode);
}

function readCode(error: unknown): number | null {
  if (error instanceof SqliteError) return error.code;
  return error instanceof Error && "errcode" in error ? Number(error.errcode) : null;
}

function formatMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function prepare(connection: DatabaseSync, sql: string): StatementSync {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  // Imports write statements of many shapes; what is not repeated need not be kept.
  if (statements.size >= statementsMax) statements.clear();
  const statement = connection.prepare(sql);
  statements.set(sql, statement);
  return statement;
}
