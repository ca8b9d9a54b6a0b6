import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("a process that had a server ends with the exit code it chose, or failed tests would pass", () => {
  const program = `
    import { startPostgres } from "./tests/servers/postgres-server.ts";
    const server = await startPostgres();
    await server.remove();
    process.exitCode = 3;
  `;
  const { status } = spawnSync(process.execPath, ["--input-type=module", "-e", program]);
  expect(status).toBe(3);
});
