import { expect, test } from "vitest";
import { formatCount, formatMoment, formatTimeLeft, toAnswerBy } from "./texts.ts";

test("the time left counts down to the promise and then says how late it is", () => {
  const until = "2026-11-20T15:00:00.000Z";
  const at = (time: string) => formatTimeLeft(until, `2026-11-${time}:00.000Z`);
  expect(at("20T11:40")).toBe("3 h 20 min left");
  expect(at("20T12:00")).toBe("3 h left");
  expect(at("20T14:59")).toBe("1 min left");
  expect(at("20T15:00")).toBe("0 min left");
  expect(at("20T17:00")).toBe("2 h late");
  expect(at("22T14:59")).toBe("47 h 59 min late");
  expect(at("22T15:00")).toBe("2 days late");
});

test("an inquiry is to be answered 24 hours after it came", () => {
  expect(toAnswerBy("2026-11-20T15:00:00.000Z")).toBe("2026-11-21T15:00:00.000Z");
});

test("a moment is told in the dealership's own time", () => {
  expect(formatMoment("2026-11-20T15:00:00.000Z")).toBe("Fri, Nov 20, 10:00 AM");
});

test("one is singular", () => {
  expect(formatCount(1, "inquiry", "inquiries")).toBe("1 inquiry");
  expect(formatCount(50_000, "inquiry", "inquiries")).toBe("50,000 inquiries");
});
