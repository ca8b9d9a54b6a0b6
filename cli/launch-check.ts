import { withDatabase } from "./command-database.ts";
import { defineCommand, type Terminal, UsageError } from "./command.ts";
import { formatCount } from "./count-text.ts";
import { business } from "#content/dealership/business.ts";
import { confirmers, legalMatters, openQuestions } from "#content/dealership/open-questions.ts";
import type { OpenQuestion, ShownValue } from "#content/dealership/open-questions.ts";
import { formatDays, formatPeriod } from "#domain/calendar/opening-hours.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { formatDollars } from "#domain/money/money.ts";
import { MissingDatabaseError } from "#server/db/database-place.ts";
import { readSettings } from "#server/env.server.ts";
import type { Settings } from "#server/env.server.ts";
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
  const catalogue = await readCatalogue(terminal);
  const missing = [
    ...findMissingSettings(settings),
    ...catalogue.missing,
    ...findPlaceholders(business, "business"),
  ];
  terminal.out(formatGroup("legal matters, to be decided first", legalMatters, catalogue.byId));
  for (const confirmer of confirmers) {
    const questions = openQuestions.filter(
      (question) => question.confirmedBy === confirmer && !legalMatters.includes(question),
    );
    terminal.out(formatGroup(`facts to be confirmed by: ${confirmer}`, questions, catalogue.byId));
  }
  terminal.out(formatMissing(missing));
  const openCount = missing.length + openQuestions.length;
  const settingsCount = formatCount(missing.length, "setting");
  const questionsCount = formatCount(openQuestions.length, "question");
  terminal.out(
    openCount === 0
      ? "Nothing is open. The site may go live.\n"
      : `Not ready: ${settingsCount} and ${questionsCount} open.\n`,
  );
  return openCount === 0 ? 0 : 1;
});

/** The vehicles of the site's database; a missing one is something to be done before the launch. */
async function readCatalogue(
  terminal: Terminal,
): Promise<{ byId: VehiclesById; missing: MissingSetting[] }> {
  try {
    const { byId } = await withDatabase(terminal, (database) =>
      createInventory(database).snapshot(),
    );
    return { byId, missing: [] };
  } catch (error) {
    if (!(error instanceof MissingDatabaseError)) throw error;
    const problem = `is missing, so no price can be shown below. ${error.message}`;
    return { byId: new Map(), missing: [{ name: "The database", problem }] };
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

/** A shown value in words; vehicles with the price that the site shows. */
export function formatShownValue(value: ShownValue, byId: VehiclesById): string {
  if (typeof value === "string") return value;
  if ("dollars" in value) return [...new Set(value.dollars)].map(formatDollars).join(", ");
  if ("vehicles" in value) return value.vehicles.map((id) => formatVehicle(id, byId)).join(", ");
  return value.hours
    .map(({ name, periods }) => {
      const lines = periods.map((period) => `${formatDays(period.days)} ${formatPeriod(period)}`);
      return `${name}: ${lines.join(", ")}`;
    })
    .join("; ");
}

function formatVehicle(id: string, byId: VehiclesById): string {
  const vehicle = byId.get(id);
  return vehicle === undefined
    ? `${id} (not in the inventory)`
    : `${vehicle.name} ${formatDollars(vehicle.price)}`;
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
