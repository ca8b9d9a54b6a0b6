import type { DatabaseSync, StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { openSqliteFile } from "./sqlite-connection.ts";
import type { SqliteGreeting, SqliteReply, SqliteRequest } from "./sqlite-messages.ts";

const { path } = workerData as { path: string };
const statementsMax = 200;
const statements = new Map<string, StatementSync>();

start();

function start(): void {
  let connection: DatabaseSync;
  try {
    connection = openSqliteFile(path);
  } catch (error) {
    greet({ id: 0, ok: false, message: String(error) });
    return;
  }
  parentPort?.on("message", (request: SqliteRequest | "close") => {
    if (request === "close") {
      statements.clear();
      connection.close();
      parentPort?.close();
      return;
    }
    parentPort?.postMessage(answer(connection, request));
  });
  greet({ id: 0, ok: true });
}

function greet(greeting: SqliteGreeting): void {
  parentPort?.postMessage(greeting);
}

function answer(connection: DatabaseSync, { id, sql, parameters }: SqliteRequest): SqliteReply {
  try {
    const statement = prepare(connection, sql);
    if (statement.columns().length > 0) {
      return { id, ok: true, rows: statement.all(...parameters), changes: null };
    }
    return { id, ok: true, rows: [], changes: Number(statement.run(...parameters).changes) };
  } catch (error) {
    const code = error instanceof Error && "errcode" in error ? Number(error.errcode) : 1;
    return { id, ok: false, message: error instanceof Error ? error.message : String(error), code };
  }
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
