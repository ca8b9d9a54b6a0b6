import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SaxesParser } from "saxes";
import { afterEach, beforeEach, expect, test } from "vitest";
import { reportCommand } from "./report.ts";
import { notes } from "#cli/report/report-text.ts";
import { createPageCounts } from "#server/analytics/page-counts.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { createInquiryWork } from "#server/inquiries/inquiry-work.ts";
import { terminalAuthor } from "#server/staff/staff.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";

const dayMs = 86_400_000;
let directory = makeDirectory();

beforeEach(async () => {
  directory = makeDirectory();
  const database = await openDatabase(directory.place);
  for (const daysAgo of [0, 5]) {
    const now = () => new Date(Date.now() - daysAgo * dayMs);
    const counts = createPageCounts(database, { warn: () => {}, now });
    for (let count = 0; count < 60; count += 1) counts.add("call", "/rentals");
    counts.add("inquiry", "/rentals");
    counts.add("financing", "/vehicles/denago-ev-city");
    for (let count = 0; count < 1_500; count += 1) counts.add("view", "/about");
    counts.add("prefetch", "/about");
    await counts.flush();
  }
  const received = new Date(Date.now() - 2 * dayMs);
  const inquiries = createInquiries(database, () => {}, { now: () => received });
  for (const [key, minutes] of [
    ["answered", 200],
    ["waiting", null],
  ] as const) {
    const receipt = await inquiries.receive(makeInquiry(), { idempotencyKey: key });
    const now = () => new Date(received.getTime() + (minutes ?? 0) * 60_000);
    const id = receipt.kind === "received" ? receipt.id : "";
    if (minutes !== null)
      await createInquiryWork(database, { now }).markAnswered(id, terminalAuthor);
  }
  await database.close();
});
afterEach(() => directory.remove());

async function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ["", ""];
  const code = await reportCommand(words, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    environment: { DATA_DIR: directory.place.dataDir },
    signal: new AbortController().signal,
  });
  return { code, out, err };
}

test("bars show which pages led to calls and inquiries, with what the figures cannot tell", async () => {
  const { code, out, err } = await run();
  const file = join(directory.place.dataDir, "dealership.sqlite");
  expect([code, err]).toEqual([0, `Database: SQLite ${file}\n`]);
  expect(out).toContain("Calls 120, inquiries 2, financing clicks 2\n");
  expect(out).toContain("Pages opened 3,000, loaded ahead 2\n");
  expect(out).toContain("Time to answer: median 3 h 20 min, longest 3 h 20 min; 1 answered, 1 not");
  expect(out).toMatch(/^ {2}\/rentals {18}█{30}▓ 120 calls, 2 inquiries$/m);
  expect(out).toMatch(/^ {2}\/vehicles\/denago-ev-city {2}░ 2 financing clicks$/m);
  expect(out).toMatch(/^ {2}\/about +3,000, loaded ahead 2$/m);
  for (const note of notes) expect(out).toContain(note);
});

test("only the days that were asked for are reported", async () => {
  expect((await run("--since", "5d")).out).toContain("Calls 60, inquiries 1, financing clicks 1\n");
  expect((await run("--since", "6d")).out).toContain("Calls 120,");
});

test("as JSON it is one value with every page", async () => {
  const report: unknown = JSON.parse((await run("--json", "--since", "1d")).out);
  expect(report).toMatchObject({
    totals: { view: 1_500, ahead: 1, call: 60, financing: 1, inquiry: 1 },
    pages: [{ path: "/rentals" }, { path: "/vehicles/denago-ev-city" }, { path: "/about" }],
  });
});

test("a drawing is well-formed and has a bar as long as its share", async () => {
  const path = join(directory.place.dataDir, "report.svg");
  expect((await run("--svg", path)).err).toContain(`\nDrew ${path}.\n`);
  const bars: Record<string, number> = {};
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    // A bar's page is told by its row; the legend's squares are above all rows.
    const isBar = name === "rect" && Number(attributes["y"]) >= 80;
    if (isBar) bars[`${attributes["class"]} ${attributes["y"]}`] = Number(attributes["width"]);
  });
  parser.on("text", (text) => texts.push(text));
  parser.write(readFileSync(path, "utf8")).close();
  expect(bars).toEqual({ "call 84": 245.9, "inquiry 84": 4.1, "financing 114": 4.1 });
  expect(texts).toContain("120 calls, 2 inquiries");
  expect(texts).toContain("/vehicles/denago-ev-city");
});

test("with nothing counted it says so", async () => {
  const empty = makeDirectory();
  await (await openDatabase(empty.place)).close();
  let out = "";
  const code = await reportCommand([], {
    out: (text) => (out += text),
    err: () => {},
    environment: { DATA_DIR: empty.place.dataDir },
    signal: new AbortController().signal,
  });
  expect(code).toBe(0);
  expect(out.match(/^ {2}none$/gm)).toHaveLength(2);
  await empty.remove();
});

test.each(["30", "0d", "-1d", "d", "99999d", "3651d", "1.5d", "month"])(
  "--since=%s is refused with what was expected",
  async (since) => {
    await expect(run(`--since=${since}`)).rejects.toThrow("expected days from 1d to 3650d");
  },
);

test("a drawing goes to no other kind of file, and nothing is written", async () => {
  const path = join(directory.place.dataDir, "report.png");
  await expect(run("--svg", path)).rejects.toThrow("expected a file that ends in .svg");
  expect(existsSync(path)).toBe(false);
});

test.each([["now"], ["--sinse", "3d"], ["--since"]])("%j shows the usage", async (...words) => {
  const { code, out, err } = await run(...words);
  expect([code, out, err.includes("Usage: npm run report")]).toEqual([2, "", true]);
});
