import { nearStepMiles } from "#domain/delivery/delivery.ts";

/** How far a neighbor is in whole miles, as people say it: "under a mile", "6 miles". */
export function formatMiles(miles: number): string {
  const shown = Math.round(miles);
  if (shown === 0) return "under a mile";
  return `${shown.toLocaleString("en-US")} ${shown === 1 ? "mile" : "miles"}`;
}

/** Rounded miles of a road: "about 105 miles", and "under 5 miles" for the smallest step. */
export function formatRoadMiles(roundedMiles: number): string {
  return `${roundedMiles <= nearStepMiles ? "" : "about "}${formatMilesInTable(roundedMiles)}`;
}

/** The same under a head that says "about". */
export function formatMilesInTable(roundedMiles: number): string {
  return roundedMiles <= nearStepMiles
    ? `under ${nearStepMiles} miles`
    : `${roundedMiles.toLocaleString("en-US")} miles`;
}

/** Minutes after midnight on a clock: 1231 is "8:31 PM". */
export function formatClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const onClock = hour % 12 === 0 ? 12 : hour % 12;
  return `${onClock}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** With a capital at its start, as at the start of a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
