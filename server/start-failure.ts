import { DatabaseProblemError } from "#server/db/database-failure.ts";
import { SettingsError } from "./env.server.ts";

/**
 * Exit codes of the site, by sysexits.h; docs/running.md says what each asks for. 0 is a stop by a
 * signal, 1 whatever was not foreseen.
 */
export const exitCodes = {
  portTaken: 69,
  databaseUnusable: 74,
  restartNeeded: 75,
  settingsWrong: 78,
} as const;

/** What ends a start, as it is shown to the person who starts the site. */
interface StartFailure {
  message: string;
  exitCode: number;
}

/** What to tell about an error that ends the start; null for one that was not foreseen. */
function toStartFailure(error: unknown): StartFailure | null {
  if (error instanceof SettingsError) {
    return { message: error.message, exitCode: exitCodes.settingsWrong };
  }
  if (error instanceof DatabaseProblemError) {
    return { message: error.message, exitCode: exitCodes.databaseUnusable };
  }
  return toListenFailure(error);
}

/**
 * Ends a start that failed with one line for the person who starts it.
 * @throws the error itself when it was not foreseen.
 */
export function endFailedStart(error: unknown): void {
  const failure = toStartFailure(error);
  if (failure === null) throw error;
  process.stderr.write(`${failure.message}\n`);
  process.exit(failure.exitCode);
}

/** An error of `listen`; Node tells the port and the address with it. */
interface ListenError extends NodeJS.ErrnoException {
  address?: string;
  port?: number;
}

function toListenFailure(error: unknown): StartFailure | null {
  if (!(error instanceof Error)) return null;
  const { syscall, code, address = "", port = 0, message } = error as ListenError;
  // Where several processes share a port, Node says "bind".
  if (!["listen", "bind", "getaddrinfo"].includes(syscall ?? "")) return null;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${address} is in use. End the program that uses it, or set PORT to another one.`,
    EACCES: `Port ${port} is not allowed for this account. Set PORT to one above 1023, behind a proxy.`,
    EADDRNOTAVAIL: `${address} is no address of this machine. Set HOST to one that is, or to 0.0.0.0.`,
  };
  const text =
    reasons[code ?? ""] ?? `The site cannot listen: ${message}. Set HOST and PORT to others.`;
  return { message: text, exitCode: exitCodes.portTaken };
}
