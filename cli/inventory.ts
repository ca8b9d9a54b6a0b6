import { inventoryCommand } from "#cli/inventory-command.ts";
import { runCommand } from "#cli/command.ts";

await runCommand(inventoryCommand);
