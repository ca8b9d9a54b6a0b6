import { inquiriesCommand } from "#cli/inquiries/inquiries-command.ts";
import { runCommand } from "./command.ts";

await runCommand(inquiriesCommand);
