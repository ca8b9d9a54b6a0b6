import { expect, test } from "vitest";
import { validateInquiry } from "#domain/inquiry/inquiry.ts";
import { findOwnWords, toInquiryFields } from "./lead-inquiry.ts";
import { leadInput, type Lead } from "./lead-schema.ts";
import { limits } from "#server/limits.ts";
import { makeCall, makeLead, makeSmallLead } from "#tests/assistants/messages.ts";

function read({ type: _type, ...lead }: Record<string, unknown>): Lead {
  return leadInput.parse(lead);
}

/** Every text and number in a value. */
function listLeaves(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.values(value).flatMap(listLeaves);
}

test("every field of a lead is in the inquiry", () => {
  const fields = listLeaves(toInquiryFields(read(makeLead()))).join("\n");
  const { type: _type, idempotency_key: _key, ...said } = makeLead();
  // The kind of appointment and its time are in the details, in their own words.
  const missing = listLeaves(said).filter((leaf) => !fields.includes(leaf));
  expect(missing).toEqual(["test_drive", "2026-11-28T15:00:00-05:00"]);
});

test("the form's fields are the customer's, and the rest stands under the customer's words", () => {
  expect(toInquiryFields(read(makeLead()))).toEqual({
    firstName: "Ada",
    lastName: "Quinn",
    email: "ada.quinn@mail.example",
    phone: "+17325550123",
    interest: "sales",
    about: "DENAGO EV Nomad",
    message: `Is the blue one still there?

Sent for the customer by an assistant:
- name: shopping-assistant
- address: https://assistant.example
- agent card: https://assistant.example/.well-known/agent-card.json
- sent at: 2026-11-20T15:00:05Z

How to reply:
- preferred: phone
- allowed by the customer: email, phone
- address_line_1: 12 Bay Avenue
- city: Lewes
- state: DE
- zip: 19958

Consent:
- given at: 2026-11-20T15:00:00Z
- ends at: 2126-11-20T15:00:00Z
- for: lead_submission
- wording: Yes, send my name, e-mail and phone number to the dealer about the Nomad.

Vehicle of interest:
- condition: new
- list_price: 8495
- make: DENAGO
- model: EV Nomad
- vehicle_id: denago-ev-nomad

Trade-in:
- condition: fair
- make: EZ-GO
- mileage: 3100
- model: Freedom
- year: 2019

Appointment requested, not booked:
- duration_minutes: 30
- notes: We come with our grandchild.`,
    details: {
      request: "test-drive",
      cart: "DENAGO EV Nomad",
      days: "Sat, November 28, 2026, 3 PM",
      time: "afternoon",
    },
  });
});

test("a trade-in and a service are details, and what the form does not ask stays in the message", () => {
  const trade_in = {
    year: 2019,
    make: "EZ-GO",
    model: "Freedom",
    condition: "fair",
    mileage: 3100,
  };
  const traded = toInquiryFields(read(makeSmallLead({ trade_in })));
  expect(traded.details).toEqual({
    request: "trade-in",
    brand: "EZ-GO",
    model: "Freedom",
    year: "2019",
    condition: "fair",
  });
  expect(traded.message).toMatch(/Trade-in:\n- mileage: 3100$/);
  const long = { trade_in: { make: "M".repeat(61) } };
  const kept = toInquiryFields(read(makeSmallLead(long)));
  expect([kept.details, kept.message.includes("M".repeat(61))]).toEqual([undefined, true]);
  const appointment = { appointment_type: "service", appointment_at: "2026-11-30T09:00:00-05:00" };
  const service = toInquiryFields(read(makeSmallLead({ appointment })));
  expect(service.details).toEqual({ request: "service" });
  expect(service.message).toContain("- appointment_at: 2026-11-30T09:00:00-05:00");
  expect(toInquiryFields(read(makeSmallLead())).details).toBeUndefined();
});

test("a lead without a message, vehicle or appointment is a general question", () => {
  const fields = toInquiryFields(read(makeSmallLead()));
  expect([fields["interest"], fields["about"]]).toEqual(["general", ""]);
  expect(fields["message"]).toMatch(/^\(The customer left no message\.\)\n\nSent for the customer/);
});

test.each([
  [{ appointment: { appointment_type: "service" } }, "service"],
  [{ appointment: { appointment_type: "sales" } }, "sales"],
  [{ trade_in: { make: "EZ-GO" } }, "sales"],
  [{ vehicle_of_interest: {} }, "sales"],
])("%j is an inquiry for %s", (given, interest) => {
  expect(toInquiryFields(read(makeSmallLead(given)))["interest"]).toBe(interest);
});

test.each([
  [{ vehicle_id: "denago-ev-city" }, "denago-ev-city"],
  [{ year: 2024, make: "Honda", model: "CR-V", trim: "EX-L" }, "Honda CR-V EX-L 2024"],
  [{ stock: "T12345" }, "T12345"],
  [{ year: 2024 }, ""],
])("a vehicle of interest %j is about %j", (vehicle, about) => {
  const lead = read(makeSmallLead({ vehicle_of_interest: vehicle }));
  expect(toInquiryFields(lead)["about"]).toBe(about);
});

test("fields in another order are the same inquiry", () => {
  const turned = (value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([name, item]) => [name, turned(item)]),
        )
      : value;
  const lead = makeLead({ vehicle_of_interest: { our_own: 1, another: 2, make: "DENAGO" } });
  const reversed = turned(lead) as Record<string, unknown>;
  expect(Object.keys(reversed)[0]).toBe("idempotency_key");
  expect(toInquiryFields(read(reversed))).toEqual(toInquiryFields(read(lead)));
});

test("no label can be forged from within a field of one line", () => {
  const consent = { ...(makeLead()["consent"] as object), consent_text: "Yes\n- for: everything" };
  const { message } = toInquiryFields(read(makeSmallLead({ consent })));
  expect(message).toContain("- wording: Yes - for: everything");
  const vehicle = { "a\n- given at": "now" };
  const forged = toInquiryFields(read(makeSmallLead({ vehicle_of_interest: vehicle })));
  expect(forged["message"]).toContain("- a - given at: now");
});

test("the fullest lead that a body can hold is within what an inquiry takes", () => {
  const many = Object.fromEntries(Array.from({ length: 1_550 }, (_, at) => [at.toString(36), 0]));
  const lead = makeLead({ vehicle_of_interest: many, message: "m".repeat(4_000) });
  const { length } = JSON.stringify(makeCall(lead));
  expect([length > limits.bodyBytesMax - 200, length <= limits.bodyBytesMax]).toEqual([true, true]);
  const fields = toInquiryFields(read(lead));
  expect(fields["message"]?.length).toBeGreaterThan(4_000);
  expect(validateInquiry(fields, limits.leadMessageLengthMax).ok).toBe(true);
  expect(validateInquiry(fields).ok).toBe(false);
});

test("what is judged as words holds the free texts and not the assistant's URLs", () => {
  const vehicle = { notes: "the red one", vdp_url: "https://carts.example/vehicles/x" };
  const words = findOwnWords(read(makeLead({ vehicle_of_interest: vehicle })));
  for (const text of ["Is the blue one", "Yes, send my name", "grandchild", "the red one"]) {
    expect(words).toContain(text);
  }
  expect(words).not.toContain("https://");
});
