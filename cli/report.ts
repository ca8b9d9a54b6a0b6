import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { withDatabase } from "./command-database.ts";
import { CommandError, defineCommand } from "./command.ts";
import { drawReport } from "#cli/report/report-drawing.ts";
import { toReportJson } from "#cli/report/report-json.ts";
import { formatReport } from "#cli/report/report-text.ts";
import { readReport } from "#server/analytics/report.ts";

const usage = `Usage: npm run report -- [--since 30d] [--svg FILE.svg] [--json]

Shows which pages led to calls and inquiries in so many days, today included; 30 unless said.
--svg draws the same to a file. --json writes one JSON value instead of text.
`;

/** Ten years; a longer time is a typing error. */
const daysMax = 3650;
const daysDefault = "30d";

/** Prints what was counted and returns the exit code. */
export const reportCommand = defineCommand(usage, async (words, terminal) => {
  const options = readOptions(words);
  const days = readDays(options.since);
  if (options.svg !== null && !options.svg.endsWith(".svg")) {
    throw new CommandError(`--svg: expected a file that ends in .svg, not "${options.svg}".`);
  }
  const report = await withDatabase(terminal, (database) => readReport(database, days, new Date()));
  if (options.svg !== null) writeFileSync(options.svg, drawReport(report));
  terminal.out(
    options.isJson ? `${JSON.stringify(toReportJson(report), null, 2)}\n` : formatReport(report),
  );
  if (options.svg !== null) terminal.err(`Drew ${options.svg}.\n`);
  return 0;
});

function readOptions(words: readonly string[]) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      since: { type: "string", default: daysDefault },
      svg: { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  return { since: values.since, svg: values.svg ?? null, isJson: values.json };
}

function readDays(since: string): number {
  const days = Number(/^(\d{1,4})d$/.exec(since)?.[1] ?? 0);
  if (days < 1 || days > daysMax) {
    throw new CommandError(
      `--since: expected days from 1d to ${daysMax}d, such as ${daysDefault}, not "${since}".`,
    );
  }
  return days;
}
