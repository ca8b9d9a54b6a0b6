import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { rememberUntilCommit } from "./wal-index.ts";

let directory: ReturnType<typeof makeDirectory>;
let path: string;
let writer: DatabaseSync;
let reader: DatabaseSync;
let queries: number;
let read: () => number;

beforeEach(() => {
  directory = makeDirectory();
  path = join(directory.place.dataDir, "one.sqlite");
  writer = new DatabaseSync(path);
  writer.exec("pragma journal_mode = wal; create table facts (value integer)");
  writer.exec("insert into facts values (0)");
  reader = new DatabaseSync(path, { readOnly: true });
  const statement = reader.prepare("select value from facts");
  queries = 0;
  read = rememberUntilCommit(path, () => {
    queries += 1;
    return Number(statement.get()?.["value"]);
  });
});

afterEach(async () => {
  reader.close();
  writer.close();
  await directory.remove();
});

test("is read once, and again after each commit", () => {
  for (let value = 1; value <= 200; value += 1) {
    writer.exec(`update facts set value = ${value}`);
    expect([read(), read(), read()]).toEqual([value, value, value]);
  }
  expect(queries).toBe(200);
});

test("is not what a transaction has not committed, and not what one took back", () => {
  expect(read()).toBe(0);
  writer.exec("begin immediate; update facts set value = 9");
  expect(read()).toBe(0);
  writer.exec("rollback");
  expect(read()).toBe(0);
  writer.exec("begin immediate; update facts set value = 10");
  writer.exec("commit");
  expect(read()).toBe(10);
});

test("is what was committed after the log was emptied, begun anew or the file was written anew", () => {
  const steps = [
    "pragma wal_checkpoint(passive)",
    "pragma wal_checkpoint(restart)",
    "pragma wal_checkpoint(truncate)",
    "vacuum",
  ];
  for (const [index, step] of [...steps, ...steps].entries()) {
    writer.exec(`update facts set value = ${index + 1}`);
    expect(read()).toBe(index + 1);
    writer.exec(step);
    expect(read()).toBe(index + 1);
    writer.exec(`update facts set value = ${index + 100}`);
    expect(read()).toBe(index + 100);
  }
});

test("what is committed while it is asked for is there the next time", () => {
  const readWhileWriting = rememberUntilCommit(path, () => {
    const value = Number(reader.prepare("select value from facts").get()?.["value"]);
    if (value === 0) writer.exec("update facts set value = 5");
    return value;
  });
  expect([readWhileWriting(), readWhileWriting()]).toEqual([0, 5]);
});

test("what a query throws is passed on, and asked again", () => {
  let isBroken = true;
  const readOrThrow = rememberUntilCommit(path, () => {
    if (isBroken) throw new Error("damaged");
    return 3;
  });
  expect(readOrThrow).toThrow("damaged");
  isBroken = false;
  expect(readOrThrow()).toBe(3);
});
