import { z } from "zod";
import { factsInFiles } from "#content/dealership/every-fact.ts";
import { noticeLengthMax } from "#content/dealership/notice.ts";
import { weekDays } from "#domain/calendar/opening-hours.ts";
import { cleanText } from "#domain/inquiry/clean-text.ts";
import { validateEmail } from "#domain/inquiry/inquiry.ts";

/** No fee of a golf cart dealership is higher, and a typing error most often is. */
const dollarsMax = 1_000_000;
const countMax = 10_000;
const specialDaysMax = 60;

const line = (lengthMax: number) =>
  z
    .string()
    .refine((text) => text === cleanText(text), "Leave out line breaks and special characters.")
    .min(1, "Type something here.")
    .max(lengthMax, `Use at most ${lengthMax} characters.`);

const hour = z
  .number("Choose a time.")
  .min(0)
  .max(24)
  .refine((value) => Number.isInteger(value * 4), "Use a quarter of an hour, such as 9:15.");

const open = z
  .object({ from: hour, to: hour })
  .refine(({ from, to }) => from < to, "Closing must be later than opening.")
  .nullable();

const periods = z
  .array(
    z.object({
      days: z.array(z.enum(weekDays)).min(1),
      open,
      note: line(40).optional(),
    }),
  )
  .refine((list) => {
    const days = list.flatMap((period) => period.days);
    return new Set(days).size === weekDays.length && days.length === weekDays.length;
  }, "Each day of the week must be there once.");

const openSomeDay = periods.refine(
  (list) => list.some((period) => period.open !== null),
  "The showroom must be open on some day: answers are promised by its hours.",
);

const phone = z
  .string()
  .regex(/^\(\d{3}\) \d{3}-\d{4}$/, "Type ten digits, such as (732) 555-0100.");

const specialDay = z.object({
  day: z.iso.date("Choose a date."),
  name: line(60),
  open,
});

const schemas: Readonly<Record<string, z.ZodType>> = {
  "contacts.phone": phone,
  "contacts.tollFree": phone,
  "contacts.email": z
    .string()
    .refine(validateEmail, "Type an email address, such as hello@dealership.example."),
  "contacts.street": line(100).nullable(),
  "hours.showroom": openSomeDay,
  "hours.service": periods,
  "hours.delivery": periods,
  "hours.storage": periods,
  "hours.specialDays": z
    .array(specialDay)
    .max(specialDaysMax, `At most ${specialDaysMax} dates can be listed.`)
    .superRefine((days, context) => {
      for (const [index, { day }] of days.entries()) {
        if (index === 0 || (days[index - 1]?.day ?? "") < day) continue;
        const message = "Each date can be listed once, in order.";
        context.addIssue({ code: "custom", path: [index, "day"], message });
      }
    }),
  notice: z
    .object({ text: line(noticeLengthMax), endsAt: z.iso.datetime("Choose when it ends.") })
    .nullable(),
};

/** The schema of a figure, by the unit at the end of its name. */
function findFigureSchema(path: string): z.ZodType {
  const isMoney = /Dollars|^rentalPrices\./.test(path);
  const isHourOfDay = path.endsWith("BeforeHour");
  const max = isMoney ? dollarsMax : /Percent/.test(path) ? 100 : isHourOfDay ? 24 : countMax;
  const expected = `Type a whole number from 0 to ${max.toLocaleString("en-US")}.`;
  return z.int(expected).min(0, expected).max(max, expected);
}

function findSchema(path: string): z.ZodType {
  return schemas[path] ?? findFigureSchema(path);
}

/** Whether a value may be that of a fact: what the database holds is checked as what is typed. */
export function isFactValid(path: string, value: unknown): boolean {
  return path !== "policyDays" && findSchema(path).safeParse(value).success;
}

/** What is wrong with a value. */
export interface FactProblem {
  /** Where in it, such as the second period's opening; empty for the value as a whole. */
  at: readonly PropertyKey[];
  message: string;
}

/**
 * What is wrong with new values, by the path of the fact; empty when they may be published.
 * @param values the new values.
 * @param readFact the value of every other fact, as it would be.
 */
export function checkFacts(
  values: Readonly<Record<string, unknown>>,
  readFact: (path: string) => unknown,
): Record<string, FactProblem[]> {
  const problems: Record<string, FactProblem[]> = {};
  for (const [path, value] of Object.entries(values)) {
    const parsed = findSchema(path).safeParse(value);
    if (!parsed.success) problems[path] = listProblems(parsed.error);
  }
  const read = (path: string) => (path in values ? values[path] : readFact(path));
  for (const path of Object.keys(values)) {
    if (path in problems) continue;
    const problem = checkRange(path, read) ?? checkPlans(path, read);
    if (problem !== null) problems[path] = [{ at: [], message: problem }];
  }
  return problems;
}

/** The first problem of each place in a value. */
function listProblems({ issues }: z.ZodError): FactProblem[] {
  const places = new Map<string, FactProblem>();
  for (const { path, message } of issues) {
    const place = path.join(".");
    if (!places.has(place)) places.set(place, { at: path, message });
  }
  return [...places.values()];
}

/** "3 to 5 days" must not be "5 to 3 days". */
function checkRange(path: string, read: (path: string) => unknown): string | null {
  const base = /^(.*)\.(?:from|to)$/.exec(path)?.[1];
  if (base === undefined) return null;
  const [from, to] = [read(`${base}.from`), read(`${base}.to`)];
  if (typeof from !== "number" || typeof to !== "number" || from <= to) return null;
  return "The first figure must not be higher than the second.";
}

const planDays = { daily: 1, "3-day": 3, weekly: 7, monthly: 30 } as const;

/** A longer plan costs more, and less a day: pages say what it saves. */
function checkPlans(path: string, read: (path: string) => unknown): string | null {
  const cart = /^rentalPrices\.([^.]+)\./.exec(path)?.[1];
  if (cart === undefined) return null;
  const plans = Object.entries(planDays).map(([id, days]) => ({
    days,
    dollars: Number(read(`rentalPrices.${cart}.${id}`)),
  }));
  const isRight = plans.slice(1).every((plan, index) => {
    const shorter = plans[index] ?? plan;
    return (
      plan.dollars > shorter.dollars && plan.dollars / plan.days < shorter.dollars / shorter.days
    );
  });
  return isRight
    ? null
    : "A longer plan must cost more in all, and less a day, than a shorter one.";
}

/** Every fact that the office may change. */
export function isFact(path: string): boolean {
  return factsInFiles.has(path) && path !== "policyDays";
}
