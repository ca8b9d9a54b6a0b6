import { z } from "zod";
import { inquiryRules, validateEmail } from "#domain/inquiry/inquiry.ts";

const { firstName, lastName, email } = inquiryRules;
const time = z.iso.datetime({ offset: true, error: "must be a time with its offset (RFC 3339)" });

const address = z.strictObject({
  country: z.string().optional(),
  state: z.string().optional(),
  city: z.string().optional(),
  address_line_1: z.string().optional(),
  address_line_2: z.string().optional(),
  zip: z.string().optional(),
});

/** The protocol asks for an email address or a phone number; our staff needs both. */
const customer = z.strictObject({
  first_name: z.string().trim().min(1, firstName.message).max(firstName.lengthMax),
  last_name: z.string().trim().min(1, lastName.message).max(lastName.lengthMax),
  email: z
    .string()
    .refine((text) => validateEmail(text.trim()), email.message)
    .describe("The customer's email address."),
  phone: z.string().regex(/^\+[1-9]\d{1,14}$/, "must be in E.164 form, such as +1 and ten digits"),
  preferred_contact: z.enum(["email", "phone", "sms", "any"]).optional(),
  address: address.optional(),
});

const consent = z.strictObject({
  granted_at: time,
  allowed_channels: z
    .array(z.enum(["email", "phone", "sms"]))
    .min(1)
    .refine((channels) => new Set(channels).size === channels.length, "names a channel twice"),
  consent_text: z.string().min(1),
  scope: z.tuple([z.literal("lead_submission")]),
  expires_at: time.optional(),
});

const text = z.string().optional();
const count = z.int().min(0).optional();

/** Fields of a vehicle that a dealer adds for itself come back to it, so others are let in. */
const vehicle = z.looseObject({
  vin: z
    .string()
    .regex(/^[A-HJ-NPR-Z0-9]{17}$/)
    .optional(),
  year: z.int().min(1900).max(2100).optional(),
  make: text,
  model: text,
  trim: text,
  status: z.enum(["available", "intransit", "pending"]).optional(),
  rooftop: z.string().nullable().optional(),
  msrp: count,
  price: count,
  list_price: count,
  stock: text,
  dealer_id: text,
  vehicle_id: text,
  mileage: count,
  body: text,
  transmission: text,
  driveline: text,
  engine: text,
  fuel: text,
  city_mpg: count,
  highway_mpg: count,
  electric_range_mi: z.number().min(0).optional(),
  exterior_color: text,
  interior_color: text,
  features: z.array(z.string()).optional(),
  photos: z.array(z.string()).optional(),
  vdp_url: text,
  description: text,
  notes: text,
});

/** A lead of the Auto Agent Protocol 1.1. */
export const leadInput = z.strictObject({
  customer,
  consent: consent.describe("What the customer agreed to, in the words that the customer saw."),
  vehicle_of_interest: vehicle
    .extend({ condition: z.enum(["new", "used", "cpo"]).optional() })
    .optional(),
  trade_in: vehicle
    .extend({ condition: z.enum(["excellent", "good", "fair", "poor"]).optional() })
    .optional(),
  appointment: z
    .strictObject({
      appointment_type: z.enum(["sales", "service", "test_drive", "trade_in"]),
      appointment_at: time.optional(),
      duration_minutes: z.int().min(15).optional(),
      notes: z.string().max(2000).optional(),
    })
    .optional(),
  message: z.string().max(inquiryRules.message.lengthMax).optional(),
  source_agent: z
    .strictObject({
      name: z.string().min(1),
      url: z.url().optional(),
      agent_card_url: z.url().optional(),
    })
    .describe("The assistant that sends the lead for the customer."),
  submitted_at: time.optional(),
  idempotency_key: z
    .string()
    .min(1)
    .max(128)
    .describe(
      "A key for this lead only: the same lead sent again with the same key is stored once.",
    )
    .optional(),
});

export type Lead = z.infer<typeof leadInput>;
