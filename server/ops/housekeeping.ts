import { privacyRules } from "#content/dealership/fees.ts";
import { sumUpWeeks } from "#server/analytics/week-counts.ts";
import type { Database } from "#server/db/schema.ts";
import { deleteUnusedPhotographs } from "#server/inventory/unused-photographs.ts";
import { createSessions } from "#server/staff/sessions.ts";
import { deleteExpiredClientIps } from "./client-ip-retention.ts";
import { createInquiryRetention } from "./inquiry-retention.ts";
import { reportUndelivered } from "./overdue-report.ts";
import { startRepeatingJob, type RepeatingJob } from "./repeating-job.ts";

const minuteMs = 60_000;

/** What a running site does from time to time, whether anybody visits it or not. */
export function startHousekeeping(
  database: Database,
  warn: (message: string) => void,
): RepeatingJob {
  const jobs = [
    startRepeatingJob({
      name: "Counting the messages that were not delivered",
      everyMs: 60 * minuteMs,
      run: () => reportUndelivered(database, warn),
      warn,
    }),
    startRepeatingJob({
      name: "Deleting old inquiries",
      everyMs: 60 * minuteMs,
      run: createInquiryRetention(database, {
        months: privacyRules.inquiryRetentionMonths,
        log: warn,
      }),
      warn,
    }),
  ];
  jobs.push(
    startRepeatingJob({
      name: "Deleting photographs that no cart shows",
      everyMs: 24 * 60 * minuteMs,
      run: async () => {
        const count = await deleteUnusedPhotographs(database, new Date());
        if (count > 0) warn(`Deleted ${count} photographs that no cart shows.`);
      },
      warn,
    }),
  );
  jobs.push(
    startRepeatingJob({
      name: "Summing up the counts of past weeks",
      everyMs: 24 * 60 * minuteMs,
      run: () => sumUpWeeks(database, new Date()),
      warn,
    }),
  );
  const sessions = createSessions(database);
  jobs.push(
    startRepeatingJob({
      name: "Deleting sessions that are over",
      everyMs: 60 * minuteMs,
      run: async () => {
        await sessions.removeExpired();
      },
      warn,
    }),
  );
  // SQLite has no client IPs: they are counted in memory there.
  if (database.pool !== null) {
    jobs.push(
      startRepeatingJob({
        name: "Deleting client IPs",
        everyMs: minuteMs,
        run: () => deleteExpiredClientIps(database, new Date()),
        warn,
      }),
    );
  }
  return {
    stop: async () => {
      await Promise.all(jobs.map(({ stop }) => stop()));
    },
  };
}
