import { parseArgs } from "node:util";
import {
  addPictureFile,
  type CommandContext,
  exportTo,
  history,
  importFile,
  list,
  undo,
  validate,
} from "#cli/inventory/inventory-commands.ts";
import { defineCommand, UsageError } from "./command.ts";
import { historyEntriesMax } from "#server/inventory/import-history.ts";

const usage = `Usage: npm run inventory -- COMMAND

  list                     every vehicle, one line each
  validate FILE            check a .json or .csv file and change nothing
  import FILE              add new vehicles and update known ones, by id
  import FILE --replace    the same, and remove every vehicle the file does not have
  export FILE              write every vehicle to a .json or .csv file
  add-picture FILE         copy a picture to where the site reads it, and print its path
  history                  the last ${historyEntriesMax} changes of the catalogue, newest first
  undo [NUMBER]            put the catalogue back as it was before that change, or the last one

import and undo take --dry-run: then they print what would be different and change nothing.
Before vehicles are removed they ask; --yes answers for you.
An import takes over the whole file or nothing. docs/inventory-import.md describes the file.
`;

interface InventoryCommand {
  argument: "none" | "optional" | "required";
  /** Which of the options beside --help it takes. */
  options: readonly ("replace" | "dry-run" | "yes")[];
  run: (context: CommandContext) => Promise<number>;
}

const commands: Readonly<Record<string, InventoryCommand>> = {
  list: { argument: "none", options: [], run: list },
  validate: { argument: "required", options: [], run: validate },
  import: { argument: "required", options: ["replace", "dry-run", "yes"], run: importFile },
  export: { argument: "required", options: [], run: exportTo },
  "add-picture": { argument: "required", options: [], run: addPictureFile },
  history: { argument: "none", options: [], run: history },
  undo: { argument: "optional", options: ["dry-run", "yes"], run: undo },
};

/** Runs one command on the inventory and returns its exit code. */
export const inventoryCommand = defineCommand(usage, async (words, terminal) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      replace: { type: "boolean" },
      "dry-run": { type: "boolean" },
      yes: { type: "boolean" },
    },
    allowPositionals: true,
  });
  const [name = "", argument = "", ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || rest.length > 0) throw new UsageError();
  const isArgumentRight =
    command.argument === "optional" || (argument !== "") === (command.argument === "required");
  const options: readonly string[] = command.options;
  if (!isArgumentRight || Object.keys(values).some((option) => !options.includes(option))) {
    throw new UsageError();
  }
  return command.run({
    terminal,
    argument,
    isReplacing: values.replace ?? false,
    isDryRun: values["dry-run"] ?? false,
    isYes: values.yes ?? false,
  });
});
