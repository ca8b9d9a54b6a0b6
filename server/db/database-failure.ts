import { SqliteError } from "./sqlite-messages.ts";

/** What is wrong with a database, as one line for the person who starts the site or a command. */
export class DatabaseProblemError extends Error {
  override readonly name = "DatabaseProblemError";
  /** Commands print an error with a code without its stack. */
  readonly code = "DATABASE_UNUSABLE";
}

/** What to do about SQLite's primary result codes; the others are told by SQLite's own words. */
const sqliteMeanings: Readonly<Record<number, { is: string; todo: string }>> = {
  5: { is: "it is locked by another program", todo: "End that program, then start again." },
  8: { is: "it is read-only", todo: "Let the account that runs the site write to it." },
  10: {
    is: "the disk cannot be read or written",
    todo: "Make room on the disk, and check whether it is sound.",
  },
  11: { is: "it is damaged", todo: "Restore a backup (docs/backup.md)." },
  13: { is: "the disk is full", todo: "Make room on the disk, then start again." },
  14: {
    is: "it cannot be opened",
    todo: "Let the account that runs the site read and write it and its folder.",
  },
  26: { is: "it is no SQLite database", todo: "Restore a backup (docs/backup.md)." },
};

/** SQLite's primary result code is the lowest byte of an extended one. */
const primaryCodeMask = 0xff;

/**
 * The error to start with when a database cannot be opened.
 * @param place the file, or PostgreSQL's host and database without its password.
 * @param todo what to do about an error that is not SQLite's.
 */
export function toOpenError(place: string, error: unknown, todo = ""): DatabaseProblemError {
  if (error instanceof DatabaseProblemError) return error;
  const meaning =
    error instanceof SqliteError ? sqliteMeanings[error.code & primaryCodeMask] : undefined;
  const text = meaning
    ? `${meaning.is}, ${formatCode(error)}. ${meaning.todo}`
    : `${formatMessage(error)}. ${todo}`.trimEnd();
  return new DatabaseProblemError(`The database ${place} cannot be used: ${text}`, {
    cause: error,
  });
}

/**
 * What failed, for the log: a name and a code with its meaning. The text of a database's error
 * could contain what a visitor wrote, so it is left out where there is a code.
 */
export function formatDatabaseFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  if (!("code" in error)) return error.message;
  const meaning =
    error instanceof SqliteError ? sqliteMeanings[error.code & primaryCodeMask] : undefined;
  const code = `${error.name} ${String(error.code)}`;
  return meaning ? `${code}: ${meaning.is}` : code;
}

function formatCode(error: unknown): string {
  return error instanceof SqliteError ? `SQLite says "${error.message}" (${error.code})` : "";
}

/** Several addresses of one host fail together, with their reasons inside an empty error. */
export function formatMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(formatMessage).join("; ");
  return error instanceof Error ? error.message : String(error);
}
