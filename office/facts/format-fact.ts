import { business } from "#content/dealership/business.ts";
import factPages from "#content/dealership/fact-pages.json" with { type: "json" };
import type { Notice } from "#content/dealership/notice.ts";
import {
  formatDays,
  formatHour,
  formatPeriod,
  type OpeningPeriod,
} from "#domain/calendar/opening-hours.ts";
import { formatDate } from "#domain/calendar/open-state.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import { formatDollars } from "#domain/money/money.ts";
import { formatMoment } from "#office/site/texts.ts";
import { isMoney } from "./figure-labels.ts";

/** A value as staff read it, a line for each part. */
export function formatFact(path: string, value: unknown): string[] {
  if (value === null || value === undefined) return ["Not set"];
  if (path === "hours.specialDays") {
    const dates = (value as SpecialDay[]).map(formatSpecialDate);
    return dates.length > 0 ? dates : ["none"];
  }
  if (path.startsWith("hours.")) return (value as OpeningPeriod[]).map(formatDaysAndHours);
  if (path === "notice") {
    const { text, endsAt } = value as Notice;
    return [`“${text}” until ${formatMoment(endsAt)}`];
  }
  if (typeof value === "string") return [value];
  const figure = Number(value);
  if (isMoney(path)) return [formatDollars(figure)];
  if (path.endsWith("Percent")) return [`${figure}%`];
  if (path.endsWith("BeforeHour")) return [formatHour(figure)];
  return [figure.toLocaleString(business.locale)];
}

/** Before and after, without the lines that both have. */
export function formatChange(
  path: string,
  before: unknown,
  after: unknown,
): { before: string[]; after: string[] } {
  const [old, new_] = [formatFact(path, before), formatFact(path, after)];
  const onlyOld = old.filter((text) => !new_.includes(text));
  const onlyNew = new_.filter((text) => !old.includes(text));
  return {
    before: onlyOld.length > 0 ? onlyOld : ["not listed"],
    after: onlyNew.length > 0 ? onlyNew : ["not listed"],
  };
}

/** Where visitors see a fact. */
export function listFactPages(path: string): readonly string[] {
  return new Map<string, readonly string[]>(Object.entries(factPages)).get(path) ?? [];
}

function formatSpecialDate({ day, name, open }: SpecialDay): string {
  return `${formatDate(day)}, ${day.slice(0, 4)} (${name}): ${formatPeriod({ days: [], open })}`;
}

function formatDaysAndHours(period: OpeningPeriod): string {
  return `${formatDays(period.days)}: ${formatPeriod(period)}`;
}
