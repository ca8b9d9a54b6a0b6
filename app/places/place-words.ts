/** Miles as people say them: "0.8", "4.1" below ten, whole beyond. */
export function formatMiles(miles: number): string {
  const shown = miles < 9.95 ? Math.round(miles * 10) / 10 : Math.round(miles);
  return `${shown.toLocaleString("en-US")} ${shown === 1 ? "mile" : "miles"}`;
}

/** Miles of a road, never less than one. */
export function formatWholeMiles(miles: number): string {
  const whole = Math.max(1, Math.round(miles));
  return `${whole.toLocaleString("en-US")} ${whole === 1 ? "mile" : "miles"}`;
}

/** Minutes after midnight on a clock: 1231 is "8:31 PM". */
export function formatClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const onClock = hour % 12 === 0 ? 12 : hour % 12;
  return `${onClock}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** A length of time: 906 is "15 h 6 min", never broken over two lines. */
export function formatDuration(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00A0h${rest === 0 ? "" : `\u00A0${rest}\u00A0min`}`;
}

/** "one, two and three". */
export function formatList(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
