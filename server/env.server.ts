import { isIP } from "node:net";
import { z } from "zod";
import { business } from "#content/dealership/business.ts";
import { validateEmail } from "#domain/inquiry/inquiry.ts";

/** The settings from the environment, checked once at start. Nothing else reads `process.env`. */
export interface Settings {
  port: number;
  host: string;
  /** How many processes serve that port. */
  webProcesses: number;
  /** The site's own URL without a trailing slash. */
  siteUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  smtpUrl: string | null;
  /** The fixed sender of every mail. */
  mailFrom: string;
  inquiryTo: string | null;
  crmAdfTo: string | null;
  webhookUrl: string | null;
  webhookSecret: string | null;
  /** Whether the webhook may be in a private network. */
  isPrivateWebhookAllowed: boolean;
  /** IPs or networks (CIDR) whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  /** Inquiries that a client IP may send in an hour; 0 for no limit. */
  contactRateLimit: number;
  /** How long a page cache in front may keep a page, in seconds; 0 when it must ask each time. */
  cdnMaxAgeSeconds: number;
  /** Where such a cache is told that pages have changed; null when nobody is told. */
  purgeUrl: string | null;
  purgeSecret: string | null;
  /** Whether visitors get a mail that says what was received. */
  isAcknowledging: boolean;
  /** Whether `/metrics` answers callers of this machine. */
  isMetricsOn: boolean;
  /** A site for trying things out: robots.txt asks every crawler to stay away. */
  isStaging: boolean;
  /** Whether pages are rendered before anybody asks for them. */
  isWarmingUp: boolean;
  /** The port of the office beside the site; null when it is off. */
  officePort: number | null;
  officeHost: string;
  /** The office's own URL without a trailing slash, where a proxy stands in front of it. */
  officeUrl: string | null;
}

/** Names every variable that is wrong in one message. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

const portDefault = 3000;
const contactRateLimitDefault = 20;

const email = z.string().refine(validateEmail, "an e-mail address");
const secret = z
  .string()
  .min(16, "at least 16 characters")
  // 22 characters of base64 are 16 bytes.
  .regex(/^(?!whsec_)|^whsec_[A-Za-z\d+/]{22,}={0,2}$/, {
    error: "base64 of at least 16 bytes after whsec_",
  });
const flag = z.enum(["0", "1"], { error: "0 or 1" }).transform((text) => text === "1");

const shape = z.object({
  PORT: wholeNumber(0, 65_535).default(portDefault),
  HOST: z.string().default("0.0.0.0"),
  WEB_PROCESSES: wholeNumber(1, 64).default(1),
  SITE_URL: url(["http:", "https:"])
    .refine(isOrigin, "a URL with nothing behind its host, such as https://www.your-site.example")
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: url(["postgres:", "postgresql:"]).optional(),
  SMTP_URL: url(["smtp:", "smtps:"]).optional(),
  MAIL_FROM: email.default(() => business.email),
  INQUIRY_TO: email.optional(),
  CRM_ADF_TO: email.optional(),
  WEBHOOK_URL: url(["http:", "https:"]).optional(),
  WEBHOOK_SECRET: secret.optional(),
  WEBHOOK_ALLOW_PRIVATE: flag.default(false),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(",").map((item) => item.trim()))
    .refine((items) => items.every(isNetwork), "addresses or networks, such as 10.0.0.0/8,::1")
    .default([]),
  CONTACT_RATE_LIMIT: wholeNumber(0, 1_000_000).default(contactRateLimitDefault),
  CDN_MAX_AGE: wholeNumber(0, 31_536_000).default(0),
  PURGE_URL: url(["http:", "https:"]).optional(),
  PURGE_SECRET: secret.optional(),
  ACKNOWLEDGE: flag.default(false),
  METRICS: flag.default(false),
  STAGING: flag.default(false),
  WARM_UP: flag.default(true),
  OFFICE_PORT: wholeNumber(0, 65_535).optional(),
  OFFICE_HOST: z.string().default("127.0.0.1"),
  OFFICE_URL: url(["http:", "https:"])
    .refine(
      isOrigin,
      "a URL with nothing behind its host, such as https://office.your-site.example",
    )
    .transform((text) => new URL(text).origin)
    .optional(),
});

/** The names of all variables that are read. */
export const variableNames: readonly string[] = Object.keys(shape.shape);

