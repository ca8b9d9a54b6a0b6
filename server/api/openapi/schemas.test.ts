import { fromJSONSchema } from "zod";
import { expect, test } from "vitest";
import { validateInquiry } from "#domain/inquiry/inquiry.ts";
import { requestKinds } from "#domain/inquiry/request-fields.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { components } from "./schemas.ts";

const inquiry = fromJSONSchema(components.Inquiry as Parameters<typeof fromJSONSchema>[0]);

test.each([
  ...requestKinds.map((request) => ({ request })),
  { request: "test-drive", cart: "EV Nomad", time: "morning" },
  { request: "test-drive", time: "midnight" },
  { request: "storage", period: "winter", from: "2026-12-01" },
  { request: "storage", from: "soon" },
  { request: "trade-in", year: "2019", battery: "gas" },
  { request: "trade-in", year: "19" },
  { request: "parts", part: "x".repeat(200) },
  { request: "parts", part: "x".repeat(201) },
  { request: "parts", weather: "dry" },
  { request: "gossip" },
  {},
])("the schema and the rules agree about the details %j", (details) => {
  const sent = { ...makeInquiry(), details };
  expect(inquiry.safeParse(sent).success).toBe(validateInquiry(sent).ok);
});
