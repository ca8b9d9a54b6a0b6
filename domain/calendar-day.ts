const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant in a time zone, as YYYY-MM-DD. */
export function toDay(instant: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formats.set(timeZone, format);
  }
  const parts = format.formatToParts(instant);
  const read = (name: string) => parts.find(({ type }) => type === name)?.value ?? "";
  return `${read("year")}-${read("month")}-${read("day")}`;
}

/** The day so many days after a day given as YYYY-MM-DD; before it when negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
