import type { SQLInputValue } from "node:sqlite";

/** What the thread that holds the SQLite connection is started with. */
export interface SqliteThreadOptions {
  path: string;
  /** Whether it looks after the file and ends the process's use of it when the file is lost. */
  isGuarded: boolean;
}

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
export type SqliteGreeting =
  { id: 0; ok: true } | { id: 0; ok: false; message: string; code: number | null };

/** The file was taken away from under this process; `report` says where everything is. */
export interface SqliteLoss {
  id: "lost";
  report: string;
  /** Whether all that could be saved is saved; otherwise it is tried again. */
  isSaved: boolean;
}

/** The code of statements that are refused because the file was lost; SQLite's own are positive. */
export const lostFileCode = -1;

/** An error of SQLite with its extended result code, such as 5 (busy) or 13 (full). */
export class SqliteError extends Error {
  override readonly name = "SqliteError";
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}
