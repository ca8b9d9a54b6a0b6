import type { Terminal } from "./command.ts";
import { business } from "#content/dealership/business.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { confirmers, openQuestions } from "#content/dealership/open-questions.ts";
import type { OpenQuestion, ShownValue } from "#content/dealership/open-questions.ts";
import { formatDays, formatPeriod } from "#domain/calendar/opening-hours.ts";
import { formatDollars } from "#domain/money/money.ts";
import { readSettings } from "#server/env.server.ts";
import type { Settings } from "#server/env.server.ts";

const usage = `Usage: npm run launch-check

Lists the settings that are missing and what the dealership must still confirm.
Exits 1 while anything is open, 0 when the site may go live.
`;

/** A setting or a fact that keeps the site from going live. */
interface MissingSetting {
  name: string;
  problem: string;
}

/** Prints what is open and returns the exit code. */
export async function launchCheckCommand(
  words: readonly string[],
  terminal: Terminal,
): Promise<number> {
  if (words.length > 0) {
    terminal.err(usage);
    return 2;
  }
  const missing = [
    ...findMissingSettings(readSettings(terminal.environment)),
    ...findPlaceholders(business, "business"),
  ];
  terminal.out(formatMissing(missing));
  for (const confirmer of confirmers) {
    terminal.out(
      formatGroup(
        confirmer,
        openQuestions.filter(({ confirmedBy }) => confirmedBy === confirmer),
      ),
    );
  }
  const openCount = missing.length + openQuestions.length;
  terminal.out(
    openCount === 0
      ? "Nothing is open. The site may go live.\n"
      : `Not ready: ${missing.length} settings and ${openQuestions.length} questions are open.\n`,
  );
  return openCount === 0 ? 0 : 1;
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
      problem: `is ${settings.siteUrl}; canonical addresses and the sitemap need the site's own https address`,
    });
  }
  if (settings.smtpUrl === null) {
    missing.push({ name: "SMTP_URL", problem: "is not set; inquiries are stored but not mailed" });
  }
  if (settings.inquiryTo === null) {
    missing.push({ name: "INQUIRY_TO", problem: "is not set; nobody gets the inquiries by mail" });
  } else if (isReserved(settings.inquiryTo)) {
    missing.push({ name: "INQUIRY_TO", problem: `is ${settings.inquiryTo}, which does not exist` });
  }
  if (settings.trustedProxies.length === 0) {
    missing.push({
      name: "TRUSTED_PROXIES",
      // The server itself speaks no TLS, so a live site has a proxy.
      problem:
        "is not set; behind the proxy that ends TLS all visitors would count as one and share one limit",
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

/** A shown value in words; vehicles with the price an empty database is filled with. */
export function formatShownValue(value: ShownValue): string {
  if (typeof value === "string") return value;
  if ("dollars" in value) return [...new Set(value.dollars)].map(formatDollars).join(", ");
  if ("vehicles" in value) return value.vehicles.map(formatVehicle).join(", ");
  return value.hours
    .map(({ name, periods }) => {
      const lines = periods.map((period) => `${formatDays(period.days)} ${formatPeriod(period)}`);
      return `${name}: ${lines.join(", ")}`;
    })
    .join("; ");
}

function formatVehicle(id: string): string {
  const vehicle = catalogue.find((candidate) => candidate.id === id);
  return vehicle === undefined
    ? `${id} (not in the catalogue)`
    : `${vehicle.name} ${formatDollars(vehicle.price)}`;
}

function formatMissing(missing: readonly MissingSetting[]): string {
  if (missing.length === 0) return "";
  const lines = missing.map(({ name, problem }) => `  ${name} ${problem}\n`);
  return `SETTINGS (${missing.length})\n\n${lines.join("")}\n`;
}

function formatGroup(confirmer: string, questions: readonly OpenQuestion[]): string {
  if (questions.length === 0) return "";
  return `TO BE CONFIRMED BY: ${confirmer.toUpperCase()} (${questions.length})\n\n${questions.map(formatQuestion).join("\n")}\n`;
}

function formatQuestion(question: OpenQuestion): string {
  return [
    `  ${question.question} [${question.id}]`,
    `    shown:  ${formatShownValue(question.valueShown)}`,
    ...question.otherValues.map((other) => `    other:  ${other}`),
    `    where:  ${question.shownOn.join(", ")}`,
    "",
  ].join("\n");
}

function isReserved(text: string): boolean {
  return /\.example(?![\w-])/.test(text);
}
