import { business } from "#content/dealership/business.ts";
import { cleanText } from "#domain/inquiry/clean-text.ts";
import { validateEmail } from "#domain/inquiry/inquiry.ts";
import { readSettings } from "#server/env.server.ts";
import { type MailTestResult, runMailTest } from "#server/outbox/mail/mail-test.ts";
import { CommandError, defineCommand, UsageError } from "./command.ts";

const usage = `Usage: npm run mail-test -- ADDRESS

Sends one mail to this address through SMTP_URL, as inquiries are sent, and says what the mail
server answered. Exits 1 when the mail was not taken.
`;

/** What each failed step means, and what to look at; the first that matches the step is said. */
const explanations: readonly [step: RegExp, meaning: string][] = [
  [
    /^CONN/,
    "No connection, or it broke off. Check host and port of SMTP_URL: smtp:// is usually port 587 or 25, smtps:// is 465.",
  ],
  [/^(EHLO|HELO)/, "The server refused the conversation."],
  [
    /^(STARTTLS|TLS)/,
    "The connection could not be encrypted. With a user name in SMTP_URL the server must offer STARTTLS, with a certificate for its host name; for encryption from the beginning use smtps://.",
  ],
  [/^AUTH/, "The server refused the user name or the password of SMTP_URL."],
  [/^MAIL FROM/, "The server refused the sender. Check that this account may send as MAIL_FROM."],
  [/^RCPT TO/, "The server refused the recipient."],
  [/^DATA/, "The server refused the mail itself."],
];

/** Sends a test mail, prints what happened and returns the exit code. */
export const mailTestCommand = defineCommand(usage, async (words, terminal) => {
  const [to, ...rest] = words;
  if (to === undefined || to.startsWith("-") || rest.length > 0) throw new UsageError("");
  if (!validateEmail(to)) throw new CommandError(`${to}: expected an e-mail address`);
  const { smtpUrl, mailFrom, siteUrl } = readSettings(terminal.environment);
  if (smtpUrl === null) {
    throw new CommandError(
      "SMTP_URL is not set, so no mail can be sent and every inquiry is held. Set it in the environment or in .env, such as SMTP_URL=smtps://USER:PASSWORD@HOST:465.",
    );
  }
  const from = { name: business.name, address: mailFrom };
  const name = new URL(siteUrl).hostname;
  const result = await runMailTest({ url: smtpUrl, from, name }, to, terminal.signal);
  terminal.out(formatResult(result, { smtpUrl, mailFrom, to }));
  return result.accepted === null ? 1 : 0;
});

function formatResult(
  result: MailTestResult,
  { smtpUrl, mailFrom, to }: { smtpUrl: string; mailFrom: string; to: string },
): string {
  const { isConnected, accepted, failure } = result;
  const { host } = new URL(smtpUrl);
  const lines = [
    isConnected ? `Connected to ${host}.` : `Not connected to ${host}.`,
    ...(isConnected ? [formatEncryption(result), formatSignIn(result, smtpUrl)] : []),
  ];
  if (accepted !== null) {
    lines.push(`The server took the mail from ${mailFrom} to ${to}: ${cleanText(accepted)}`);
    lines.push("Now look whether it arrives, in the spam folder too: taken is not yet delivered.");
  }
  if (failure !== null) {
    lines.push(`NOT SENT, at ${failure.step}: ${cleanText(failure.reason)}`);
    const [, meaning] = explanations.find(([step]) => step.test(failure.step)) ?? [];
    if (meaning !== undefined) lines.push(meaning);
  }
  return `${lines.join("\n")}\n`;
}

function formatEncryption({ encryption }: MailTestResult): string {
  if (encryption === "none") return "Not encrypted.";
  return encryption === "starttls" ? "Encrypted by STARTTLS." : "Encrypted from the beginning.";
}

function formatSignIn({ signedInAs }: MailTestResult, smtpUrl: string): string {
  if (signedInAs !== null) return `Signed in as ${signedInAs}.`;
  return new URL(smtpUrl).username === ""
    ? "Not signed in: SMTP_URL has no user name."
    : "Not signed in.";
}
