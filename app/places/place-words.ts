import type { CompassDirection } from "#domain/geography/geography.ts";
import { nearStepMiles } from "#domain/delivery/delivery.ts";

/** Miles as people say them: "0.8", "4.1" below ten, whole beyond. */
function formatMiles(miles: number): string {
  const shown = miles < 9.95 ? Math.round(miles * 10) / 10 : Math.round(miles);
  return `${shown.toLocaleString("en-US")} ${shown === 1 ? "mile" : "miles"}`;
}

/** How far and where a neighbor is, the direction as on a compass: "83 miles NNE". */
export function formatWay(miles: number, direction: CompassDirection): string {
  const letters = direction.replaceAll(/(?<first>n|s|e|w)(?:orth|outh|ast|est)|-/g, "$<first>");
  return `${formatMiles(miles)} ${letters.toUpperCase()}`;
}

/** Rounded miles of a road: "about 105 miles", and "under 5 miles" for the smallest step. */
export function formatRoadMiles(roundedMiles: number): string {
  return roundedMiles <= nearStepMiles
    ? `under ${nearStepMiles} miles`
    : `about ${roundedMiles.toLocaleString("en-US")} miles`;
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
