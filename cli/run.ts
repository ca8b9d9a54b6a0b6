import { runCommand, type Command } from "./command.ts";

/** The commands by the names of their npm scripts; each loads only what it needs. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  backup: async () => (await import("./backup.ts")).backupCommand,
  inquiries: async () => (await import("./inquiries.ts")).inquiriesCommand,
  inventory: async () => (await import("./inventory.ts")).inventoryCommand,
  "launch-check": async () => (await import("./launch-check.ts")).launchCheckCommand,
  "mail-test": async () => (await import("./mail-test.ts")).mailTestCommand,
  report: async () => (await import("./report.ts")).reportCommand,
};

const [name = "", ...words] = process.argv.slice(2);
const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (load) {
  await runCommand(await load(), words);
} else {
  process.stderr.write(
    `There is no command "${name}". Commands: ${Object.keys(commands).join(", ")}.\n`,
  );
  process.exitCode = 1;
}
