import { describe, expect, test } from "vitest";
import { listFields, makeLead, sendLead } from "#tests/assistants/messages.ts";
import { findViolations } from "#tests/assistants/validate.ts";
import { useApi } from "#tests/fixtures/api.ts";

type Given = Record<string, unknown>;

const made = useApi();

/** A lead with some fields of its consent or customer changed; undefined takes one out. */
function change(part: "consent" | "customer", given: Given): Given {
  return makeLead({ [part]: { ...(makeLead()[part] as Given), ...given } });
}

/** Sends a lead that must not be stored. */
async function refuse(lead: Given): ReturnType<typeof sendLead> {
  const before = await made.admin.list();
  const answer = await sendLead(made.assistants, lead);
  expect(await made.admin.list()).toEqual(before);
  return answer;
}

describe("consent", () => {
  const future = new Date(Date.now() + 3_600_000).toISOString();
  test.each([
    ["is missing", makeLead({ consent: undefined }), "CONTACT_CONSENT_REQUIRED"],
    ["is no record", makeLead({ consent: true }), "INVALID_CONSENT"],
    ["has no words", change("consent", { consent_text: "" }), "INVALID_CONSENT"],
    ["has no scope", change("consent", { scope: undefined }), "INVALID_CONSENT"],
    ["is for something else", change("consent", { scope: ["newsletter"] }), "INVALID_CONSENT"],
    [
      "is for more",
      change("consent", { scope: ["lead_submission", "lead_submission"] }),
      "INVALID_CONSENT",
    ],
    ["allows no channel", change("consent", { allowed_channels: [] }), "INVALID_CONSENT"],
    ["has no offset", change("consent", { granted_at: "2026-11-20T15:00:00" }), "INVALID_CONSENT"],
    ["comes from the future", change("consent", { granted_at: future }), "INVALID_CONSENT"],
    ["has ended", change("consent", { expires_at: "2026-11-20T15:00:01Z" }), "INVALID_CONSENT"],
    [
      "does not allow the preferred channel",
      change("customer", { preferred_contact: "sms" }),
      "CONTACT_CONSENT_REQUIRED",
    ],
  ])("that %s: nothing is stored and the error says so", async (_, lead, code) => {
    const { status, error } = await refuse(lead);
    expect([status, error?.code, error?.data.code]).toEqual([200, -32000, code]);
    expect(error?.data.retryable).toBe(false);
  });

  test("that has not ended, with the preferred channel allowed, is taken", async () => {
    const consent = { expires_at: future, allowed_channels: ["phone"] };
    const { data } = await sendLead(made.assistants, change("consent", consent));
    expect(data).toMatchObject({ status: "received" });
    for (const preferred of ["any", undefined]) {
      const given = change("customer", { preferred_contact: preferred });
      const lead = { ...given, idempotency_key: `prefers ${preferred}` };
      expect((await sendLead(made.assistants, lead)).data).toMatchObject({ status: "received" });
    }
  });
});

describe("fields", () => {
  test.each([
    [{ email: undefined, phone: undefined }, ["/customer/email", "/customer/phone"]],
    [{ email: undefined }, ["/customer/email"]],
    [{ phone: undefined, first_name: undefined }, ["/customer/first_name", "/customer/phone"]],
  ])("without %j they are named as missing", async (given, fields) => {
    const answer = await refuse(change("customer", given));
    expect(answer.error).toMatchObject({ code: -32602, data: { code: "MISSING_REQUIRED_FIELD" } });
    expect(listFields(answer)).toEqual(fields);
  });

  test.each([
    [{ email: "nobody" }, "/customer/email"],
    [{ email: "a@b.example\r\nBcc: c@d.example" }, "/customer/email"],
    [{ phone: "(732) 555-0123" }, "/customer/phone"],
    [{ phone: "+12345" }, "/customer/phone"],
    [{ first_name: " " }, "/customer/first_name"],
    [{ last_name: "x".repeat(101) }, "/customer/last_name"],
    [{ last_name: "\u0000\u202e" }, "/customer/last_name"],
    [{ title: "Dr." }, "/customer/title"],
  ])("customer %j is refused with its name", async (given, field) => {
    const answer = await refuse(change("customer", given));
    const { code, data } = answer.error ?? {};
    expect([code, data?.code]).toEqual([-32602, "SCHEMA_VALIDATION_FAILED"]);
    expect(listFields(answer)).toEqual([field]);
  });

  test.each([
    [{ vehicle_of_interest: { condition: "good" } }, "INVALID_CONDITION"],
    [{ trade_in: { condition: "used" } }, "INVALID_CONDITION"],
    [{ vehicle_of_interest: { year: "2024" } }, "SCHEMA_VALIDATION_FAILED"],
    [{ message: "x".repeat(4001) }, "SCHEMA_VALIDATION_FAILED"],
    [{ source_agent: {} }, "MISSING_REQUIRED_FIELD"],
    [{ source_agent: { name: "a", url: "no address" } }, "SCHEMA_VALIDATION_FAILED"],
    [{ appointment: { appointment_type: "handover" } }, "SCHEMA_VALIDATION_FAILED"],
    [{ idempotency_key: "" }, "SCHEMA_VALIDATION_FAILED"],
    [{ interest: "sales" }, "SCHEMA_VALIDATION_FAILED"],
  ])("%j is refused as %s", async (given, code) => {
    const lead = makeLead(given);
    expect(findViolations("lead.submit.request", lead)).not.toEqual([]);
    expect((await refuse(lead)).error?.data.code).toBe(code);
  });

  test("what is missing and what is not right are named together", async () => {
    const customer = { email: "nobody", phone: undefined, last_name: "" };
    expect(listFields(await refuse(change("customer", customer)))).toEqual([
      "/customer/email",
      "/customer/last_name",
      "/customer/phone",
    ]);
  });

  test("everything that is wrong is named at once, the consent first", async () => {
    const answer = await refuse(
      makeLead({ customer: {}, consent: undefined, source_agent: undefined }),
    );
    expect(answer.error?.data.code).toBe("CONTACT_CONSENT_REQUIRED");
    expect(listFields(answer)).toEqual([
      "/consent",
      "/customer/email",
      "/customer/first_name",
      "/customer/last_name",
      "/customer/phone",
      "/source_agent",
    ]);
  });
});
