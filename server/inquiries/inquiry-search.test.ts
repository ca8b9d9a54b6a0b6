import { expect, test } from "vitest";
import type { Inquiry } from "#domain/inquiry/inquiry.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { toRow } from "#server/db/inquiry-rows.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeInquiry, storeInquiry } from "#tests/fixtures/inquiries.ts";
import { readQueryPlans } from "#tests/fixtures/query-plans.ts";
import { inquiriesPerRead, readFoundInquiries, searchInquiries } from "./inquiry-search.ts";

describeOnEachDatabase("the list of inquiries", (underTest) => {
  const receive = (given: Partial<Inquiry>) => storeInquiry(underTest.database, given);

  test("a search finds every word in any field, and a percent sign is itself", async () => {
    const ann = await receive({ firstName: "Ann", lastName: "Ortiz", message: "100% battery?" });
    const ben = await receive({ firstName: "Ben", lastName: "Ortiz", interest: "service" });
    const search = async (filter: Parameters<typeof searchInquiries>[1]) => {
      const { inquiries, total } = await searchInquiries(underTest.database, filter);
      expect(total).toBe(inquiries.length);
      return inquiries.map(({ id }) => id);
    };
    expect(await search({ text: "ortiz ANN" })).toEqual([ann]);
    expect(await search({ text: "0%" })).toEqual([ann]);
    expect(await search({ text: "a_n" })).toEqual([]);
    expect(await search({ text: "ortiz" })).toEqual([ben, ann]);
    expect(await search({ text: "ortiz", isOldestFirst: true })).toEqual([ann, ben]);
    expect(await search({ interest: "service" })).toEqual([ben]);
    expect(await search({ status: "answered" })).toEqual([]);
    expect(await search({ before: new Date("2026-01-01") })).toEqual([]);
  });

  test("an export reads all that is found, in pages, also when many arrived in one moment", async () => {
    const count = inquiriesPerRead + 3;
    const ids = Array.from({ length: count }, (_, index) => String(index).padStart(4, "0"));
    const moment = { suspicions: [], receivedAt: new Date("2026-11-20T15:00:00.000Z") };
    const rows = ids.map((id) => ({
      ...toRow(makeInquiry(), { ...moment, idempotencyKey: id }),
      id,
    }));
    await underTest.database.kysely.insertInto("inquiries").values(rows).execute();
    await receive({ firstName: "Ben", interest: "service" });
    const pages: StoredInquiry[][] = [];
    const found = readFoundInquiries(underTest.database, { interest: "sales", page: 2 });
    for await (const page of found) pages.push(page);
    expect(pages.map(({ length }) => length)).toEqual([inquiriesPerRead, 3]);
    expect(pages.flat().map(({ id }) => id)).toEqual(ids.toReversed());
  });

  test.runIf(underTest.dialect === "sqlite").each([
    [{ status: "new", isOldestFirst: true }, "inquiries_by_status"],
    [{ from: new Date("2026-11-01") }, "inquiries_by_time"],
    // A text is looked for from the newest on, until a page is full.
    [{ text: "ortiz" }, "inquiries_by_time"],
    [{}, "inquiries_by_time"],
  ] as const)("a list of %j is read in its order from an index", async (filter, index) => {
    await receive({ firstName: "Ann", lastName: "Ortiz" });
    const [first] = await readQueryPlans(underTest.database, (database) =>
      searchInquiries(database, filter),
    );
    expect(first).toContain(`INDEX ${index}`);
  });
});
