import { backupCommand } from "#cli/backup-command.ts";
import { runCommand } from "#cli/command.ts";

await runCommand(backupCommand);
