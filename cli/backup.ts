import { backupCommand } from "#cli/backup/backup-command.ts";
import { runCommand } from "./command.ts";

await runCommand(backupCommand);
