import { withDatabase } from "./command-database.ts";
import { defineCommand, type Terminal, UsageError } from "./command.ts";
import { formatCount } from "./count-text.ts";
import { business } from "#content/dealership/business.ts";
import { confirmers, legalMatters, openQuestions } from "#content/dealership/open-questions.ts";
import type { OpenQuestion } from "#content/dealership/open-questions.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { MissingDatabaseError } from "#server/db/database-place.ts";
import { readSettings } from "#server/env.server.ts";
import type { Settings } from "#server/env.server.ts";
import { followFacts } from "#server/facts/facts.ts";
import { listQuestions } from "#server/facts/question-store.ts";
import { formatShownValue } from "#server/facts/shown-value.ts";
import { createInventory } from "#server/inventory/inventory.ts";

const usage = `Usage: npm run launch-check

Lists what the dealership must still decide and confirm, legal matters first, and the settings
that are missing.
Exits 1 while anything is open, 0 when the site may go live.
`;

/** A setting or a fact that keeps the site from going live. */
interface MissingSetting {
  name: string;
  problem: string;
}

type VehiclesById = ReadonlyMap<string, Vehicle>;

/** Prints what is open and returns the exit code. */
export const launchCheckCommand = defineCommand(usage, async (words, terminal) => {
  if (words.length > 0) throw new UsageError();
  const settings = readSettings(terminal.environment);
  const catalogue = await readDatabase(terminal);
  const { open } = catalogue;
  const missing = [
    ...findMissingSettings(settings),
    ...catalogue.missing,
    ...findPlaceholders(business, "business"),
  ];
  terminal.out(
    formatGroup("legal matters, to be decided first", open.filter(isLegal), catalogue.byId),
  );
  for (const confirmer of confirmers) {
    const questions = open.filter(
      (question) => question.confirmedBy === confirmer && !isLegal(question),
    );
    terminal.out(formatGroup(`facts to be confirmed by: ${confirmer}`, questions, catalogue.byId));
  }
  terminal.out(formatMissing(missing));
  const openCount = missing.length + open.length;
  const settingsCount = formatCount(missing.length, "setting");
  const questionsCount = formatCount(open.length, "question");
  terminal.out(
    openCount === 0
      ? "Nothing is open. The site may go live.\n"
      : `Not ready: ${settingsCount} and ${questionsCount} open.\n`,
  );
  return openCount === 0 ? 0 : 1;
});

function isLegal(question: OpenQuestion): boolean {
  return legalMatters.includes(question);
}

/**
 * The vehicles of the site's database and the questions that the office has not answered there, with
 * the facts as the office changed them; a missing one is something to be done before the launch.
 */
async function readDatabase(
  terminal: Terminal,
): Promise<{ byId: VehiclesById; open: readonly OpenQuestion[]; missing: MissingSetting[] }> {
  try {
    return await withDatabase(terminal, async (database) => {
      await followFacts(database, terminal.err).read();
      const { byId } = await createInventory(database).snapshot();
      const { open } = await listQuestions(database);
      return { byId, open, missing: [] };
    });
  } catch (error) {
    if (!(error instanceof MissingDatabaseError)) throw error;
    const problem = `is missing, so no price can be shown below. ${error.message}`;
    return { byId: new Map(), open: openQuestions, missing: [{ name: "The database", problem }] };
  }
}

/** What a live site needs and this environment does not say. */
export function findMissingSettings(
  settings: Pick<Settings, "siteUrl" | "smtpUrl" | "inquiryTo" | "trustedProxies">,
): MissingSetting[] {
  const missing: MissingSetting[] = [];
  const { protocol, hostname } = new URL(settings.siteUrl);
  if (protocol !== "https:" || hostname === "localhost" || isReserved(hostname)) {
    missing.push({
      name: "SITE_URL",
      problem: `is ${settings.siteUrl}; canonical URLs and the sitemap need the site's own https URL`,
    });
  }
  if (settings.smtpUrl === null) {
    missing.push({ name: "SMTP_URL", problem: "is not set; inquiries are stored but not emailed" });
  }
  if (settings.inquiryTo === null) {
    missing.push({ name: "INQUIRY_TO", problem: "is not set; nobody gets the inquiries by email" });
  } else if (isReserved(settings.inquiryTo)) {
    missing.push({ name: "INQUIRY_TO", problem: `is ${settings.inquiryTo}, which does not exist` });
  }
  if (settings.trustedProxies.length === 0) {
    missing.push({
      name: "TRUSTED_PROXIES",
      // The server itself speaks no TLS, so a live site has a proxy.
      problem:
        "is not set; behind the proxy that ends TLS, all visitors would count as one and share one limit",
    });
  }
  return missing;
}

/** Phone numbers kept for fiction and reserved domains, wherever they stand in the facts. */
export function findPlaceholders(value: unknown, path: string): MissingSetting[] {
  if (typeof value === "string") {
    if (/555-?01\d\d/.test(value)) {
      return [{ name: path, problem: `is ${value}, a number reserved for fiction` }];
    }
    return isReserved(value)
      ? [{ name: path, problem: `is ${value}, an address that does not exist` }]
      : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findPlaceholders(inner, `${path}.${key}`));
}

function formatMissing(missing: readonly MissingSetting[]): string {
  if (missing.length === 0) return "";
  const lines = missing.map(({ name, problem }) => `  ${name} ${problem}\n`);
  return `SETTINGS (${missing.length})\n\n${lines.join("")}\n`;
}

function formatGroup(
  title: string,
  questions: readonly OpenQuestion[],
  byId: VehiclesById,
): string {
  if (questions.length === 0) return "";
  const blocks = questions.map((question) => formatQuestion(question, byId));
  return `${title.toUpperCase()} (${questions.length})\n\n${blocks.join("\n")}\n`;
}

function formatQuestion(question: OpenQuestion, byId: VehiclesById): string {
  return [
    `  ${question.question} [${question.id}]`,
    `    shown:  ${formatShownValue(question.valueShown, byId)}`,
    ...question.otherValues.map((other) => `    other:  ${other}`),
    `    where:  ${question.shownOn.join(", ")}`,
    `    who:    ${question.confirmedBy}`,
    "",
  ].join("\n");
}

function isReserved(text: string): boolean {
  return /\.example(?![\w-])/.test(text);
}
