import { expect, test } from "vitest";
import {
  buildRequestMessage,
  checkDetails,
  formatDetails,
  listDetails,
  type InquiryDetails,
} from "./inquiry-details.ts";
import { validateInquiry } from "./inquiry.ts";
import { requestForms, requestKinds, type RequestField } from "./request-fields.ts";

const person = {
  firstName: "Ada",
  lastName: "Quinn",
  email: "ada.quinn@mail.example",
  phone: "(732) 555-0123",
  message: "The left brake squeals.",
};

function errorsOf(details: unknown): Record<string, string> {
  const check = checkDetails(details);
  return check.ok ? {} : check.errors;
}

/** A right value for a field. */
function fill({ kind, options }: RequestField): string {
  if (kind === "choice") return options?.[0]?.value ?? "";
  if (kind === "date") return "2027-06-18";
  return kind === "year" ? "2019" : "Club Car DS";
}

test.each(requestKinds)(
  "every field of %s is taken, and shown in words in its order",
  (request) => {
    const { fields } = requestForms[request];
    const details = {
      request,
      ...Object.fromEntries(fields.map((field) => [field.name, fill(field)])),
    };
    expect(checkDetails(details)).toEqual({ ok: true, details });
    expect(listDetails(details as InquiryDetails).map(({ label }) => label)).toEqual(
      fields.map(({ label }) => label),
    );
  },
);

test("without details an inquiry is what it was, and none of a request's fields is required", () => {
  for (const details of [undefined, null]) {
    expect(validateInquiry({ ...person, details })).toEqual({
      ok: true,
      value: { ...person, interest: "sales", about: "" },
    });
  }
  expect(checkDetails({ request: "parts" })).toEqual({ ok: true, details: { request: "parts" } });
});

test("empty fields are left out, and texts are cleaned", () => {
  expect(checkDetails({ request: "parts", serial: " \t ", part: "a\u0000 horn\r\n" })).toEqual({
    ok: true,
    details: { request: "parts", part: "a horn" },
  });
});

test("a field that the request does not have is refused by its name", () => {
  expect(errorsOf({ request: "parts", weather: "dry" })).toEqual({
    "details.weather": 'This request has no field "weather"',
  });
  const hostile: unknown = JSON.parse('{"request":"parts","__proto__":"x","constructor":"y"}');
  expect(Object.keys(errorsOf(hostile))).toEqual(["details.__proto__", "details.constructor"]);
  const many = Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`f${at}`, ""]));
  expect(Object.keys(errorsOf({ request: "parts", ...many }))).toHaveLength(10);
});

test.each([7, "parts", [], {}, { request: "gossip" }, { request: 7 }, { request: "toString" }])(
  "%j names no request",
  (details) => {
    expect(Object.keys(errorsOf(details))).toEqual(["details.request"]);
  },
);

test.each([
  [{ request: "service", serial: "x".repeat(61) }, "details.serial", /60 characters .* has 61$/],
  [{ request: "service", serial: 12 }, "details.serial", /expected a text/],
  [{ request: "test-drive", time: "midnight" }, "details.time", /choose one/],
  [{ request: "trade-in", year: "19" }, "details.year", /enter a year/],
  [{ request: "trade-in", year: "1819" }, "details.year", /enter a year/],
  [{ request: "storage", from: "2027-02-30" }, "details.from", /enter a date/],
  [{ request: "storage", from: "June 3" }, "details.from", /enter a date/],
  [{ request: "rental", from: "2027-06-18", to: "2027-06-17" }, "details.to", /before the first/],
])("%j is wrong in %s", (details, name, message) => {
  const errors = errorsOf(details);
  expect(Object.keys(errors)).toEqual([name]);
  expect(errors[name]).toMatch(message);
});

test("a rental may end on its first day", () => {
  expect(errorsOf({ request: "rental", from: "2027-06-18", to: "2027-06-18" })).toEqual({});
});

test("what is wrong in details and in the other fields is named together", () => {
  const check = validateInquiry({
    ...person,
    phone: "",
    details: { request: "storage", from: "soon" },
  });
  expect(check.ok ? [] : Object.keys(check.fieldErrors)).toEqual(["phone", "details.from"]);
});

test("details are written in words, days with their weekday", () => {
  const details = { request: "storage", period: "winter", from: "2026-12-01" } as const;
  expect(formatDetails(details)).toBe(
    "Storage; For how long?: Winter season; Starting: Tuesday, December 1, 2026",
  );
});

test("a request without a message has one that passes the rules, and a written one stays", () => {
  for (const typed of ["", "Thanks!", "Is Friday afternoon possible?"]) {
    const message = buildRequestMessage("test-drive", typed, 10);
    expect(validateInquiry({ ...person, message }).ok).toBe(true);
    expect(message).toContain(typed);
  }
  expect(buildRequestMessage("parts", "Nine chars", 10)).toBe("Nine chars");
});
