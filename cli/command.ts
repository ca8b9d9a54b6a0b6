import { SettingsError } from "#server/env.server.ts";

/** Where a command writes to and reads its settings from; tests pass their own. */
export interface Terminal {
  out: (text: string) => void;
  /** For progress and errors, so that standard output stays usable by other programs. */
  err: (text: string) => void;
  environment: Readonly<Record<string, string | undefined>>;
  /** Ends a command that would run forever. */
  signal: AbortSignal;
}

/** An error that the user can fix, printed without a stack. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** Runs a command as the program: sets the exit code, and prints an error as one message. */
export async function runCommand(
  command: (words: readonly string[], terminal: Terminal) => Promise<number>,
  words: readonly string[],
): Promise<void> {
  const interrupt = new AbortController();
  process.once("SIGINT", () => interrupt.abort());
  process.once("SIGTERM", () => interrupt.abort());
  const terminal: Terminal = {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    environment: process.env,
    signal: interrupt.signal,
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

function formatError(error: unknown): string {
  if (error instanceof CommandError || error instanceof SettingsError) return error.message;
  if (error instanceof Error && "code" in error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
