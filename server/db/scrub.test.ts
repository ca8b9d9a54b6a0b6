import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "./open-database.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { terminalAuthor } from "#server/staff/staff.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";

const steps = 150;

/** Numbers from 0 to 1, the same in every run. */
function createRandom(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

test("what was forgotten is in no file, wherever SQLite moved it before", async () => {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  const inquiries = createInquiries(database, () => {});
  const admin = createInquiryAdmin(database);
  const random = createRandom();
  const stored: { id: string; mark: string }[] = [];
  const found: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    if (random() < 0.65 || stored.length === 0) {
      const mark = `Mark${step}x${Math.floor(random() * 1e9)}y`;
      const message = `${mark} `.repeat(1 + Math.floor(random() * 60));
      const inquiry = makeInquiry({ email: `${mark}@mail.example`, message });
      const outcome = await inquiries.receive(inquiry, { idempotencyKey: `${mark}-key` });
      if (outcome.kind === "received") stored.push({ id: outcome.id, mark });
      continue;
    }
    const [forgotten] = stored.splice(Math.floor(random() * stored.length), 1);
    expect(await admin.forget(forgotten?.id ?? "", terminalAuthor)).toBe(1);
    for (const name of readdirSync(place.dataDir)) {
      const isFound = readFileSync(join(place.dataDir, name)).includes(forgotten?.mark ?? "");
      if (isFound) found.push(`${forgotten?.mark} in ${name}`);
    }
  }
  expect(found).toEqual([]);
  expect((await admin.list()).map(({ id }) => id)).toEqual(stored.map(({ id }) => id).toReversed());
  await database.close();
  await remove();
});
