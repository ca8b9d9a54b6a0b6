import { closed } from "./vehicle-schemas.ts";

const text = { type: "string" };
const address = { type: "string", format: "uri" };
const time = { type: "string", format: "date-time" };
const phone = { type: "string", pattern: "^\\+[1-9]\\d{1,14}$" };
const note = { type: "string", maxLength: 2000 };
const channel = { enum: ["email", "phone", "sms"] };
const day = {
  oneOf: [
    { type: "null" },
    closed({ open: { $ref: "clock" }, close: { $ref: "clock" } }, ["open", "close"]),
  ],
};
const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const named = { type: "array", items: closed({ name: text, value: text }, ["value"]) };
const conditionIsOneOf = (conditions: readonly string[]) => ({
  allOf: [{ $ref: "vehicle" }],
  properties: { condition: { enum: conditions } },
});

/** Schemas of the dealer, of leads and of errors, by the names that others refer to. */
export const dealerSchemas = {
  clock: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
  address: closed({
    country: text,
    state: text,
    city: text,
    address_line_1: text,
    address_line_2: text,
    zip: text,
  }),
  rooftop: closed(
    {
      name: text,
      legal_name: text,
      website: address,
      geo: closed(
        {
          latitude: { type: "number", minimum: -90, maximum: 90 },
          longitude: { type: "number", minimum: -180, maximum: 180 },
        },
        ["latitude", "longitude"],
      ),
      emails: named,
      phones: named,
      address: { $ref: "address" },
      schedules: {
        type: "array",
        items: closed(
          { name: text, value: closed(Object.fromEntries(days.map((name) => [name, day]))) },
          ["value"],
        ),
      },
      timezone: text,
      notes: text,
      capabilities: { type: "array", items: text },
    },
    ["name"],
  ),
  "dealer.information.request": closed({ type: { const: "dealer.information.request" } }, ["type"]),
  "dealer.information.response": closed(
    {
      type: { const: "dealer.information.response" },
      data: closed(
        {
          name: text,
          welcome_message: text,
          rooftops: { type: "array", minItems: 1, items: { $ref: "rooftop" } },
        },
        ["name", "rooftops"],
      ),
      message: note,
    },
    ["type", "data"],
  ),
  "lead.submit.request": closed(
    {
      type: { const: "lead.submit.request" },
      customer: {
        ...closed(
          {
            first_name: text,
            last_name: text,
            email: { type: "string", format: "email" },
            phone,
            preferred_contact: { enum: ["email", "phone", "sms", "any"] },
            address: { $ref: "address" },
          },
          ["first_name", "last_name"],
        ),
        anyOf: [{ required: ["email"] }, { required: ["phone"] }],
      },
      consent: closed(
        {
          granted_at: time,
          allowed_channels: { type: "array", minItems: 1, uniqueItems: true, items: channel },
          consent_text: { type: "string", minLength: 1 },
          scope: { type: "array", minItems: 1, maxItems: 1, items: { enum: ["lead_submission"] } },
          expires_at: time,
        },
        ["granted_at", "allowed_channels", "consent_text", "scope"],
      ),
      vehicle_of_interest: conditionIsOneOf(["new", "used", "cpo"]),
      trade_in: conditionIsOneOf(["excellent", "good", "fair", "poor"]),
      appointment: closed(
        {
          appointment_type: { enum: ["sales", "service", "test_drive", "trade_in"] },
          appointment_at: time,
          duration_minutes: { type: "integer", minimum: 15 },
          notes: note,
        },
        ["appointment_type"],
      ),
      message: { type: "string", maxLength: 4000 },
      source_agent: closed(
        { name: { type: "string", minLength: 1 }, url: address, agent_card_url: address },
        ["name"],
      ),
      submitted_at: time,
      idempotency_key: { type: "string", minLength: 1, maxLength: 128 },
    },
    ["type", "customer", "consent", "source_agent"],
  ),
  "lead.submit.response": closed(
    {
      type: { const: "lead.submit.response" },
      data: closed(
        {
          lead_id: text,
          status: { enum: ["received", "duplicate", "rejected"] },
          appointment: closed(
            {
              appointment_id: text,
              status: { enum: ["requested", "proposed", "confirmed", "rejected"] },
              confirmed_at: time,
              proposed_times: { type: "array", minItems: 1, items: time },
            },
            ["appointment_id", "status"],
          ),
          dealer: closed({ name: text, phone }),
        },
        ["lead_id", "status"],
      ),
      message: note,
    },
    ["type", "data"],
  ),
  "aap.error": closed(
    {
      type: { const: "aap.error" },
      error_id: text,
      code: {
        enum: [
          "UNSUPPORTED_SKILL",
          "SCHEMA_VALIDATION_FAILED",
          "MISSING_REQUIRED_FIELD",
          "INVALID_CONDITION",
          "VEHICLE_NOT_FOUND",
          "VEHICLE_UNAVAILABLE",
          "CONTACT_CONSENT_REQUIRED",
          "INVALID_CONSENT",
          "APPOINTMENT_TIME_UNAVAILABLE",
          "IDEMPOTENCY_CONFLICT",
          "RATE_LIMITED",
          "INTERNAL_ERROR",
        ],
      },
      message: text,
      retryable: { type: "boolean" },
      details: { type: "object" },
      created_at: time,
    },
    ["type", "error_id", "code", "message", "retryable", "created_at"],
  ),
};
