import { reportCommand } from "#cli/report/report-command.ts";
import { runCommand } from "./command.ts";

await runCommand(reportCommand);
