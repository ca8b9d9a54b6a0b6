const minuteMs = 60_000;

/** limits.md: about 1, 5, 15, 30, 60 minutes, then every 2 hours up to 5 days. */
const firstDelaysMinutes = [1, 5, 15, 30, 60];
const laterDelayMinutes = 120;
const daysMax = 5;

/** So much earlier or later, so that what failed together is not tried again together. */
const jitter = 0.2;

/**
 * Attempts after which a delivery is given up. Attempts are counted, not days, so that a clock
 * that was set wrong gives nothing up.
 */
export const attemptsMax =
  1 + firstDelaysMinutes.length + Math.floor((daysMax * 24 * 60 - 111) / laterDelayMinutes);

/** The longest wait there is; a row that is due later than this comes from a wrong clock. */
export const delayMaxMs = laterDelayMinutes * minuteMs * (1 + jitter);

/**
 * Milliseconds until the next attempt.
 * @param attempts how many were made, at least 1.
 * @param random from 0 to 1, as `Math.random` gives it.
 */
export function computeDelayMs(attempts: number, random: number): number {
  const minutes = firstDelaysMinutes[attempts - 1] ?? laterDelayMinutes;
  return Math.round(minutes * minuteMs * (1 - jitter + 2 * jitter * random));
}
