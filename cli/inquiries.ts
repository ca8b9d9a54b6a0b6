import { parseArgs } from "node:util";
import { commands } from "#cli/inquiries/inquiry-commands.ts";
import type { Terminal } from "./command.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { readSettings } from "#server/env.server.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { planMessages } from "#server/outbox/channels.ts";

const usage = `Usage: npm run inquiries -- COMMAND

  list                    every inquiry, newest first
  show ID                 one inquiry, whole, with its deliveries
  watch                   new inquiries as they come, until you press Ctrl+C
  export FILE.csv         write every inquiry to a file that a spreadsheet opens safely
  answered ID             note that an inquiry was answered
  resend ID               send every delivery of an inquiry again
  deliveries [--failed]   what was sent where; with --failed what failed, is held, was refused or
                          waits for over an hour, and exit code 1 when there is any
  spam                    inquiries in quarantine, with the reasons
  unspam ID               release one from quarantine and deliver it
  forget ID               remove all that the person of an inquiry ever sent
  purge --older-than 365d remove what was received before, unless it is still to be delivered

Every command takes --json: then standard output holds one JSON value and nothing else;
watch writes one to a line.
`;

/** Runs one command on the inquiries and returns its exit code. */
export async function inquiriesCommand(
  words: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      json: { type: "boolean", default: false },
      failed: { type: "boolean", default: false },
      "older-than": { type: "string" },
    },
    allowPositionals: true,
  });
  const [name = "", argument, ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isUnderstood =
    command !== undefined &&
    rest.length === 0 &&
    (argument !== undefined) === command.takesArgument &&
    (!values.failed || name === "deliveries") &&
    (values["older-than"] !== undefined) === (name === "purge");
  if (!isUnderstood) {
    terminal.err(usage);
    return 2;
  }
  const settings = readSettings(terminal.environment);
  const database = await openDatabase(settings, (message) => terminal.err(`${message}\n`));
  try {
    return await command.run({
      admin: createInquiryAdmin(database, { planned: planMessages(settings) }),
      terminal,
      argument: argument ?? "",
      isJson: values.json,
      isFailedOnly: values.failed,
      olderThan: values["older-than"] ?? "",
      now: new Date(),
    });
  } finally {
    await database.close();
  }
}
