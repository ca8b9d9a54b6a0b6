import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  TransactionSettings,
} from "kysely";
import { SqliteAdapter, SqliteDialect } from "kysely";
import type { SqliteThread } from "./sqlite-thread.ts";

/**
 * Kysely's SQLite dialect with a driver that sends statements to a thread. Kysely itself lets one
 * transaction after another use the only connection, because the adapter says there is just one.
 */
export class SqliteThreadDialect extends SqliteDialect {
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    super({
      database: () => Promise.reject(new Error("This dialect opens SQLite in a thread.")),
    });
    this.#thread = thread;
  }

  override createDriver(): Driver {
    return new SqliteThreadDriver(this.#thread);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** SQLite can create tables in a transaction, so two processes starting at once queue up. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteThreadDriver implements Driver {
  readonly #thread: SqliteThread;
  readonly #connection: SqliteThreadConnection;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
    this.#connection = new SqliteThreadConnection(thread);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }

  /**
   * Takes the write lock at once: a transaction that reads first and writes later is refused
   * without waiting when another process wrote in between.
   */
  async beginTransaction(_: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.#thread.run(settings.accessMode === "read only" ? "begin" : "begin immediate", []);
  }

  async commitTransaction(): Promise<void> {
    await this.#thread.run("commit", []);
  }

  async rollbackTransaction(): Promise<void> {
    await this.#thread.run("rollback", []);
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return this.#thread.close();
  }
}

class SqliteThreadConnection implements DatabaseConnection {
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#thread.run(sql, parameters);
    // What a row holds is known to the query that was compiled, not to the driver.
    const typed = rows as Row[];
    return changes === null ? { rows: typed } : { rows: typed, numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}
