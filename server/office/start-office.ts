import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { business } from "#content/dealership/business.ts";
import { readReport } from "#server/analytics/report.ts";
import { formatReportCsv } from "#server/analytics/report-csv.ts";
import type { Database } from "#server/db/schema.ts";
import { type Settings, SettingsError } from "#server/env.server.ts";
import { createFactStore } from "#server/facts/fact-store.ts";
import { followFacts } from "#server/facts/facts.ts";
import { createQuestionStore } from "#server/facts/question-store.ts";
import { formatShownValue } from "#server/facts/shown-value.ts";
import { createClientIpReader } from "#server/http/client-ip.ts";
import { type Serving, startServing } from "#server/http/http-server.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { createAssets } from "#server/http/static-files.ts";
import { streamText } from "#server/http/text-stream.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { writeInquiriesCsv } from "#server/inquiries/inquiry-csv.ts";
import { readFoundInquiries, searchInquiries } from "#server/inquiries/inquiry-search.ts";
import { createInquiryWork } from "#server/inquiries/inquiry-work.ts";
import { createInventory, type Inventory } from "#server/inventory/inventory.ts";
import { listRequestsOfDay, listRequestsReceivedOn } from "#server/inquiries/requests-of-day.ts";
import { planMessages } from "#server/outbox/channels.ts";
import { createSendMail } from "#server/outbox/mail/send-mail.ts";
import { countUndelivered } from "#server/outbox/undelivered.ts";
import { createPasskeys } from "#server/staff/passkeys.ts";
import { createSessions } from "#server/staff/sessions.ts";
import { createAnsweredLinks } from "#server/staff/signed-links.ts";
import { createStaff, thisComputer } from "#server/staff/staff.ts";
import { createCartServices } from "./cart-services.ts";
import { createOfficePictures } from "./office-pictures.ts";
import { createOfficeApp } from "./office-app.ts";
import { findOfficePlace } from "./office-settings.ts";
import { createSignInMail } from "./sign-in-mail.ts";

const buildDirectory = fileURLToPath(new URL("../../build/office/", import.meta.url));

/** A photograph of 20 MB comes in this time also over a slow line. */
const uploadTimeoutMs = 5 * 60_000;
const quarterHourSeconds = 15 * 60;
/** Links mailed to one address in a quarter of an hour. */
const linksMax = 5;
/** Links that one client may try in a quarter of an hour; a token cannot be guessed anyway. */
const signInAttemptsMax = 30;

export interface OfficeSite {
  inventory?: Inventory;
  isClustered?: boolean;
}

/**
 * Starts the office's own listener on the database of the site.
 * @param warn told what went wrong; never holds personal data or a link.
 * @param site what a site in the same process shares: its inventory, so that the catalogue is in
 * memory once, and whether other processes of this machine start the office too, at the same port.
 * @throws SettingsError when it must not or cannot listen; else when the port cannot be had.
 */
export async function startOffice(
  database: Database,
  settings: Settings,
  warn: (message: string) => void,
  { inventory = createInventory(database), isClustered = false }: OfficeSite = {},
): Promise<Serving> {
  const place = findOfficePlace(settings);
  const clientDirectory = join(buildDirectory, "client");
  if (!existsSync(clientDirectory)) {
    throw new SettingsError("The office has not been built. Make it with `npm run build`.");
  }
  const build = (await import(
    new URL("../../build/office/server/index.js", import.meta.url).href
  )) as ServerBuild;
  const sessions = createSessions(database);
  const staff = createStaff(database);
  const now = () => new Date();
  const origin = place.origins[0] ?? "";
  const counting = { windowSeconds: quarterHourSeconds, pool: database.pool, isClustered };
  const limit = (name: string, posts: number) => createRateLimit({ name, posts, ...counting });
  const app = createOfficeApp({
    services: {
      staff,
      sessions,
      passkeys: createPasskeys(database, { origin, title: `Office of ${business.name}` }),
      inquiries: createInquiryAdmin(database, { planned: planMessages(settings) }),
      work: createInquiryWork(database),
      carts: createCartServices(database, inventory, settings),
      facts: createFactStore(database),
      questions: createQuestionStore(database),
      formatShownValue: async ({ valueShown }) =>
        formatShownValue(valueShown, (await inventory.snapshot()).byId),
      searchInquiries: (filter) => searchInquiries(database, filter),
      exportInquiries: (filter) =>
        streamText(writeInquiriesCsv(readFoundInquiries(database, filter))),
      listRequestsOfDay: (day) => listRequestsOfDay(database, day),
      listRequestsReceivedOn: (day) => listRequestsReceivedOn(database, day),
      readReport: (days) => readReport(database, days, now()),
      exportReport: async (days, table) =>
        formatReportCsv(await readReport(database, days, now()), table),
      readAnsweredLink: createAnsweredLinks(database).read,
      countUndelivered: () => countUndelivered(database, now()),
      canMail: settings.smtpUrl !== null,
      mailSignInLink: createSignInMail({
        staff,
        sessions,
        sendMail: createOfficeMail(settings, origin),
        limit: limit("office-link", linksMax),
        origin,
        warn,
        now,
      }),
      reportError: (error) => {
        warn(`The office failed: ${error instanceof Error ? error.message : "unknown"}`);
      },
      now,
    },
    build,
    serveAsset: await createAssets(clientDirectory),
    pictures: await createOfficePictures(database, settings),
    origins: place.origins,
    readFacts: followFacts(database, warn).read,
    signInLimit: limit("office-sign-in", signInAttemptsMax),
    readClientIp: createClientIpReader(settings.trustedProxies, warn),
  });
  return startServing(app, { ...place, requestTimeoutMs: uploadTimeoutMs });
}

/**
 * A URL that signs the person at this computer in, once; for the terminal, never for a log.
 * @throws SettingsError as `startOffice`; else when the database fails.
 */
export async function createOfficeLink(database: Database, settings: Settings): Promise<string> {
  const { origins } = findOfficePlace(settings);
  return `${origins[0] ?? ""}/sign-in/${await createSessions(database).createLink(thisComputer)}`;
}

function createOfficeMail({ smtpUrl, mailFrom }: Settings, origin: string) {
  if (smtpUrl === null) return null;
  const from = { name: business.name, address: mailFrom };
  return createSendMail({ url: smtpUrl, from, name: new URL(origin).hostname });
}
