import { expect, test } from "vitest";
import {
  formatBrowser,
  formatCount,
  formatDay,
  formatMoment,
  formatShortDay,
  formatTimeLeft,
  toAnswerBy,
} from "./texts.ts";

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

test("a moment is told in the dealership's own time, with its year unless that is this one", () => {
  const newYear = new Date("2027-01-01T04:59:00Z");
  expect(formatMoment("2026-11-20T15:00:00.000Z", newYear)).toBe("Fri, Nov 20, 10:00 AM");
  newYear.setUTCMinutes(60);
  expect(formatMoment("2026-11-20T15:00:00.000Z", newYear)).toBe("Fri, Nov 20, 2026, 10:00 AM");
});

test("a day has its year except where there is no room for it", () => {
  expect(formatDay("2025-12-01")).toBe("Dec 1, 2025");
  expect(formatShortDay("2025-12-01")).toBe("Dec 1");
});

test("one is singular", () => {
  expect(formatCount(1, "inquiry", "inquiries")).toBe("1 inquiry");
  expect(formatCount(50_000, "inquiry", "inquiries")).toBe("50,000 inquiries");
});

test("a browser is named as its owner would name it", () => {
  const mozilla = (rest: string) => formatBrowser(`Mozilla/5.0 ${rest}`);
  const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
  expect(mozilla(`(Windows NT 10.0; Win64; x64) ${chrome}`)).toBe("Chrome on Windows");
  expect(mozilla(`(Windows NT 10.0; Win64; x64) ${chrome} Edg/156.0`)).toBe("Edge on Windows");
  expect(mozilla(`(Linux; Android 16; K) ${chrome}`)).toBe("Chrome on Android");
  expect(
    mozilla("(iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1"),
  ).toBe("Safari on an iPhone");
  expect(formatBrowser("curl/8")).toBe("A browser");
});
