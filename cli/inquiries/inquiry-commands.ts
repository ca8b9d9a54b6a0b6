import { writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Terminal } from "#cli/command.ts";
import { CommandError } from "#cli/command.ts";
import { confirm } from "#cli/confirm.ts";
import { formatCount } from "#cli/count-text.ts";
import { shortenIds } from "./inquiry-ids.ts";
import { formatOutboxMessage, formatInquiry, formatLines, report } from "./inquiry-texts.ts";
import type { InquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { formatInquiriesCsv } from "#server/inquiries/inquiry-csv.ts";
import type { InquiryWorkStore } from "#server/inquiries/inquiry-work.ts";
import { terminalAuthor } from "#server/staff/staff.ts";
import { formatTime } from "#server/outbox/mail/inquiry-mail.ts";
import { listUndelivered } from "./undelivered-messages.ts";

/** What a command is run with. */
export interface CommandContext {
  admin: InquiryAdmin;
  work: InquiryWorkStore;
  terminal: Terminal;
  /** The whole id of an inquiry, or a file; empty for commands that take none. */
  argument: string;
  isJson: boolean;
  isFailedOnly: boolean;
  /** Whether what is deleted need not be asked. */
  isYes: boolean;
  olderThan: string;
  now: Date;
}

interface Command {
  argument: "none" | "id" | "file";
  run: (context: CommandContext) => Promise<number>;
}

export const commands: Readonly<Record<string, Command>> = {
  list: { argument: "none", run: list },
  show: { argument: "id", run: show },
  watch: { argument: "none", run: watch },
  export: { argument: "file", run: exportTo },
  answered: {
    argument: "id",
    run: (context) => change(context, markAnswered, "Noted as answered."),
  },
  resend: {
    argument: "id",
    run: (context) =>
      change(
        context,
        ({ admin, argument }) => admin.resend(argument, terminalAuthor),
        "Every delivery is due again.",
      ),
  },
  deliveries: { argument: "none", run: listMessages },
  spam: { argument: "none", run: listSpam },
  unspam: {
    argument: "id",
    run: (context) =>
      change(
        context,
        ({ admin, argument }) => admin.release(argument, terminalAuthor),
        "Released; it is delivered now.",
      ),
  },
  forget: { argument: "id", run: forget },
  purge: { argument: "none", run: purge },
};

async function list({ admin, terminal, isJson, now }: CommandContext): Promise<number> {
  const inquiries = (await admin.list()).map((inquiry) => report(inquiry, now));
  if (isJson) return writeJson(terminal, inquiries);
  const shortIds = shortenIds(inquiries.map(({ id }) => id));
  terminal.out(formatLines(inquiries, shortIds).join(""));
  terminal.out(`${formatInquiries(inquiries.length)}\n`);
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
    const inquiries = await admin.list();
    const shortIds = shortenIds(inquiries.map(({ id }) => id));
    for (const inquiry of inquiries.toReversed()) {
      if (seen.has(inquiry.id)) continue;
      seen.add(inquiry.id);
      const found = report(inquiry, new Date());
      terminal.out(isJson ? `${JSON.stringify(found)}\n` : formatLines([found], shortIds).join(""));
    }
  }
  return 0;
}

async function exportTo({ admin, terminal, argument, isJson }: CommandContext): Promise<number> {
  if (!/\.csv$/i.test(argument)) throw new CommandError(`${argument}: expected a .csv file`);
  const inquiries = await admin.list();
  // Only the account that runs the command may read what visitors wrote.
  writeFileSync(argument, formatInquiriesCsv(inquiries), { mode: 0o600 });
  if (isJson) return writeJson(terminal, { file: argument, inquiries: inquiries.length });
  terminal.out(`Wrote ${formatInquiries(inquiries.length)} to ${argument}.\n`);
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
  const shortIds = shortenIds((await admin.list()).map(({ id }) => id));
  if (isFailedOnly) return listUndelivered({ messages, shortIds, terminal, isJson, now });
  if (isJson) return writeJson(terminal, messages);
  for (const message of messages) {
    const id = shortIds.get(message.inquiryId) ?? message.inquiryId;
    terminal.out(`${id}  ${formatOutboxMessage(message)}`);
  }
  terminal.out(`${formatCount(messages.length, "delivery", "deliveries")}\n`);
  return 0;
}

