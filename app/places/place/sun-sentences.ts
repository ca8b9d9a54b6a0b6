import { capitalize, formatClock } from "#app/places/place-words.ts";
import { sunWords } from "#content/pages/words/place.ts";
import type { PlaceFacts } from "./place-facts.ts";
import type { PlaceContext } from "./place-sentences.ts";

/**
 * When the sun sets in June and December, and what the place is on where `note`, which it follows, does not
 * name that water.
 */
export function formatSun(place: PlaceContext, facts: PlaceFacts, note: string): string {
  const { midsummer, midwinter, timeZone } = facts;
  const clock = timeZone === "America/Chicago" ? sunWords.centralTime : "";
  const sunset = sunWords.formatSunset(
    formatSunset("June", midsummer),
    formatSunset("December", midwinter),
  );
  return `${formatWater(place, facts, note)}${sunset}${clock}.`;
}

function formatSunset(month: string, { day, sunsetMinutes }: PlaceFacts["midsummer"]): string {
  return sunWords.formatOnDay(formatClock(sunsetMinutes), month, day.day);
}

/** A shore that looks between these bearings has the sunrise, or the sunset, over the water. */
const sunriseBearings = { from: 60, to: 120 };
const sunsetBearings = { from: 240, to: 300 };

/** Nothing inland, or for an ocean that its map names and no sun is seen over. */
function formatWater({ water }: PlaceContext, { facing }: PlaceFacts, note: string): string {
  if (water.kind === "inland") return "";
  if (water.kind !== "ocean") {
    return note.includes(capitalize(water.name)) || note.includes(water.name)
      ? ""
      : `${sunWords.formatOn(water.name)}. `;
  }
  const isBetween = ({ from, to }: { from: number; to: number }) =>
    facing.kind === "one-side" && facing.bearingDegrees >= from && facing.bearingDegrees <= to;
  if (isBetween(sunriseBearings)) return `${sunWords.formatOn(water.name)}${sunWords.sunrise}. `;
  return isBetween(sunsetBearings) ? `${sunWords.formatOn(water.name)}${sunWords.sunset}. ` : "";
}
