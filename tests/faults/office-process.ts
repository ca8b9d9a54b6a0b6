/**
 * Does the change of the office that CHANGE names. With KILL_AT it kills itself before or after the
 * statement that writes the history, or the photograph, which has none.
 */
import type { KyselyPlugin, QueryId } from "kysely";
import { openDatabase } from "#server/db/open-database.ts";
import { readSettings } from "#server/env.server.ts";
import { officeChanges } from "./office-changes.ts";

const change = officeChanges[process.env["CHANGE"] ?? ""];
const killAt = process.env["KILL_AT"];
const lastTables = new Set(["staff_changes", "photograph_files"]);
const kill = () => process.kill(process.pid, "SIGKILL");

const killer: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    const table = node.kind === "InsertQueryNode" ? node.into?.table.identifier.name : undefined;
    if (table !== undefined && lastTables.has(table)) {
      if (killAt === "before") kill();
      watched.add(queryId);
    }
    return node;
  },
  transformResult: ({ queryId, result }) => {
    if (killAt === "after" && watched.has(queryId)) kill();
    return Promise.resolve(result);
  },
};
const watched = new WeakSet<QueryId>();

const database = await openDatabase(readSettings(process.env));
process.stdout.write("Serving nobody on 0\n");
await change?.run({ ...database, kysely: database.kysely.withPlugin(killer) });
// The process ends by itself then, so that a change without a history row fails the test at once.
await database.close();
