/**
 * The same time of the same day so many calendar months earlier, in UTC. Where that month is
 * shorter, it is its last day: two years before February 29, 2028 is February 28, 2026.
 */
export function subtractMonths(from: Date, months: number): Date {
  const day = from.getUTCDate();
  const result = new Date(from);
  // From the first of the month, because a day that a month lacks runs over into the next one.
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() - months);
  const nextMonth = Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0);
  result.setUTCDate(Math.min(day, new Date(nextMonth).getUTCDate()));
  return result;
}
