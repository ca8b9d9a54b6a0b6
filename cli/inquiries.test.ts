import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterEach, beforeEach, expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { inquiriesCommand } from "./inquiries.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";

let directory = makeDirectory();
const formula = '=HYPERLINK("https://evil.example")';

beforeEach(async () => {
  directory = makeDirectory();
  const database = await openDatabase(directory.place);
  let hour = 10;
  const now = () => {
    hour += 1;
    return new Date(`2026-11-20T${hour}:00:00Z`);
  };
  const inquiries = createInquiries(database, () => {}, { now });
  await inquiries.receive(makeInquiry(), { idempotencyKey: null });
  await inquiries.receive(makeInquiry({ firstName: "Zoe", message: formula }), {
    idempotencyKey: null,
  });
  await database.close();
});
afterEach(() => directory.remove());

async function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ["", ""];
  const code = await inquiriesCommand(words, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    environment: { DATA_DIR: directory.place.dataDir },
    signal: new AbortController().signal,
  });
  return { code, out, err };
}

test("as JSON the list is one array, newest first, and nothing else is written", async () => {
  const { code, out, err } = await run("list", "--json");
  const inquiries = JSON.parse(out) as { firstName: string }[];
  const database = `Database: SQLite ${join(directory.place.dataDir, "dealership.sqlite")}\n`;
  expect([code, err, inquiries.length]).toEqual([0, database, 2]);
  expect(inquiries[0]).toEqual({
    ...makeInquiry({ firstName: "Zoe", message: formula }),
    id: expect.any(String) as string,
    receivedAt: "2026-11-20T12:00:00.000Z",
    status: "new",
    suspicions: [],
    answerBy: new Date(
      Date.parse("2026-11-20T12:00:00.000Z") + business.replyTimes.answerWithinHours * 3_600_000,
    ).toISOString(),
    isOverdue: expect.any(Boolean) as boolean,
  });
});

test("for people the list has a line each in the dealership's time", async () => {
  const { out } = await run("list");
  expect(out).toMatch(/^[\da-f-]{8,} +Fri, Nov 20, 2026, 7:00\sAM EST +sales +\w+ +Zoe Quinn\n/);
  expect(out).toContain("2 inquiries\n");
});

test("one inquiry is shown whole by the beginning of its id that the list shows", async () => {
  const [newest] = JSON.parse((await run("list", "--json")).out) as { id: string }[];
  const [line = ""] = (await run("list")).out.split("\n");
  const shortId = line.split(" ")[0] ?? "";
  expect(newest?.id.startsWith(shortId)).toBe(true);
  const { out } = await run("show", shortId);
  expect(out).toContain("email      ada.quinn@mail.example");
  expect(out).toContain(formula);
  expect(JSON.parse((await run("show", newest?.id ?? "", "--json")).out)).toMatchObject({
    firstName: "Zoe",
  });
  expect((await run("show", newest?.id.toUpperCase() ?? "")).out).toBe(out);
  await expect(run("show", newest?.id.slice(0, 1) ?? "")).rejects.toThrow(
    "More than one inquiry has an id that begins so",
  );
  for (const wrong of ["none", "%", "f".repeat(36)]) {
    await expect(run("show", wrong)).rejects.toThrow("No inquiry has this id.");
  }
});

test("an export has no live formula and is for its owner alone", async () => {
  const path = join(directory.place.dataDir, "out.csv");
  const { out } = await run("export", path);
  expect(out).toBe(`Wrote 2 inquiries to ${path}.\n`);
  const text = readFileSync(path, "utf8");
  expect(text.startsWith("\uFEFFid,")).toBe(true);
  const rows = parse(text, { bom: true });
  expect(rows).toHaveLength(3);
  expect(rows[1]?.[7]).toBe(`'${formula}`);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@]/);
  expect(statSync(path).mode & 0o077).toBe(0);
  await expect(run("export", "out.xlsx")).rejects.toThrow("expected a .csv file");
});

test.each([[], ["show"], ["list", "x"], ["delete", "x"]])(
  "%j shows the usage",
  async (...words) => {
    const { code, err } = await run(...words);
    expect([code, err.startsWith("Usage: npm run inquiries")]).toEqual([2, true]);
  },
);

test("without the server's database there is nothing to list, and none is made", async () => {
  const dataDir = join(directory.place.dataDir, "elsewhere");
  const terminal = {
    out: () => {},
    err: () => {},
    environment: { DATA_DIR: dataDir },
    signal: new AbortController().signal,
  };
  for (const words of [["list"], ["deliveries", "--failed"], ["forget", "0", "--yes"]]) {
    await expect(inquiriesCommand(words, terminal)).rejects.toThrow("no database of this site");
  }
  expect(existsSync(dataDir)).toBe(false);
});
