import { writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Terminal } from "#cli/command.ts";
import { CommandError } from "#cli/command.ts";
import {
  formatCsv,
  formatOutboxMessage,
  formatInquiry,
  formatLine,
  report,
} from "./inquiry-texts.ts";
import type { InquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { listUndelivered } from "./undelivered-messages.ts";

/** What a command is run with. */
export interface CommandContext {
  admin: InquiryAdmin;
  terminal: Terminal;
  /** The id or file; empty for commands that take none. */
  argument: string;
  isJson: boolean;
  isFailedOnly: boolean;
  olderThan: string;
  now: Date;
}

interface Command {
  takesArgument: boolean;
  run: (context: CommandContext) => Promise<number>;
}

export const commands: Readonly<Record<string, Command>> = {
  list: { takesArgument: false, run: list },
  show: { takesArgument: true, run: show },
  watch: { takesArgument: false, run: watch },
  export: { takesArgument: true, run: exportTo },
  answered: {
    takesArgument: true,
    run: (context) => change(context, context.admin.markAnswered, "Noted as answered."),
  },
  resend: {
    takesArgument: true,
    run: (context) => change(context, context.admin.resend, "Every delivery is due again."),
  },
  deliveries: { takesArgument: false, run: listMessages },
  spam: { takesArgument: false, run: listSpam },
  unspam: {
    takesArgument: true,
    run: (context) => change(context, context.admin.release, "Released; it is delivered now."),
  },
  forget: { takesArgument: true, run: forget },
  purge: { takesArgument: false, run: purge },
};

async function list({ admin, terminal, isJson, now }: CommandContext): Promise<number> {
  const inquiries = (await admin.list()).map((inquiry) => report(inquiry, now));
  if (isJson) return writeJson(terminal, inquiries);
  terminal.out(inquiries.map(formatLine).join(""));
  terminal.out(`${inquiries.length} inquiries\n`);
  return 0;
}

async function show({ admin, terminal, argument, isJson, now }: CommandContext): Promise<number> {
  const inquiry = await admin.find(argument);
  if (inquiry === null) throw noSuchInquiry();
  const messages = await admin.listMessages(argument);
  const found = report(inquiry, now);
  if (isJson) return writeJson(terminal, { ...found, deliveries: messages });
  terminal.out(formatInquiry(found, messages));
  return 0;
}

const watchEveryMs = 1_000;

async function watch({ admin, terminal, isJson }: CommandContext): Promise<number> {
  const seen = new Set((await admin.list()).map(({ id }) => id));
  terminal.err("Waiting for inquiries; press Ctrl+C to stop.\n");
  while (!terminal.signal.aborted) {
    await wait(watchEveryMs, undefined, { signal: terminal.signal }).catch(() => {});
    for (const inquiry of (await admin.list()).toReversed()) {
      if (seen.has(inquiry.id)) continue;
      seen.add(inquiry.id);
      const found = report(inquiry, new Date());
      terminal.out(isJson ? `${JSON.stringify(found)}\n` : formatLine(found));
    }
  }
  return 0;
}

async function exportTo({
  admin,
  terminal,
  argument,
  isJson,
  now,
}: CommandContext): Promise<number> {
  if (!/\.csv$/i.test(argument)) throw new CommandError(`${argument}: expected a .csv file`);
  const inquiries = (await admin.list()).map((inquiry) => report(inquiry, now));
  // Only the account that runs the command may read what visitors wrote.
  writeFileSync(argument, formatCsv(inquiries), { mode: 0o600 });
  if (isJson) return writeJson(terminal, { file: argument, inquiries: inquiries.length });
  terminal.out(`Wrote ${inquiries.length} inquiries to ${argument}.\n`);
  return 0;
}

async function listMessages({
  admin,
  terminal,
  isJson,
  isFailedOnly,
  now,
}: CommandContext): Promise<number> {
  const messages = await admin.listMessages();
  if (isFailedOnly) return listUndelivered(messages, terminal, isJson, now);
  if (isJson) return writeJson(terminal, messages);
  terminal.out(
    messages.map((message) => `${message.inquiryId}  ${formatOutboxMessage(message)}`).join(""),
  );
  terminal.out(`${messages.length} deliveries\n`);
  return 0;
}

async function listSpam({ admin, terminal, isJson, now }: CommandContext): Promise<number> {
  const inquiries = (await admin.list())
    .filter(({ status }) => status === "spam")
    .map((inquiry) => report(inquiry, now));
  if (isJson) return writeJson(terminal, inquiries);
  for (const inquiry of inquiries) {
    terminal.out(`${formatLine(inquiry)}  ${inquiry.suspicions.join("; ")}\n`);
  }
  terminal.out(`${inquiries.length} suspected inquiries\n`);
  return 0;
}

async function forget({ admin, terminal, argument, isJson }: CommandContext): Promise<number> {
  const removed = await admin.forget(argument);
  if (removed === 0) throw noSuchInquiry();
  if (isJson) return writeJson(terminal, { removed });
  terminal.out(`Removed ${removed} inquiries of this person, with their deliveries.\n`);
  terminal.out("Mails that were sent and backups that were made keep what they hold.\n");
  return 0;
}

const dayMs = 86_400_000;

async function purge({ admin, terminal, olderThan, isJson, now }: CommandContext): Promise<number> {
  const days = Number(/^(\d{1,5})d$/.exec(olderThan)?.[1] ?? 0);
  // Inquiries are kept at least a day, so that a repeated post with the same key is recognized.
  if (days < 1) throw new CommandError("--older-than: expected days, such as 365d");
  const result = await admin.purge(new Date(now.getTime() - days * dayMs));
  if (isJson) return writeJson(terminal, result);
  terminal.out(`Removed ${result.removed} inquiries older than ${days} days.\n`);
  if (result.kept > 0) terminal.out(`Kept ${result.kept} that are still to be delivered.\n`);
  return 0;
}

async function change(
  { terminal, argument, isJson }: CommandContext,
  apply: (id: string) => Promise<boolean>,
  done: string,
): Promise<number> {
  if (!(await apply(argument))) throw noSuchInquiry();
  if (isJson) return writeJson(terminal, { id: argument });
  terminal.out(`${done}\n`);
  return 0;
}

function writeJson(terminal: Terminal, value: unknown): number {
  terminal.out(`${JSON.stringify(value, null, 2)}\n`);
  return 0;
}

function noSuchInquiry(): CommandError {
  return new CommandError("No inquiry has this id.");
}
