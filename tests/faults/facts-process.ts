/** Publishes one fact again and again, without end, until it is killed. */
import { openDatabase } from "#server/db/open-database.ts";
import { readSettings } from "#server/env.server.ts";
import { createFactStore } from "#server/facts/fact-store.ts";

const store = createFactStore(await openDatabase(readSettings(process.env)));
const path = "serviceFees.laborPerHourDollars";
process.stdout.write("Serving http://127.0.0.1:1\n");
for (;;) {
  const seen = await store.readAll();
  const values = { [path]: Number(seen[path]) + 1 };
  await store.publish({ values, seen }, "Ann");
}
