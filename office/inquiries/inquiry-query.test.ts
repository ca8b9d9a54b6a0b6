import { expect, test } from "vitest";
import { formatInquiryQuery, parseInquiryQuery, toInquiryFilter } from "./inquiry-query.ts";

const read = (query: string) => parseInquiryQuery(new URLSearchParams(query));

test("days are those of New York, and the last one is included", () => {
  expect(toInquiryFilter(read("from=2026-11-01&to=2026-11-01"))).toEqual({
    page: 1,
    // Clocks went back that day, so it has 25 hours.
    from: new Date("2026-11-01T04:00:00Z"),
    before: new Date("2026-11-02T05:00:00Z"),
  });
});

test("what is not understood does not filter", () => {
  const filter = toInquiryFilter(
    read("status=lost&interest=x&from=yesterday&to=2026-02-30x&page=-1"),
  );
  expect(filter).toEqual({ page: 1 });
  expect(toInquiryFilter(read("page=1e9")).page).toBe(1);
});

test("a page of a list keeps what was asked for", () => {
  const query = read("search=ann+smith&status=new&interest=service&page=3");
  expect(formatInquiryQuery(query)).toBe("?search=ann+smith&status=new&interest=service&page=3");
  expect(formatInquiryQuery(read(""))).toBe("");
});
