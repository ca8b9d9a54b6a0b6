import { createInterface } from "node:readline/promises";
import { MissingDatabaseError } from "#server/db/database-place.ts";
import { SettingsError } from "#server/env.server.ts";

/** Where a command writes to and reads its settings from; tests pass their own. */
export interface Terminal {
  out: (text: string) => void;
  /** For progress and errors, so that standard output stays usable by other programs. */
  err: (text: string) => void;
  environment: Readonly<Record<string, string | undefined>>;
  /** Ends a command that would run forever. */
  signal: AbortSignal;
  /** Asks the person at the terminal and returns the answer; absent where nobody can answer. */
  ask?: (question: string) => Promise<string>;
}

/** Runs a command with its words and returns the exit code. */
export type Command = (words: readonly string[], terminal: Terminal) => Promise<number>;

/** The words of a command are not understood: its usage is printed, with a reason if there is one. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * A command that prints its usage when asked for help, with exit code 0, and when its words are not
 * understood, with exit code 2: `run` throws a UsageError then, `parseArgs` of Node its own error.
 */
export function defineCommand(usage: string, run: Command): Command {
  return async (words, terminal) => {
    const isHelp = words[0] === "help" || words.includes("--help") || words.includes("-h");
    if (isHelp) {
      terminal.out(usage);
      return 0;
    }
    try {
      return await run(words, terminal);
    } catch (error) {
      const reason = readUsageProblem(error);
      if (reason === null) throw error;
      terminal.err(reason === "" ? usage : `${reason}\n\n${usage}`);
      return 2;
    }
  };
}

function readUsageProblem(error: unknown): string | null {
  if (error instanceof UsageError) return error.message;
  if (!(error instanceof TypeError) || !("code" in error)) return null;
  const isParseError = String(error.code).startsWith("ERR_PARSE_ARGS_");
  // Node's second sentence is advice to programmers.
  return isParseError ? (error.message.split(". ")[0] ?? "") : null;
}

/** An error that the user can fix, printed without a stack. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** Runs a command as the program: sets the exit code, and prints an error as one message. */
export async function runCommand(command: Command, words: readonly string[]): Promise<void> {
  const interrupt = new AbortController();
  process.once("SIGINT", () => interrupt.abort());
  process.once("SIGTERM", () => interrupt.abort());
  const terminal: Terminal = {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    environment: process.env,
    signal: interrupt.signal,
    ...(process.stdin.isTTY && process.stderr.isTTY
      ? { ask: (question) => askPerson(question, interrupt.signal) }
      : {}),
  };
  // `… | head` closes the pipe early, which is not an error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  try {
    process.exitCode = await command(words, terminal);
  } catch (error) {
    process.exitCode = 1;
    terminal.err(`${formatError(error)}\n`);
  }
}

/** Asks on standard error, so that standard output stays usable by other programs. */
async function askPerson(question: string, signal: AbortSignal): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question, { signal });
  } finally {
    lines.close();
  }
}

const expectedErrors = [CommandError, SettingsError, MissingDatabaseError];

function formatError(error: unknown): string {
  if (error instanceof Error && expectedErrors.some((kind) => error instanceof kind)) {
    return error.message;
  }
  if (error instanceof Error && "code" in error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
