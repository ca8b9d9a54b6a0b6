/** Seats and range of a cart in a list; the range as the catalogue writes it, null where it is not known. */
export function formatSeatsAndRange(seats: number, range: string | null): string {
  return `${seats} seats, ${range === null ? "range: ask us" : range.replace(/ miles$/, "-mile range")}`;
}
