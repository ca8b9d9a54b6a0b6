import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { runCommand } from "#tests/servers/site-server.ts";
import type { Child } from "./child.ts";
import { startChild } from "./child.ts";
import { postInquiry } from "./visitors.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });
let directory: ReturnType<typeof makeDirectory>;
let site: Child;

beforeEach(async () => {
  directory = makeDirectory();
  const environment = { WARM_UP: "0" };
  site = await startChild({ program: "site", place: directory.place, environment });
});
afterEach(async () => {
  await site.end("SIGKILL");
  await directory.remove();
});

/** Posts inquiries of several people and returns their ids, in this order. */
async function post(people: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const person of people) {
    const answer = await postInquiry(site.url, person, {
      firstName: person,
      email: `${person}@mail.example`,
      message: `${person} wrote this. `.repeat(80),
    });
    ids.push(answer?.id ?? "");
  }
  return ids;
}

/** The files of the database's folder in which a text is, wherever it stands in them. */
function listFilesWith(text: string): string[] {
  const { dataDir } = directory.place;
  return readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name)).includes(text));
}

const people = ["Canary3a", "Canary5b", "Canary7c"];

test.each([
  { state: "runs", signal: null },
  { state: "is stopped", signal: "SIGTERM" },
  { state: "was killed", signal: "SIGKILL" },
] as const)(
  "what a person wrote is in no file after `inquiries forget` while the site $state",
  async ({ signal }) => {
    const ids = await post(people);
    if (signal !== null) await site.end(signal);
    for (const [index, person] of people.entries()) {
      expect(listFilesWith(person)).not.toEqual([]);
      const forgetting = runCommand(directory.place, "inquiries", [
        "forget",
        ids[index] ?? "",
        "--yes",
      ]);
      expect(await forgetting).toMatchObject({ code: 0 });
      expect(listFilesWith(person)).toEqual([]);
    }
  },
);
