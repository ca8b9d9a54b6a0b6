import { z } from "zod";
import { business } from "#content/dealership/business.ts";
import { departmentHours, listSpecialDays } from "#content/dealership/hours.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { rentalTerms } from "#content/dealership/rental-terms.ts";
import { assistantTexts } from "#content/dealership/assistants.ts";
import { rentalQuotePath } from "#content/pages/paths.ts";
import { findDeliveryPlace } from "#content/places/delivery-places.ts";
import { formatWallTime, toWallTime } from "#domain/calendar/wall-time.ts";
import {
  milesChoice,
  showroomChoice,
  typedMilesMax,
  type DeliveryPlace,
} from "#domain/delivery/destination.ts";
import { estimateRental, type RentalRequest } from "#domain/rental/rental-estimate.ts";
import {
  checkRentalInputs,
  type RentalField,
  type RentalProblems,
  type RentalRules,
} from "#domain/rental/rental-inputs.ts";
import type { RentalClass } from "#domain/rental/rental-quote.ts";
import { writeRentalReference } from "#domain/rental/rental-reference.ts";
import { refuseFields } from "#server/assistants/skills/field-errors.ts";
import type { SkillOutcome } from "#server/assistants/skills/skill.ts";

/** Written out, because a schema is built before anybody knows what the office changed. */
const classIds = ["4-seater", "6-seater", "utility"] as const satisfies RentalClass["id"][];

const hour = z.int().min(0).max(23).describe("Hour of the day in New Jersey, 0 to 23.");
const dollars = z.number().describe("In US dollars.");

export const rentalInput = z.strictObject({
  cart: z.enum(classIds),
  from_date: z.iso.date().describe("The first day, such as 2027-06-18."),
  from_hour: hour,
  to_date: z.iso.date(),
  to_hour: hour,
  place: z
    .string()
    .describe("Where we deliver: the id of a place, such as maryland/ocean-city.")
    .optional(),
  miles: z
    .int()
    .min(0)
    .max(typedMilesMax)
    .describe("Road miles from Neptune City, where the place has no id.")
    .optional(),
  drivers: z.int().min(1).describe("With the renter; 1 unless given.").optional(),
});

export const rentalOutput = z.object({
  reference: z.string().describe("To read out on the phone; it opens the same quote on our site."),
  quote_url: z.string(),
  days: z.int(),
  plans: z.array(
    z.object({
      plan: z.string(),
      kind: z.enum(["plan", "renewal"]),
      count: z.int().describe("How often the plan, or how many days of its renewal."),
      price: dollars,
    }),
  ),
  delivery: z
    .object({ price: dollars, road_miles: z.int(), ferry_from: z.string().optional() })
    .nullable()
    .describe("Delivery and pickup, one charge; null when the renter picks the cart up."),
  drivers_price: dollars,
  rush_price: dollars,
  total: dollars.describe("Before sales tax, the deposit and a ferry."),
  deposit: dollars.describe("Refundable, and not in the total."),
  paid_until: z.string(),
  free_cancellation_until: z.string(),
});

/** What a rental costs on some dates, by the engine of `/rentals/quote`; nothing is reserved. */
export function quoteRental(
  input: z.infer<typeof rentalInput>,
  siteUrl: string,
  now: Date,
): SkillOutcome<z.infer<typeof rentalOutput>> {
  const { place, miles, drivers = 1 } = input;
  const { request, problems } = checkRentalInputs(
    {
      cart: input.cart,
      from: input.from_date,
      fromTime: String(input.from_hour),
      to: input.to_date,
      toTime: String(input.to_hour),
      place: place ?? (miles === undefined ? showroomChoice : milesChoice),
      miles: String(miles ?? ""),
      drivers: String(drivers),
    },
    buildRules(now),
  );
  if (problems) return refuseFields(toFieldErrors(problems));
  return { ok: true, data: toQuote(request, siteUrl), message: assistantTexts.rentalNote };
}

function buildRules(now: Date): RentalRules {
  const periodsOf = (id: "showroom" | "delivery") =>
    departmentHours.find((department) => department.id === id)?.periods ?? [];
  return {
    classes: rentalClasses,
    terms: rentalTerms,
    findPlace,
    hours: { showroom: periodsOf("showroom"), delivery: periodsOf("delivery") },
    specialDays: listSpecialDays(),
    now: toWallTime(now, business.timeZone),
  };
}

function findPlace(id: string): DeliveryPlace | undefined {
  const found = findDeliveryPlace(id.toLowerCase());
  return found && { ...found, name: `${found.name}, ${found.stateAbbreviation}` };
}

export function toQuote(request: RentalRequest, siteUrl: string): z.infer<typeof rentalOutput> {
  const estimate = estimateRental(request, rentalTerms);
  const { delivery } = estimate;
  const reference = writeRentalReference(request);
  return {
    reference,
    quote_url: `${siteUrl}${rentalQuotePath()}?ref=${reference}`,
    days: estimate.days,
    plans: estimate.price.cheapest.lines.map(({ plan, kind, count, cents }) => ({
      plan: plan.title,
      kind,
      count,
      price: cents / 100,
    })),
    delivery: delivery && {
      price: delivery.dollars,
      road_miles: delivery.roadMiles,
      ...(delivery.ferryFrom === undefined ? {} : { ferry_from: delivery.ferryFrom }),
    },
    drivers_price: estimate.driversDollars,
    rush_price: estimate.rushDollars,
    total: estimate.totalCents / 100,
    deposit: request.rentalClass.depositDollars,
    paid_until: formatWallTime(estimate.paidUntil),
    free_cancellation_until: formatWallTime(estimate.freeCancellationUntil),
  };
}

const fieldNames: Readonly<Record<RentalField, keyof typeof rentalInput.shape>> = {
  cart: "cart",
  from: "from_date",
  fromTime: "from_hour",
  to: "to_date",
  toTime: "to_hour",
  place: "place",
  miles: "miles",
  drivers: "drivers",
};

function toFieldErrors(problems: RentalProblems) {
  return Object.entries(problems).map(([field, problem]) => ({
    instanceLocation: `/${fieldNames[field as RentalField]}`,
    keyword: "format",
    error: assistantTexts.rentalProblems[problem],
  }));
}
