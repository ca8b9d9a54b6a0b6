import { expect, test } from "vitest";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { readQueryPlans } from "#tests/fixtures/query-plans.ts";
import { listRequestsOfDay, listRequestsReceivedOn } from "./requests-of-day.ts";

describeOnEachDatabase("requests of a day", (underTest) => {
  async function receive(at: string, details?: Record<string, string>, lastName = "Quinn") {
    const { database } = underTest;
    const inquiries = createInquiries(database, () => {}, { now: () => new Date(at) });
    const inquiry = {
      ...makeInquiry({ message: `${at} ${lastName}` }),
      ...(details && { details }),
    };
    const receipt = await inquiries.receive(inquiry, { idempotencyKey: null });
    return receipt.kind === "received" ? receipt.id : "";
  }
  const listIds = async (list: typeof listRequestsOfDay) =>
    (await list(underTest.database, "2026-11-20")).map(({ id }) => id);

  test("are those that name it and those that came in on it, by the clock of New York", async () => {
    // A minute before midnight, the first and the last minute of the day, and a minute after it.
    const drive = { request: "test-drive", cart: "EV Nomad" };
    await receive("2026-11-20T04:59:00Z", drive);
    const first = await receive("2026-11-20T05:00:00Z", drive);
    const last = await receive("2026-11-21T04:59:00Z", { request: "parts", part: "A mirror" });
    await receive("2026-11-21T05:00:00Z", drive);
    // No request for a desk: a plain question.
    await receive("2026-11-20T15:00:00Z");
    const starting = { request: "rental", from: "2026-11-20", to: "2026-11-27" };
    const pickedUp = await receive("2026-10-01T15:00:00Z", starting);
    const ending = { request: "rental", from: "2026-11-13", to: "2026-11-20" };
    const returned = await receive("2026-10-02T15:00:00Z", ending);
    // A day in a text of the visitor is none that was chosen.
    await receive("2026-10-03T15:00:00Z", { request: "parts", part: '":"2026-11-20"' });
    expect((await listIds(listRequestsReceivedOn)).toSorted()).toEqual([first, last].toSorted());
    expect((await listIds(listRequestsOfDay)).toSorted()).toEqual([pickedUp, returned].toSorted());
  });

  test("leave out suspected spam", async () => {
    const { kysely } = underTest.database;
    const starting = { request: "rental", from: "2026-11-20", to: "2026-11-27" };
    const id = await receive("2026-11-20T15:00:00Z", starting);
    expect([await listIds(listRequestsOfDay), await listIds(listRequestsReceivedOn)]).toEqual([
      [id],
      [id],
    ]);
    await kysely.updateTable("inquiries").set({ status: "spam" }).execute();
    expect([await listIds(listRequestsOfDay), await listIds(listRequestsReceivedOn)]).toEqual([
      [],
      [],
    ]);
  });

  test.runIf(underTest.dialect === "sqlite")("are looked for among requests only", async () => {
    const plans = await readQueryPlans(underTest.database, (database) =>
      listRequestsOfDay(database, "2026-11-20"),
    );
    expect(plans).toEqual(["SCAN inquiries USING INDEX inquiries_with_details"]);
  });
});
