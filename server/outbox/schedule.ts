const minuteMs = 60_000;

/** Retries come after about 1, 5, 15, 30 and 60 minutes, then every 2 hours for up to 5 days. */
const firstDelaysMinutes = [1, 5, 15, 30, 60];
const laterDelayMinutes = 120;
const daysMax = 5;

/** Each delay varies by this share, so that messages that failed together are not retried together. */
const jitter = 0.2;

/**
 * The number of attempts after which a message is given up. Attempts are counted instead of days,
 * so that a clock that is wrong gives nothing up. The first delays add up to 111 minutes.
 */
export const attemptsMax =
  1 + firstDelaysMinutes.length + Math.floor((daysMax * 24 * 60 - 111) / laterDelayMinutes);

/** The longest delay, in milliseconds; a message due later was written while the clock was wrong. */
export const delayMaxMs = laterDelayMinutes * minuteMs * (1 + jitter);

/**
 * The delay until the next attempt, in milliseconds.
 * @param attempts how many attempts were made, at least 1.
 * @param random a number from 0 to 1, as from `Math.random`.
 */
export function computeDelayMs(attempts: number, random: number): number {
  const minutes = firstDelaysMinutes[attempts - 1] ?? laterDelayMinutes;
  return Math.round(minutes * minuteMs * (1 - jitter + 2 * jitter * random));
}
