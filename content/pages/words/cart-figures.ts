/** Seats and range of a cart in a list; the range as the catalogue writes it, null where it is not known. */
export function formatSeatsAndRange(seats: number, range: string | null): string {
  return `${formatSeats(seats)}, ${formatRange(range)}`;
}

export function formatSeats(seats: number): string {
  return `${seats} seats`;
}

/** The range as the catalogue writes it, null where it is not known. */
export function formatRange(range: string | null): string {
  return range === null ? "range: ask us" : range.replace(/ miles$/, "-mile range");
}
