import { expect, test } from "vitest";
import { isFreshSession } from "./fresh-session.ts";

test("a session is fresh for a quarter of an hour", () => {
  const session = {
    id: "session",
    member: { id: "ann", name: "Ann", email: "ann@dealership.example" },
    startedAt: "2026-11-22T12:00:00.000Z",
    expiresAt: "2026-11-23T00:00:00.000Z",
    userAgent: "",
  };
  expect(isFreshSession(session, new Date("2026-11-22T12:14:59Z"))).toBe(true);
  expect(isFreshSession(session, new Date("2026-11-22T12:15:00Z"))).toBe(false);
});
