import type { Coordinates } from "#domain/geography/place.ts";

/** A day of the Gregorian calendar; months count from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

export interface SunTimes {
  /** Minutes after local midnight. */
  sunriseMinutes: number;
  sunsetMinutes: number;
  dayLengthMinutes: number;
}

export type CoastTimeZone = "America/New_York" | "America/Chicago";

/**
 * The sun's center stands this far from the zenith at sunrise and sunset: 90 degrees, half its disk
 * and the bending of light at the horizon (NOAA, "Solar Calculation Details").
 */
const zenithDegrees = 90.833;

/**
 * Sunrise, sunset and the time between them by NOAA's solar calculator (gml.noaa.gov/grad/solcalc,
 * after Meeus, Astronomical Algorithms), within about a minute between 72 degrees south and north, for
 * a sea-level horizon. Ours and not SunCalc's: its version 2.0.2 rounds to another minute in 32 of 2,784
 * times at our places, and they are published. Throws a RangeError where the sun does not rise or set
 * that day.
 */
export function sunTimes(place: Coordinates, day: CalendarDay, timeZone: CoastTimeZone): SunTimes {
  const offsetMinutes = utcOffsetMinutes(day, timeZone);
  // Each is computed from the sun's position at that very event, as NOAA's calculator does.
  const riseMinutes = sunEventUtcMinutes(place, day, -1);
  const setMinutes = sunEventUtcMinutes(place, day, 1);
  return {
    sunriseMinutes: Math.round(riseMinutes + offsetMinutes),
    sunsetMinutes: Math.round(setMinutes + offsetMinutes),
    dayLengthMinutes: Math.round(setMinutes - riseMinutes),
  };
}

/** The day of December with the least daylight at a place: the winter solstice, or a day beside it. */
export function shortestDay(place: Coordinates, year: number): CalendarDay {
  const days = [20, 21, 22, 23].map((day) => ({ year, month: 12, day }));
  const daylight = (day: CalendarDay) =>
    sunEventUtcMinutes(place, day, 1) - sunEventUtcMinutes(place, day, -1);
  return days.reduce((shortest, day) => (daylight(day) < daylight(shortest) ? day : shortest));
}

/**
 * The zone a place of this coast keeps. All of it keeps eastern time but Florida's Gulf shore west of
 * Gulf County (49 CFR 71.5), whose western line meets the Gulf near 85.4 degrees west.
 */
export function coastTimeZone(place: Coordinates): CoastTimeZone {
  return place.lng < -85.38 && place.lat < 31 ? "America/Chicago" : "America/New_York";
}

function sunEventUtcMinutes(place: Coordinates, day: CalendarDay, side: -1 | 1): number {
  let minutes = 720 - 4 * place.lng;
  for (let round = 0; round < 3; round++) {
    const { declination, equationOfTimeMinutes } = sunAt(julianCentury(day, minutes));
    const lat = toRadians(place.lat);
    const cosine =
      Math.cos(toRadians(zenithDegrees)) / (Math.cos(lat) * Math.cos(declination)) -
      Math.tan(lat) * Math.tan(declination);
    if (Math.abs(cosine) > 1) throw new RangeError("The sun neither rises nor sets that day");
    const hourAngleDegrees = (Math.acos(cosine) * 180) / Math.PI;
    minutes = 720 - 4 * place.lng + side * 4 * hourAngleDegrees - equationOfTimeMinutes;
  }
  return minutes;
}

/** The sun's declination in radians and the equation of time, by the formulas of NOAA's spreadsheet. */
function sunAt(century: number) {
  const meanLongitude = toRadians(280.46646 + century * (36000.76983 + century * 0.0003032));
  const meanAnomaly = toRadians(357.52911 + century * (35999.05029 - 0.0001537 * century));
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century);
  const center =
    Math.sin(meanAnomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    Math.sin(2 * meanAnomaly) * (0.019993 - 0.000101 * century) +
    Math.sin(3 * meanAnomaly) * 0.000289;
  const node = toRadians(125.04 - 1934.136 * century);
  const apparentLongitude = meanLongitude + toRadians(center - 0.00569 - 0.00478 * Math.sin(node));
  const meanObliquityDegrees =
    23 + (26 + (21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))) / 60) / 60;
  const obliquity = toRadians(meanObliquityDegrees + 0.00256 * Math.cos(node));
  const y = Math.tan(obliquity / 2) ** 2;
  const equationOfTime =
    y * Math.sin(2 * meanLongitude) -
    2 * eccentricity * Math.sin(meanAnomaly) +
    4 * eccentricity * y * Math.sin(meanAnomaly) * Math.cos(2 * meanLongitude) -
    0.5 * y * y * Math.sin(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * Math.sin(2 * meanAnomaly);
  return {
    declination: Math.asin(Math.sin(obliquity) * Math.sin(apparentLongitude)),
    equationOfTimeMinutes: (4 * equationOfTime * 180) / Math.PI,
  };
}

/** Julian centuries since noon of January 1, 2000, universal time. */
function julianCentury(day: CalendarDay, utcMinutes: number): number {
  const milliseconds = Date.UTC(day.year, day.month - 1, day.day) + utcMinutes * 60_000;
  return (milliseconds / 86_400_000 + 2440587.5 - 2451545) / 36525;
}

/** Minutes that clocks of the zone are ahead of universal time at noon of the day: -240 or so. */
function utcOffsetMinutes(day: CalendarDay, timeZone: CoastTimeZone): number {
  const noonUtc = Date.UTC(day.year, day.month - 1, day.day, 12);
  const name = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(noonUtc)
    .find(({ type }) => type === "timeZoneName")?.value;
  const match = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? "");
  if (!match) throw new RangeError(`No clock offset known for ${timeZone}`);
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === "-" ? -minutes : minutes;
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
