import { inventoryCommand } from "#cli/inventory/inventory-command.ts";
import { runCommand } from "./command.ts";

await runCommand(inventoryCommand);
