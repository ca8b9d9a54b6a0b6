import { describe, expect, test } from "vitest";
import { classifyVisit, isCountable } from "./visits.ts";
import { browserAgent } from "#tests/fixtures/analytics.ts";

const judge = (given: Record<string, string>) =>
  classifyVisit(new Headers({ "User-Agent": browserAgent, ...given }));

describe("a request for a document", () => {
  test.each([
    ["view", {}],
    ["view", { "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate" }],
    ["view", { "Sec-GPC": "0", DNT: "0" }],
    ["prefetch", { "Sec-Purpose": "prefetch" }],
    ["prefetch", { "Sec-Purpose": "prefetch;prerender" }],
    ["prefetch", { Purpose: "prefetch" }],
    [null, { "Sec-Fetch-Dest": "empty" }],
    [null, { "Sec-Fetch-Dest": "image" }],
    [null, { "Sec-Fetch-Dest": "iframe" }],
    [null, { "Sec-GPC": "1" }],
    [null, { DNT: "1" }],
    [null, { "Sec-GPC": "1", "Sec-Purpose": "prefetch" }],
    [null, { "User-Agent": "curl/8.5.0" }],
    [null, { "User-Agent": "" }],
  ] as const)("is %s with %j", (kind, headers) => {
    expect(judge(headers)).toBe(kind);
  });
});

test.each(["Sec-GPC", "DNT"])("nothing is counted for a visitor who sends %s", (name) => {
  expect(isCountable(new Headers({ "User-Agent": browserAgent }))).toBe(true);
  expect(isCountable(new Headers({ "User-Agent": browserAgent, [name]: "1" }))).toBe(false);
});
