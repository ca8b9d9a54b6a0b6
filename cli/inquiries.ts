import { parseArgs } from "node:util";
import { findId } from "#cli/inquiries/inquiry-ids.ts";
import { commands } from "#cli/inquiries/inquiry-commands.ts";
import { withDatabase } from "./command-database.ts";
import { defineCommand, UsageError } from "./command.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInquiryWork } from "#server/inquiries/inquiry-work.ts";
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

An ID may be any beginning of one that no other inquiry has; lists show the shortest.
forget and purge say what they will remove and ask; --yes answers for you.
Every command takes --json: then standard output holds one JSON value and nothing else;
watch writes one to a line.
`;

/** Runs one command on the inquiries and returns its exit code. */
export const inquiriesCommand = defineCommand(usage, async (words, terminal) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      json: { type: "boolean", default: false },
      failed: { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
      "older-than": { type: "string" },
    },
    allowPositionals: true,
  });
  const [name = "", argument, ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isUnderstood =
    command !== undefined &&
    rest.length === 0 &&
    (argument !== undefined) === (command.argument !== "none") &&
    (!values.failed || name === "deliveries") &&
    (!values.yes || name === "forget" || name === "purge") &&
    (values["older-than"] !== undefined) === (name === "purge");
  if (!isUnderstood) throw new UsageError();
  return withDatabase(terminal, async (database, settings) => {
    const admin = createInquiryAdmin(database, { planned: planMessages(settings) });
    return command.run({
      admin,
      work: createInquiryWork(database),
      terminal,
      argument: command.argument === "id" ? await findId(admin, argument ?? "") : (argument ?? ""),
      isJson: values.json,
      isFailedOnly: values.failed,
      isYes: values.yes,
      olderThan: values["older-than"] ?? "",
      now: new Date(),
    });
  });
});
