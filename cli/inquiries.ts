import { inquiriesCommand } from "#cli/inquiries-command.ts";
import { runCommand } from "#cli/command.ts";

await runCommand(inquiriesCommand);
