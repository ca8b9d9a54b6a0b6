import { reportCommand } from "#cli/report-command.ts";
import { runCommand } from "#cli/command.ts";

await runCommand(reportCommand);
