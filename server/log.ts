import { cleanText } from "#domain/inquiry/clean-text.ts";

/** Writes one line with its time to the log, whatever the message holds. */
export function log(message: string): void {
  process.stdout.write(`${new Date().toISOString()} ${cleanText(message)}\n`);
}
