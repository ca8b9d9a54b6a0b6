import { runCommand } from "./command.ts";
import { launchCheckCommand } from "#cli/launch-check/launch-check-command.ts";

await runCommand(launchCheckCommand);
