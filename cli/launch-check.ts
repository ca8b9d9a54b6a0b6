import { runCommand } from "#cli/command.ts";
import { launchCheckCommand } from "#cli/launch-check-command.ts";

await runCommand(launchCheckCommand);
