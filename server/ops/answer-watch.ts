import { business } from "#content/dealership/business.ts";
import type { Database } from "#server/db/schema.ts";
import type { Settings } from "#server/env.server.ts";
import { enqueueReminders } from "#server/inquiries/answer-reminders.ts";
import { createSendMail } from "#server/outbox/mail/send-mail.ts";
import { createDailyDigest } from "./daily-digest.ts";
import { startRepeatingJob, type RepeatingJob } from "./repeating-job.ts";

const everyMs = 60_000;

/**
 * Watches that inquiries are answered: reminders before the promised time is over, and a digest when
 * the shop opens. Without a mail server or an inbox there is nothing to start.
 * @param readFacts brings the hours up to date, which the office may have changed.
 */
export function startAnswerWatch(
  database: Database,
  { smtpUrl, inquiryTo, mailFrom, siteUrl, officeUrl }: Settings,
  { readFacts, log }: { readFacts: () => Promise<unknown>; log: (message: string) => void },
): RepeatingJob {
  if (smtpUrl === null || inquiryTo === null) return { stop: () => Promise.resolve() };
  const host = new URL(siteUrl).hostname;
  const from = { name: business.name, address: mailFrom };
  const sendDigest = createDailyDigest(database, {
    sendMail: createSendMail({ url: smtpUrl, from, name: host }),
    to: inquiryTo,
    host,
    officeUrl,
    log,
  });
  // While the database is not reached yet there is nothing to look at.
  const whenReady = (run: () => Promise<void>) => async () => {
    if (!database.isReady()) return;
    await readFacts();
    await run();
  };
  const jobs = [
    startRepeatingJob({
      name: "Reminding of inquiries without an answer",
      everyMs,
      run: whenReady(() => remind(database, log)),
      warn: log,
    }),
    startRepeatingJob({
      name: "Sending the digest",
      everyMs,
      run: whenReady(sendDigest),
      warn: log,
    }),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map(({ stop }) => stop()));
    },
  };
}

async function remind(database: Database, log: (message: string) => void): Promise<void> {
  const count = await enqueueReminders(database, await database.readClock());
  if (count > 0) log(`${count === 1 ? "1 reminder" : `${count} reminders`} of inquiries to send.`);
}
