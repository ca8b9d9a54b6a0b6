import type { SQLInputValue } from "node:sqlite";
import { Worker } from "node:worker_threads";
import type {
  SqliteGreeting,
  SqliteLoss,
  SqliteReply,
  SqliteRequest,
  SqliteThreadOptions,
} from "./sqlite-messages.ts";
import { SqliteError } from "./sqlite-messages.ts";

/** What a statement gave back. */
export interface SqliteResult {
  rows: Record<string, unknown>[];
  /** Rows changed by a statement that returns none. */
  changes: number | null;
}

/** A thread that holds one SQLite connection and runs one statement after another. */
export interface SqliteThread {
  run: (sql: string, parameters: readonly unknown[]) => Promise<SqliteResult>;
  close: () => Promise<void>;
}

interface Waiting {
  resolve: (result: SqliteResult) => void;
  reject: (error: Error) => void;
}

/** Told that no statement can be run any more; `isSaved` is false while that may still change. */
export type OnSqliteLost = (loss: Omit<SqliteLoss, "id">) => void;

/**
 * Opens the file in a thread of its own: SQLite waits for locks and flushes inside the call, and
 * on the main thread a lock held elsewhere would stop every page.
 * @param onLost if set, the thread looks after its file (`sqlite-guard.ts`), and this is called
 * when the file was taken away or the thread has ended by itself.
 */
export async function openSqliteThread(path: string, onLost?: OnSqliteLost): Promise<SqliteThread> {
  const workerData: SqliteThreadOptions = { path, isGuarded: onLost !== undefined };
  const worker = new Worker(new URL("sqlite-worker.ts", import.meta.url), { workerData });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let failure: Error | null = null;
  let isClosing = false;
  const failAll = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on("error", (error) => failAll(error instanceof Error ? error : new Error(String(error))));
  const exited = new Promise<void>((resolve) => {
    worker.on("exit", () => {
      failAll(new Error("The SQLite thread has ended."));
      if (!isClosing) onLost?.({ report: formatEnd(path, failure), isSaved: true });
      resolve();
    });
  });
  await greeted(worker, () => {
    // The thread ends because the file cannot be opened, which the caller is told: nothing was lost.
    isClosing = true;
  });
  worker.on("message", (reply: SqliteReply | SqliteLoss) => {
    if (reply.id === "lost") {
      onLost?.(reply);
      return;
    }
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.ok) asked?.resolve({ rows: reply.rows, changes: reply.changes });
    else asked?.reject(new SqliteError(reply.message, reply.code));
  });
  return {
    run: (sql, parameters) =>
      new Promise((resolve, reject) => {
        if (failure !== null) {
          reject(failure);
          return;
        }
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        const request: SqliteRequest = { id: lastId, sql, parameters: parameters.map(toInput) };
        worker.postMessage(request);
      }),
    close: async () => {
      isClosing = true;
      worker.postMessage("close");
      await exited;
    },
  };
}

/** @param onRefused called before the thread's end can be heard, which may be in the same turn. */
function greeted(worker: Worker, onRefused: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (greeting: SqliteGreeting) => {
      worker.off("error", reject);
      if (greeting.ok) {
        resolve();
        return;
      }
      onRefused();
      void worker.terminate();
      const { message, code } = greeting;
      reject(code === null ? new Error(message) : new SqliteError(message, code));
    });
  });
}

/** A thread that died may have left a transaction half done, so it is not replaced in place. */
function formatEnd(path: string, failure: Error | null): string {
  return `The thread that holds the database ${path} has ended (${failure?.message ?? "no reason given"}). The site ends now and must be started again.`;
}

/** Refuses what SQLite cannot store before it crosses the thread. */
function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "bigint" || value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite stores no ${typeof value}.`);
}
