import type { Session } from "#server/staff/sessions.ts";

export const freshMinutes = 15;

/**
 * Whether somebody signed in just now: who finds a browser that was left signed in cannot add a
 * passkey for later.
 */
export function isFreshSession({ startedAt }: Session, now: Date): boolean {
  return now.getTime() - Date.parse(startedAt) < freshMinutes * 60_000;
}
