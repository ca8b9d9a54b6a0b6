import { business } from "#content/dealership/business.ts";
import { daysAnnouncedMax, departmentHours, listSpecialDays } from "#content/dealership/hours.ts";
import { findNotice } from "#content/dealership/notice.ts";
import { findSpecialDays, formatOpenState } from "#domain/calendar/open-state.ts";
import { readFactsVersion } from "#server/facts/current-facts.ts";
import type { CreateResponse } from "#server/http/response-cache.ts";

/** Hours and the notice end on whole minutes, so that nothing changes within one. */
const minuteMs = 60_000;

/**
 * Names what any page may say and no catalogue has: the facts that the office changes, and what time
 * alone changes, which is the hours in the header, the special days that are near, the notice, and
 * sunrise and sunset of the year on pages of states and places. Pages of another period are outdated.
 * @returns a function that is called at each request, and works once a minute and state of the facts.
 */
export function createPeriodReader(now: () => Date): () => string {
  let minute = Number.NaN;
  let version = Number.NaN;
  let period = "";
  return () => {
    const instant = now();
    const currentMinute = Math.floor(instant.getTime() / minuteMs);
    const currentVersion = readFactsVersion();
    if (currentMinute !== minute || currentVersion !== version) {
      minute = currentMinute;
      version = currentVersion;
      period = `${version} ${describePeriod(instant)}`;
    }
    return period;
  };
}

function describePeriod(now: Date): string {
  const { timeZone } = business;
  const showroom = departmentHours.find(({ id }) => id === "showroom")?.periods ?? [];
  const hours = formatOpenState(now, showroom, listSpecialDays(), timeZone);
  const announced = findSpecialDays(now, listSpecialDays(), timeZone, daysAnnouncedMax);
  const notice = findNotice(now) === null ? "" : "notice";
  return [now.getUTCFullYear(), hours, notice, ...announced.map(({ day }) => day)].join(" ");
}

/** Creates a page that is stored only when its period did not end while it was being made. */
export function limitToPeriod(create: CreateResponse, readPeriod: () => string): CreateResponse {
  const period = readPeriod();
  return async (signal) => {
    const document = await create(signal);
    return readPeriod() === period ? document : { ...document, validity: "once" };
  };
}

/** Creates a page that is valid for one version at most, whatever it was made from. */
export function limitToVersion(create: CreateResponse, version: string): CreateResponse {
  return async (signal) => {
    const document = await create(signal);
    return document.validity === "once" ? document : { ...document, validity: { version } };
  };
}
