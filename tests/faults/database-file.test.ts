import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { business } from "#content/dealership/business.ts";
import { backUpSqlite } from "#server/db/backup.ts";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { useSites } from "./sites.ts";
import { postInquiry } from "./visitors.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });
const patience = { timeout: 120_000, interval: 50 };
/** By sysexits.h: a supervisor starts the site again. */
const restartNeeded = 75;
const sites = useSites();
const pathOf = (name: string) => join(sites.place.dataDir, name);

/** Posts inquiries with these keys and returns the ids that were acknowledged. */
async function post(url: string, keys: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const key of keys) {
    const answer = await postInquiry(url, key);
    if (answer?.status === 201 && answer.id !== null) ids.push(answer.id);
  }
  return ids;
}

/** The inquiries in a file that nothing else has open; it must be sound. */
function readIds(path: string): string[] {
  const file = new DatabaseSync(path);
  expect(file.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  const rows = file.prepare("select id from inquiries order by id").all();
  file.close();
  return rows.map(({ id }) => String(id));
}

async function readHealth(url: string): Promise<number | null> {
  const response = await fetch(`${url}/healthz`).catch(() => null);
  return response?.status ?? null;
}

/** What a visitor without JavaScript is shown, as long as the site still answers. */
async function expectFormKeepsText(url: string): Promise<void> {
  const body = new URLSearchParams({ ...makeInquiry(), message: "typed with care" });
  const page = await fetch(`${url}/contact`, { method: "POST", body, redirect: "manual" }).catch(
    () => null,
  );
  // On a slow machine the site has noticed its loss and ended by now: then nothing was acknowledged.
  if (page === null) return;
  expect(page.status).toBe(503);
  expect(page.headers.get("Retry-After")).toBe("10");
  const html = await page.text();
  expect(html).toContain("typed with care");
  expect(html).toContain(business.phone.display);
}

const removals: readonly { what: string; names: readonly string[]; says: string }[] = [
  { what: "the file", names: [sqliteFileName], says: "was removed while the site was running" },
  {
    what: "the file with its logs",
    names: [sqliteFileName, `${sqliteFileName}-wal`, `${sqliteFileName}-shm`],
    says: "was removed while the site was running",
  },
  { what: "the whole folder", names: ["."], says: "was removed while the site was running" },
  { what: "the log", names: [`${sqliteFileName}-wal`], says: "was removed while" },
  { what: "the log's index", names: [`${sqliteFileName}-shm`], says: "was removed while" },
];

test.each(removals)(
  "when $what is deleted while the site runs, nothing is lost and the site asks to be restarted",
  async ({ names, says }) => {
    const { url, ended, readLog } = await sites.start();
    const acknowledged = await post(url, ["one", "two", "three"]);
    for (const name of names) rmSync(join(sites.place.dataDir, name), { recursive: true });
    await expectFormKeepsText(url);
    expect(await readHealth(url)).not.toBe(200);
    acknowledged.push(...(await post(url, ["four"])));
    expect(await ended).toBe(restartNeeded);
    expect(readLog()).toContain(says);
    expect(readLog()).toContain(pathOf(sqliteFileName));

    const again = await sites.start();
    acknowledged.push(...(await post(again.url, ["one", "five"])));
    expect(await again.end("SIGTERM")).toBe(0);
    const stored = readIds(pathOf(sqliteFileName));
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
    expect(new Set(acknowledged).size).toBe(4);
    expect(readdirSync(sites.place.dataDir)).toEqual([sqliteFileName]);
  },
);

test("while what was deleted cannot be saved, the site goes on and tries again until it can", async () => {
  const { url, ended, readLog, process: child } = await sites.start();
  const acknowledged = await post(url, ["one"]);
  // Between the two the site would make the folder again and save its database there.
  child.kill("SIGSTOP");
  rmSync(sites.place.dataDir, { recursive: true });
  writeFileSync(sites.place.dataDir, "a file where the folder was");
  child.kill("SIGCONT");
  await expectFormKeepsText(url);
  await vi.waitFor(() => {
    expect(readLog().match(/cannot be saved: .* it tries again\./g)?.length).toBeGreaterThan(1);
  }, patience);
  expect(child.exitCode).toBe(null);
  expect((await fetch(`${url}/`)).status).toBe(200);
  rmSync(sites.place.dataDir);
  expect(await ended).toBe(restartNeeded);
  expect(readIds(pathOf(sqliteFileName))).toEqual(acknowledged);
});

test("when another file is moved over it, that one is used after the restart and the old one is kept", async () => {
  const { url, ended, readLog } = await sites.start();
  const before = await post(url, ["one"]);
  backUpSqlite(sites.place.dataDir, pathOf("backup.sqlite"));
  const after = await post(url, ["two"]);
  renameSync(pathOf("backup.sqlite"), pathOf(sqliteFileName));
  await expectFormKeepsText(url);
  expect(await readHealth(url)).not.toBe(200);
  expect(await ended).toBe(restartNeeded);
  const [, saved = ""] = /is saved as (\S+\d)\./.exec(readLog()) ?? [];
  const again = await sites.start();
  const later = await post(again.url, ["three"]);
  expect(await again.end("SIGTERM")).toBe(0);
  expect(readIds(pathOf(sqliteFileName))).toEqual([...before, ...later]);
  expect(readIds(saved).slice(0, 2)).toEqual([...before, ...after]);
});

/** Ways to make a copy of the database before it is copied over the file of the running site. */
const copies: readonly { how: string; make: (target: string) => void }[] = [
  {
    how: "of npm run backup",
    make: (target) => void backUpSqlite(sites.place.dataDir, target),
  },
  {
    how: "of the files from before the start",
    make: (target) => copyFileSync(pathOf("earlier"), target),
  },
];

test.each(copies)(
  "when a copy $how is copied over it, the copy stays whole and is used after the restart",
  async ({ make }) => {
    const first = await sites.start();
    const before = await post(first.url, ["one"]);
    await first.end("SIGTERM");
    copyFileSync(pathOf(sqliteFileName), pathOf("earlier"));
    const { url, ended, readLog } = await sites.start();
    make(pathOf("backup.sqlite"));
    await post(
      url,
      Array.from({ length: 20 }, (_, index) => `after-${index}`),
    );
    copyFileSync(pathOf("backup.sqlite"), pathOf(sqliteFileName));
    await expectFormKeepsText(url);
    expect(await readHealth(url)).not.toBe(200);
    expect(await ended).toBe(restartNeeded);
    expect(readLog()).toContain("was overwritten while the site was running");
    const [, log = ""] = /is kept as (\S+-wal)\./.exec(readLog()) ?? [];
    expect(existsSync(log)).toBe(true);
    const again = await sites.start();
    const later = await post(again.url, ["last"]);
    expect(await again.end("SIGTERM")).toBe(0);
    expect(readIds(pathOf(sqliteFileName))).toEqual([...before, ...later]);
  },
);

test("a copy that was copied over it just before a stop stays whole", async () => {
  const { url, end, readLog } = await sites.start();
  const before = await post(url, ["one"]);
  backUpSqlite(sites.place.dataDir, pathOf("backup.sqlite"));
  await post(url, ["two", "three"]);
  copyFileSync(pathOf("backup.sqlite"), pathOf(sqliteFileName));
  expect(await end("SIGTERM")).toBe(restartNeeded);
  expect(readLog()).toContain("was overwritten while the site was running");
  expect(readIds(pathOf(sqliteFileName))).toEqual(before);
});

test("when SQLite restores a backup into it, the site starts again with what was restored", async () => {
  const { url, ended, readLog } = await sites.start();
  const before = await post(url, ["one"]);
  backUpSqlite(sites.place.dataDir, pathOf("backup.sqlite"));
  await post(url, ["two"]);
  const source = new DatabaseSync(pathOf("backup.sqlite"));
  await backup(source, pathOf(sqliteFileName));
  source.close();
  await expectFormKeepsText(url);
  expect(await ended).toBe(restartNeeded);
  expect(readLog()).toContain("was replaced through SQLite while the site was running");
  const again = await sites.start();
  const later = await post(again.url, ["three"]);
  expect(await again.end("SIGTERM")).toBe(0);
  expect(readIds(pathOf(sqliteFileName))).toEqual([...before, ...later]);
});

test("a site that is left alone, and one beside which staff work, go on", async () => {
  const { url, end, readLog } = await sites.start();
  const second = await sites.start();
  await post(url, ["one"]);
  // As every program of ours, it waits while another one writes.
  const beside = new DatabaseSync(pathOf(sqliteFileName), { timeout: 60_000 });
  beside.exec("update catalogue set revision = revision + 1");
  beside.exec("vacuum");
  beside.exec("pragma wal_checkpoint(truncate)");
  beside.close();
  backUpSqlite(sites.place.dataDir, pathOf("backup.sqlite"));
  expect(await post(url, ["two"])).toHaveLength(1);
  expect(await post(second.url, ["three"])).toHaveLength(1);
  expect(await readHealth(url)).toBe(200);
  expect(await end("SIGTERM")).toBe(0);
  expect(await post(second.url, ["four"])).toHaveLength(1);
  expect(await second.end("SIGTERM")).toBe(0);
  expect(readLog()).not.toContain("while the site was running");
  expect(readIds(pathOf(sqliteFileName))).toHaveLength(4);
});

test("when the thread that holds the database dies, the site asks to be restarted", async () => {
  const flag = pathOf("die");
  const preload = `import{isMainThread}from"node:worker_threads";import{existsSync}from"node:fs";if(!isMainThread)setInterval(()=>{if(existsSync(${JSON.stringify(flag)}))throw new Error("on purpose")},20)`;
  const { url, ended, readLog } = await sites.start({
    environment: {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
    },
  });
  const acknowledged = await post(url, ["one"]);
  writeFileSync(flag, "");
  expect(await ended).toBe(restartNeeded);
  expect(readLog()).toContain("The thread that holds the database");
  expect(readLog()).toContain("on purpose");
  rmSync(flag);
  const again = await sites.start();
  acknowledged.push(...(await post(again.url, ["two"])));
  expect(await again.end("SIGTERM")).toBe(0);
  expect(readIds(pathOf(sqliteFileName))).toEqual(acknowledged);
});
