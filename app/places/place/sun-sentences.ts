import { formatClock } from "#app/places/place-words.ts";
import { factTitles } from "#content/pages/words/place.ts";
import type { PlaceFacts } from "./place-facts.ts";
import type { PlaceContext, SumLine } from "./place-sentences.ts";

/** The longest and the shortest day of a place, and what it is on. */
export interface SunFacts {
  days: readonly SumLine[];
  /** Nothing inland. */
  water: string;
}

/** Sunrise and sunset in June and December, and what the place is on. */
export function formatSun(place: PlaceContext, facts: PlaceFacts): SunFacts {
  const { midsummer, midwinter, timeZone } = facts;
  const days = [toSunDay("June", midsummer), toSunDay("December", midwinter)];
  return {
    days: timeZone === "America/Chicago" ? [...days, centralTime] : days,
    water: formatWater(place, facts),
  };
}

/** Where the clock is not the showroom's. */
const centralTime: SumLine = {
  label: factTitles.clock,
  amount: factTitles.centralTime,
};

function toSunDay(month: string, sun: PlaceFacts["midsummer"]): SumLine {
  const { day, sunriseMinutes, sunsetMinutes } = sun;
  return {
    label: factTitles.formatSun(`${month} ${day.day}`),
    amount: `${formatClock(sunriseMinutes)} to ${formatClock(sunsetMinutes)}`,
  };
}

/** A shore that looks between these bearings has the sunrise, or the sunset, over the water. */
const sunriseBearings = { from: 60, to: 120 };
const sunsetBearings = { from: 240, to: 300 };

/** What the place is on; nothing inland, or for an ocean that its map names and no sun is seen over. */
function formatWater({ water }: PlaceContext, { facing }: PlaceFacts): string {
  if (water.kind === "inland") return "";
  const on = water.name.charAt(0).toUpperCase() + water.name.slice(1);
  if (water.kind !== "ocean") return on;
  const isBetween = ({ from, to }: { from: number; to: number }) =>
    facing.kind === "one-side" && facing.bearingDegrees >= from && facing.bearingDegrees <= to;
  if (isBetween(sunriseBearings)) return `${on}, with sunrise over the water`;
  return isBetween(sunsetBearings) ? `${on}, with sunset over the water` : "";
}
