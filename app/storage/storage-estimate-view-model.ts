import { business } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { storageTerms } from "#content/dealership/storage-terms.ts";
import {
  formatStorageSubject,
  listStorageProblems,
  storageResult as words,
} from "#content/pages/words/storage-estimate.ts";
import { toDay } from "#domain/calendar/calendar-day.ts";
import { formatPeriod } from "#domain/calendar/opening-hours.ts";
import { findPeriod, findWeekDay, formatDate, formatDay } from "#domain/calendar/wall-time.ts";
import { formatDollars } from "#domain/money/money.ts";
import {
  estimateStorage,
  storageMonthsMax,
  type StorageEstimate,
  type StoragePart,
  type StorageRequest,
  type StorageWay,
} from "#domain/storage/storage-estimate.ts";
import {
  checkStorageInputs,
  readStorageInputs,
  readStorageReference,
  storageFields,
  writeStorageReference,
  type StorageField,
  type StorageInputs,
  type StorageProblems,
} from "#domain/storage/storage-inputs.ts";

interface Line {
  label: string;
  note?: string | undefined;
  amount: string;
}

/** One way to pay, in words. */
export interface StorageWayView {
  title: string;
  lines: Line[];
  total: string;
  isCheaper: boolean;
}

/** An estimate in words, as the page prints it. */
export interface StorageView {
  reference: string;
  title: string;
  days: string;
  verdict: string;
  ways: StorageWayView[];
  /** The bill with its extras; without extras the ways say it all. */
  extras: { lines: Line[]; total: string } | null;
  rules: string[];
  /** One line for an inquiry. */
  subject: string;
}

export interface StoragePageData {
  inputs: StorageInputs;
  errors: Partial<Record<StorageField | "ref", string>>;
  estimate: StorageView | null;
  /** The answer depends on the day: it is made for each request. */
  isOfToday: boolean;
}

/** The page as its query fills it: a form to begin with, a sent form, or an estimate to open. */
export function readStoragePage(parameters: URLSearchParams, now: Date): StoragePageData {
  const typed = readStorageInputs(parameters);
  const inputs = { ...typed, space: typed.space || "indoor" };
  const reference = parameters.get("ref");
  const page = { inputs, errors: {}, estimate: null };
  if (reference) return { ...page, ...openReference(reference), isOfToday: false };
  // Empty fields are not in the query; a space is always chosen in the form.
  if (typed.space === "" && typed.from === "") return { ...page, isOfToday: false };
  const { request, problems } = checkStorageInputs(inputs, toDay(now, business.timeZone));
  return {
    inputs,
    errors: problems ? toMessages(problems) : {},
    estimate: request && buildStorageView(request),
    isOfToday: true,
  };
}

/** What an inquiry says about the estimate of a reference; null for a wrong one. */
export function formatStorageReference(reference: string): string | null {
  const request = readStorageReference(reference);
  return request && buildStorageView(request).subject;
}

function openReference(reference: string): Partial<StoragePageData> {
  const request = readStorageReference(reference);
  if (!request) return { errors: { ref: words.referenceProblem } };
  const { space, from, to, hasMaintenance, hasPreparation } = request;
  const toText = (isChosen: boolean) => (isChosen ? "yes" : "");
  return {
    inputs: {
      space,
      from,
      to,
      maintenance: toText(hasMaintenance),
      preparation: toText(hasPreparation),
    },
    estimate: buildStorageView(request),
  };
}

function buildStorageView(request: StorageRequest): StorageView {
  const estimate = estimateStorage(request, storageTerms);
  const reference = writeStorageReference(request);
  const days = words.formatDays(formatDay(request.from), formatDay(request.to));
  const title = words.formatTitle(words.spaceNames[request.space]);
  const { byMonth, bySeason, cheaper } = estimate;
  return {
    reference,
    title,
    days,
    verdict: formatVerdict(estimate),
    ways: [
      toWayView(words.byMonth, byMonth, cheaper === "month" && bySeason !== null),
      ...(bySeason ? [toWayView(words.bySeason, bySeason, cheaper === "season")] : []),
    ],
    extras: buildExtras(estimate),
    rules: [
      words.monthsRule,
      ...(bySeason ? [words.seasonRule] : []),
      ...listSundays(request),
      words.bring,
    ],
    subject: formatStorageSubject({
      reference,
      space: title,
      days,
      total: formatDollars(estimate.totalDollars),
    }),
  };
}

function formatVerdict({ byMonth, bySeason }: StorageEstimate): string {
  if (!bySeason) return words.noSeason;
  const saved = byMonth.dollars - bySeason.dollars;
  if (saved === 0) return words.same;
  return saved > 0
    ? words.formatSeasonWins(formatDollars(saved))
    : words.formatMonthWins(formatDollars(-saved));
}

function toWayView(title: string, { parts, dollars }: StorageWay, isCheaper: boolean) {
  return { title, lines: parts.map(toLine), total: formatDollars(dollars), isCheaper };
}

function toLine(part: StoragePart): Line {
  return {
    label:
      part.kind === "season" ? words.formatSeason(part.season.id) : words.formatMonths(part.months),
    note: words.formatRange(formatDate(part.from), formatDate(part.to)),
    amount: formatDollars(part.dollars),
  };
}

function buildExtras(estimate: StorageEstimate): StorageView["extras"] {
  const { months, maintenanceDollars, preparationDollars, totalDollars } = estimate;
  const { maintenancePerMonthDollars } = storageTerms;
  if (maintenanceDollars === 0 && preparationDollars === 0) return null;
  const stayDollars = totalDollars - maintenanceDollars - preparationDollars;
  const lines: Line[] = [
    { label: words.stay[estimate.cheaper], amount: formatDollars(stayDollars) },
  ];
  if (maintenanceDollars > 0) {
    lines.push({
      label: words.maintenance,
      note: words.formatMaintenanceNote(months, formatDollars(maintenancePerMonthDollars)),
      amount: formatDollars(maintenanceDollars),
    });
  }
  if (preparationDollars > 0) {
    lines.push({ label: words.preparation, amount: formatDollars(preparationDollars) });
  }
  return { lines, total: formatDollars(totalDollars) };
}

/** Storage is open on Sundays on other terms, which matter to who comes on one. */
function listSundays({ from, to }: StorageRequest): string[] {
  const storage = departmentHours.find(({ id }) => id === "storage");
  const sunday = [from, to].find((day) => findWeekDay(day) === "Sunday");
  const period = sunday === undefined ? undefined : findPeriod(sunday, storage?.periods ?? []);
  return period?.open === null ? [words.formatSunday(formatPeriod(period).toLowerCase())] : [];
}

function toMessages(problems: StorageProblems): Partial<Record<StorageField, string>> {
  const texts: Record<string, Record<string, string>> = listStorageProblems(
    business.phone.display,
    storageMonthsMax,
  );
  return Object.fromEntries(
    storageFields.flatMap((field) => {
      const problem = problems[field];
      return problem === undefined ? [] : [[field, texts[field]?.[problem] ?? ""]];
    }),
  );
}
