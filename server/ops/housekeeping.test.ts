import { expect, test, vi } from "vitest";
import { privacyRules } from "#content/dealership/fees.ts";
import { subtractMonths } from "#domain/calendar/months.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { startHousekeeping } from "./housekeeping.ts";

test("a running site deletes by itself the inquiries whose time is over, and no others", async () => {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  const { inquiryRetentionMonths } = privacyRules;
  const receive = (now: Date, email: string) =>
    createInquiries(database, () => {}, { now: () => now }).receive(makeInquiry({ email }), {
      idempotencyKey: null,
    });
  await receive(subtractMonths(new Date(), inquiryRetentionMonths + 1), "old@mail.example");
  await receive(subtractMonths(new Date(), inquiryRetentionMonths - 1), "young@mail.example");
  await receive(new Date(), "new@mail.example");
  const lines: string[] = [];
  const housekeeping = startHousekeeping(database, (line) => lines.push(line));
  const admin = createInquiryAdmin(database);
  const patience = { timeout: 60_000, interval: 20 };
  await vi.waitFor(() => expect(lines.join()).toContain("Deleted 1 inquiry received"), patience);
  await housekeeping.stop();
  const left = (await admin.list()).map(({ email }) => email);
  expect(left).toEqual(["new@mail.example", "young@mail.example"]);
  await database.close();
  await remove();
});