/**
 * Reads the settings of this process; a variable that is empty counts as not set.
 * @throws SettingsError naming every variable that is wrong and what was expected.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = shape.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== "")),
  );
  const problems = parsed.success
    ? checkTogether(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: expected ${message}`);
  if (!parsed.success || problems.length > 0) {
    throw new SettingsError(
      `The environment cannot be used:\n${problems.map((line) => `  ${line}`).join("\n")}`,
    );
  }
  return toSettings(parsed.data);
}

type Variables = z.infer<typeof shape>;

function checkTogether(variables: Variables): string[] {
  const { WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_ALLOW_PRIVATE } = variables;
  const problems: string[] = [];
  if (WEBHOOK_URL === undefined) return problems;
  if (WEBHOOK_SECRET === undefined) {
    problems.push("WEBHOOK_SECRET: expected a secret that signs what is sent to WEBHOOK_URL");
  }
  if (!WEBHOOK_ALLOW_PRIVATE && !WEBHOOK_URL.startsWith("https:")) {
    problems.push("WEBHOOK_URL: expected https://, because it carries personal data");
  }
  return problems;
}

function toSettings(variables: Variables): Settings {
  return {
    port: variables.PORT,
    host: variables.HOST,
    webProcesses: variables.WEB_PROCESSES,
    siteUrl: variables.SITE_URL ?? `http://localhost:${variables.PORT}`,
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL ?? null,
    smtpUrl: variables.SMTP_URL ?? null,
    mailFrom: variables.MAIL_FROM,
    inquiryTo: variables.INQUIRY_TO ?? null,
    crmAdfTo: variables.CRM_ADF_TO ?? null,
    webhookUrl: variables.WEBHOOK_URL ?? null,
    webhookSecret: variables.WEBHOOK_SECRET ?? null,
    isPrivateWebhookAllowed: variables.WEBHOOK_ALLOW_PRIVATE,
    trustedProxies: variables.TRUSTED_PROXIES,
    contactRateLimit: variables.CONTACT_RATE_LIMIT,
    cdnMaxAgeSeconds: variables.CDN_MAX_AGE,
    purgeUrl: variables.PURGE_URL ?? null,
    purgeSecret: variables.PURGE_SECRET ?? null,
    isAcknowledging: variables.ACKNOWLEDGE,
    isMetricsOn: variables.METRICS,
    isStaging: variables.STAGING,
    isWarmingUp: variables.WARM_UP,
    officePort: variables.OFFICE_PORT ?? null,
    officeHost: variables.OFFICE_HOST,
    officeUrl: variables.OFFICE_URL ?? null,
  };
}

function wholeNumber(least: number, greatest: number) {
  const expected = `a whole number from ${least} to ${greatest}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error: expected, abort: true })
    .transform(Number)
    .refine((number) => number >= least && number <= greatest, expected);
}

function url(protocols: readonly string[]) {
  const expected = `a URL that starts with ${protocols.map((name) => `${name}//`).join(" or ")}`;
  return z.string().refine(
    (text) => {
      return URL.canParse(text) && protocols.includes(new URL(text).protocol);
    },
    { error: expected, abort: true },
  );
}

/** The site's own links begin at its host: it cannot live in a folder of another site. */
function isOrigin(text: string): boolean {
  const { origin, href } = new URL(text);
  return href === `${origin}/`;
}

function isNetwork(text: string): boolean {
  const [host = "", bits, ...rest] = text.split("/");
  const version = isIP(host);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
