/** A kind of failure has at most one line in so many milliseconds. */
export const failureLogEveryMs = 60_000;

/**
 * Logs failures that may come with every request, as while the database is away: the first of a
 * kind at once, then at most one a minute with the number of those between.
 * @param now milliseconds of a clock that only goes forward
 * @returns takes the kind, of which there must be few, and the line
 */
export function createFailureLog(
  warn: (message: string) => void,
  now: () => number = () => performance.now(),
): (kind: string, message: string) => void {
  const logged = new Map<string, { at: number; others: number }>();
  return (kind, message) => {
    const last = logged.get(kind);
    if (last && now() - last.at < failureLogEveryMs) {
      last.others += 1;
      return;
    }
    const others = last?.others ?? 0;
    warn(others === 0 ? message : `${message} (and ${others} more since the last such line)`);
    logged.set(kind, { at: now(), others: 0 });
  };
}
