import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { stringify } from "csv-stringify/sync";
import type { Terminal } from "#cli/command.ts";
import { CommandError } from "#cli/command.ts";
import { business } from "#content/business.ts";
import { neutralizeFormula } from "#domain/spreadsheet-text.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { readSettings } from "#server/env.server.ts";
import type { Inquiries, StoredInquiry } from "#server/inquiries/inquiries.ts";
import { createInquiries } from "#server/inquiries/inquiries.ts";

const usage = `Usage: npm run inquiries -- COMMAND

  list [--json]      every inquiry, newest first
  show ID [--json]   one inquiry, whole
  export FILE.csv    write every inquiry to a file that a spreadsheet opens safely
`;

const csvColumns = [
  "id",
  "receivedAt",
  "firstName",
  "lastName",
  "email",
  "phone",
  "interest",
  "message",
  "about",
  "status",
] as const;

/** Runs one command on the inquiries and returns its exit code. */
export async function inquiriesCommand(
  words: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { json: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [command, argument, ...rest] = positionals;
  const work = rest.length > 0 ? null : chooseWork(command, argument, values.json, terminal);
  if (work === null) {
    terminal.err(usage);
    return 2;
  }
  const database = await openDatabase(readSettings(terminal.environment));
  try {
    const warn = (message: string) => terminal.err(`${message}\n`);
    await work(createInquiries(database, warn));
    return 0;
  } finally {
    await database.close();
  }
}

function chooseWork(
  command: string | undefined,
  argument: string | undefined,
  isJson: boolean,
  terminal: Terminal,
): ((inquiries: Inquiries) => Promise<void>) | null {
  if (command === "list" && argument === undefined) {
    return async (inquiries) => list(await inquiries.list(), isJson, terminal);
  }
  if (command === "show" && argument !== undefined) {
    return async (inquiries) => show(await inquiries.find(argument), isJson, terminal);
  }
  if (command === "export" && argument !== undefined && !isJson) {
    if (!/\.csv$/i.test(argument)) throw new CommandError(`${argument}: expected a .csv file`);
    return async (inquiries) => exportTo(argument, await inquiries.list(), terminal);
  }
  return null;
}

function list(inquiries: readonly StoredInquiry[], isJson: boolean, terminal: Terminal): void {
  if (isJson) {
    terminal.out(`${JSON.stringify(inquiries, null, 2)}\n`);
    return;
  }
  for (const { id, receivedAt, firstName, lastName, interest, status } of inquiries) {
    const name = `${firstName} ${lastName}`;
    terminal.out(`${id}  ${formatTime(receivedAt)}  ${interest.padEnd(7)}  ${status}  ${name}\n`);
  }
  terminal.out(`${inquiries.length} inquiries\n`);
}

function show(inquiry: StoredInquiry | null, isJson: boolean, terminal: Terminal): void {
  if (inquiry === null) throw new CommandError("No inquiry has this id.");
  if (isJson) {
    terminal.out(`${JSON.stringify(inquiry, null, 2)}\n`);
    return;
  }
  const { message, receivedAt, ...fields } = inquiry;
  terminal.out(`received   ${formatTime(receivedAt)}\n`);
  for (const [name, value] of Object.entries(fields)) {
    terminal.out(`${name.padEnd(10)} ${value}\n`);
  }
  terminal.out(`\n${message}\n`);
}

function exportTo(path: string, inquiries: readonly StoredInquiry[], terminal: Terminal): void {
  const rows = inquiries.map((inquiry) =>
    csvColumns.map((column) => neutralizeFormula(inquiry[column])),
  );
  // What visitors wrote is for the account that asked for it alone.
  writeFileSync(path, stringify([csvColumns, ...rows]), { mode: 0o600 });
  terminal.out(`Wrote ${inquiries.length} inquiries to ${path}.\n`);
}

function formatTime(time: string): string {
  return new Date(time).toLocaleString(business.locale, {
    timeZone: business.timeZone,
    dateStyle: "medium",
    timeStyle: "short",
  });
}
