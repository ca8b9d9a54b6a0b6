import type { OpeningPeriod } from "#domain/calendar/opening-hours.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import {
  countDays,
  countHours,
  isOpenAt,
  parseDay,
  type WallTime,
} from "#domain/calendar/wall-time.ts";
import {
  readDestination,
  type DeliveryPlace,
  type Destination,
} from "#domain/delivery/destination.ts";
import { countRentalDays, type RentalRequest, type RentalTerms } from "./rental-estimate.ts";
import type { RentalClass } from "./rental-quote.ts";

/** The form as a visitor fills it in, in its order; the names are those of the query. */
export const rentalFields = [
  "cart",
  "place",
  "miles",
  "from",
  "fromTime",
  "to",
  "toTime",
  "drivers",
] as const;

export type RentalField = (typeof rentalFields)[number];

export type RentalInputs = Record<RentalField, string>;

/** What is wrong with a field; `content/pages/words/rental-quote.ts` has the message for each. */
export type RentalProblem =
  | "missing"
  | "past"
  | "too-far"
  | "too-late-today"
  | "closed"
  | "holiday"
  | "not-after"
  | "too-long"
  | "wrong";

export type RentalProblems = Partial<Record<RentalField, RentalProblem>>;

export type RentalReading =
  { request: RentalRequest; problems: null } | { request: null; problems: RentalProblems };

/** What a form is checked against. */
export interface RentalRules {
  classes: readonly RentalClass[];
  terms: RentalTerms;
  findPlace: (id: string) => DeliveryPlace | undefined;
  /** Hours of the showroom, for who picks the cart up, and of delivery. */
  hours: Record<"showroom" | "delivery", readonly OpeningPeriod[]>;
  /** Dates on which these hours do not hold. */
  specialDays: readonly SpecialDay[];
  /** On the dealership's clocks. */
  now: WallTime;
}

/** Nobody plans a rental further ahead: a later year is a typing mistake. */
const daysAheadMax = 3 * 365;
const fieldLengthMax = 80;

/** The form as a query fills it; a field that the query lacks is empty. */
export function readRentalInputs(parameters: URLSearchParams): RentalInputs {
  const read = (field: RentalField) => parameters.get(field)?.trim().slice(0, fieldLengthMax) ?? "";
  return Object.fromEntries(rentalFields.map((field) => [field, read(field)])) as RentalInputs;
}

/** Checks the form and reads what is wanted; each wrong field gets one problem. */
export function checkRentalInputs(inputs: RentalInputs, rules: RentalRules): RentalReading {
  const { terms, now } = rules;
  const problems: RentalProblems = {};
  const rentalClass = rules.classes.find(({ id }) => id === inputs.cart);
  if (!rentalClass) problems.cart = "missing";
  const { destination, error } = readDestination(inputs.place, inputs.miles, rules.findPlace);
  if (error === "place") problems.place = "missing";
  if (error === "miles") problems.miles = "wrong";
  const from = readTime(inputs.from, inputs.fromTime, ["from", "fromTime"], problems);
  const to = readTime(inputs.to, inputs.toTime, ["to", "toTime"], problems);
  const additionalDrivers = readDrivers(inputs.drivers);
  if (additionalDrivers === null || additionalDrivers > terms.additionalDriversMaximum) {
    problems.drivers = "wrong";
  }
  if (from) Object.assign(problems, checkStart(from, destination, rules));
  if (problems.from === undefined) Object.assign(problems, checkEnd(inputs, from, to, terms));
  if (destination) Object.assign(problems, checkOpen({ from, to }, destination, rules, problems));
  if (Object.keys(problems).length > 0) return { request: null, problems };
  if (!rentalClass || !destination || !from || !to || additionalDrivers === null) {
    throw new TypeError("A checked form has every value");
  }
  const isRush = destination.kind !== "showroom" && from.day === now.day;
  return {
    request: { rentalClass, from, to, destination, additionalDrivers, isRush },
    problems: null,
  };
}

function readTime(
  dayText: string,
  hourText: string,
  [dayField, hourField]: readonly [RentalField, RentalField],
  problems: RentalProblems,
): WallTime | null {
  const day = parseDay(dayText);
  const hour = /^\d{1,2}$/.test(hourText) ? Number(hourText) : null;
  if (day === null) problems[dayField] = "missing";
  if (hour === null || hour > 23) problems[hourField] = "missing";
  return day === null || hour === null || hour > 23 ? null : { day, hour };
}

/** How many drivers beside the renter; a form that does not say has none. */
function readDrivers(text: string): number | null {
  if (text === "") return 0;
  return /^[1-9]$/.test(text) ? Number(text) - 1 : null;
}

function checkStart(
  from: WallTime,
  destination: Destination | null,
  { now, terms }: RentalRules,
): RentalProblems {
  const daysAhead = countDays(now.day, from.day);
  if (daysAhead < 0) return { from: "past" };
  if (daysAhead > daysAheadMax) return { from: "too-far" };
  if (daysAhead > 0) return {};
  const isDelivered = destination !== null && destination.kind !== "showroom";
  if (isDelivered && now.hour >= terms.rushOrderBeforeHour) return { from: "too-late-today" };
  return from.hour <= now.hour ? { fromTime: "past" } : {};
}

/** A last day before the first is wrong whatever the times are, also while one is missing. */
function checkEnd(
  inputs: RentalInputs,
  from: WallTime | null,
  to: WallTime | null,
  terms: RentalTerms,
): RentalProblems {
  const firstDay = parseDay(inputs.from);
  const lastDay = parseDay(inputs.to);
  if (firstDay && lastDay && countDays(firstDay, lastDay) < 0) return { to: "not-after" };
  if (!from || !to) return {};
  if (countHours(from, to) <= 0) return { to: "not-after" };
  const days = countRentalDays(from, to, terms.billingIncrementHours);
  return days > terms.maximumDays ? { to: "too-long" } : {};
}

/** A cart changes hands while the showroom is open, or delivery works. */
function checkOpen(
  { from, to }: { from: WallTime | null; to: WallTime | null },
  destination: Destination,
  { hours, specialDays }: RentalRules,
  problems: RentalProblems,
): RentalProblems {
  const periods = destination.kind === "showroom" ? hours.showroom : hours.delivery;
  const findClosed = (time: WallTime): RentalProblem | null => {
    if (isOpenAt(time, periods, specialDays)) return null;
    return isOpenAt(time, periods, []) ? "holiday" : "closed";
  };
  const isFromWrong = problems.from !== undefined || problems.fromTime !== undefined;
  const fromTime = from && !isFromWrong ? findClosed(from) : null;
  const toTime = to && problems.to === undefined ? findClosed(to) : null;
  return { ...(fromTime && { fromTime }), ...(toTime && { toTime }) };
}
