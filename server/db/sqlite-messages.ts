import type { SQLInputValue } from "node:sqlite";

/** What the main thread asks of the thread that holds the SQLite connection. */
export interface SqliteRequest {
  id: number;
  sql: string;
  parameters: SQLInputValue[];
}

export type SqliteReply =
  | { id: number; ok: true; rows: Record<string, unknown>[]; changes: number | null }
  | { id: number; ok: false; message: string; code: number };

/** Said once, when the connection is open or could not be opened. */
export type SqliteGreeting = { id: 0; ok: true } | { id: 0; ok: false; message: string };

/** An error of SQLite with its extended result code, such as 5 (busy) or 13 (full). */
export class SqliteError extends Error {
  override readonly name = "SqliteError";
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}