async function listSpam({ admin, terminal, isJson, now }: CommandContext): Promise<number> {
  const all = (await admin.list()).map((inquiry) => report(inquiry, now));
  const suspected = all.filter(({ status }) => status === "spam");
  if (isJson) return writeJson(terminal, suspected);
  const lines = formatLines(suspected, shortenIds(all.map(({ id }) => id)));
  for (const [index, { suspicions }] of suspected.entries()) {
    terminal.out(`${lines[index] ?? ""}  ${suspicions.join("; ")}\n`);
  }
  terminal.out(`${formatCount(suspected.length, "suspected inquiry", "suspected inquiries")}\n`);
  return 0;
}

async function forget(context: CommandContext): Promise<number> {
  const { admin, terminal, argument, isJson, isYes, now } = context;
  const inquiries = (await admin.listOfSamePerson(argument)).map((found) => report(found, now));
  const shortIds = shortenIds((await admin.list()).map(({ id }) => id));
  const email = inquiries[0]?.email ?? "";
  await confirm(
    terminal,
    `This removes ${formatInquiries(inquiries.length)} of ${email}, with their deliveries, for good:\n${formatLines(inquiries, shortIds).join("").trimEnd()}`,
    isYes,
  );
  const removed = await admin.forget(argument, terminalAuthor);
  if (isJson) return writeJson(terminal, { removed });
  terminal.out(`Removed ${formatInquiries(removed)} of this person, with their deliveries.\n`);
  terminal.out("Mails that were sent and backups that were made keep what they hold.\n");
  return 0;
}

const dayMs = 86_400_000;

async function purge(context: CommandContext): Promise<number> {
  const { admin, terminal, olderThan, isJson, isYes, now } = context;
  const days = Number(/^(\d{1,5})d$/.exec(olderThan)?.[1] ?? 0);
  // Inquiries are kept at least a day, so that a repeated post with the same key is recognized.
  if (days < 1) throw new CommandError("--older-than: expected days, such as 365d");
  const before = new Date(now.getTime() - days * dayMs);
  const age = `older than ${formatCount(days, "day")}`;
  const planned = await admin.countPurged(before);
  if (planned.removed > 0) {
    const warning = `This removes ${formatInquiries(planned.removed)} ${age}, for good.`;
    await confirm(terminal, warning, isYes);
  }
  const result = await admin.purge(before, terminalAuthor);
  if (isJson) return writeJson(terminal, result);
  terminal.out(`Removed ${formatInquiries(result.removed)} ${age}.\n`);
  if (result.kept > 0) {
    terminal.out(`Kept ${formatInquiries(result.kept)} still to be delivered.\n`);
  }
  return 0;
}

/** @throws CommandError when it was answered before, with who did so. */
async function markAnswered({ work, argument }: CommandContext): Promise<boolean> {
  const outcome = await work.markAnswered(argument, terminalAuthor);
  if (outcome !== "conflict") return outcome === "done";
  const { answered } = await work.find(argument);
  const by = answered === null ? "" : ` by ${answered.by}, ${formatTime(new Date(answered.at))}`;
  throw new CommandError(`It was marked as answered before${by}.`);
}

async function change(
  context: CommandContext,
  apply: (context: CommandContext) => Promise<boolean>,
  done: string,
): Promise<number> {
  const { terminal, argument, isJson } = context;
  if (!(await apply(context))) throw noSuchInquiry();
  if (isJson) return writeJson(terminal, { id: argument });
  terminal.out(`${done}\n`);
  return 0;
}

function formatInquiries(count: number): string {
  return formatCount(count, "inquiry", "inquiries");
}

function writeJson(terminal: Terminal, value: unknown): number {
  terminal.out(`${JSON.stringify(value, null, 2)}\n`);
  return 0;
}

function noSuchInquiry(): CommandError {
  return new CommandError("No inquiry has this id.");
}
