import { cleanText } from "#domain/inquiry/clean-text.ts";
import type { AttemptOutcome } from "#server/outbox/outbox-message.ts";

/** What nodemailer's errors tell about the conversation with the mail server. */
export interface SmtpError extends Error {
  /** The kind of failure, such as `EAUTH` or `ETLS`. */
  code?: string;
  /** The step of the conversation, such as `AUTH PLAIN` or `RCPT TO`; `CONN` while connecting. */
  command?: string;
  /** The server's answer as it came, and its code. */
  response?: string;
  responseCode?: number;
}

/** The server's own answer, such as 500, says nothing of why it was asked to encrypt. */
const noStartTls =
  "STARTTLS: the mail server has none, and SMTP_URL has a password, which is sent encrypted only";

const reasonLengthMax = 300;
const codeLengthMax = 200;

/**
 * How an attempt ended whose mail was not taken. A 5xx answer to the sender, the recipient or the
 * message is a refusal; one at another step, such as signing in, is tried again but reported as one.
 * @param addresses of the mail, to be kept out of the log.
 */
export function toMailFailure(error: unknown, addresses: readonly string[]): AttemptOutcome {
  if (!(error instanceof Error)) return { kind: "retry", code: "unknown", reason: "unknown error" };
  const { code, responseCode = 0 }: SmtpError = error;
  const failure = {
    code: formatForLog(error, addresses),
    reason: cleanText(error.message).slice(0, reasonLengthMax),
  };
  if (code === "ETLS" && responseCode > 0) return { kind: "retry", ...failure, code: noStartTls };
  if (responseCode < 500) return { kind: "retry", ...failure };
  return code === "EENVELOPE" || code === "EMESSAGE"
    ? { kind: "refused", ...failure }
    : { kind: "retry", ...failure, isRefusal: true };
}

/** The step with the server's own words, or with what happened when it said none. */
function formatForLog(error: SmtpError, addresses: readonly string[]): string {
  const { code, command, response } = error;
  const words = response ?? `${code ?? error.name} ${error.message}`;
  const text = removeAddresses(cleanText(words), addresses).slice(0, codeLengthMax);
  return command === undefined ? text : `${command}: ${text}`;
}

/** Every mail address, and the part before the @ of the given ones wherever it stands as a word. */
function removeAddresses(text: string, addresses: readonly string[]): string {
  let cleaned = text.replaceAll(/[^\s<>"'(),;:[\]]+@[^\s<>"'(),;:[\]]+/g, "(address)");
  for (const address of addresses) {
    const local = address.slice(0, Math.max(0, address.lastIndexOf("@")));
    // Shorter ones would blot out ordinary words and tell nobody who it was.
    if (local.length < 3) continue;
    cleaned = cleaned.replaceAll(new RegExp(local.replaceAll(/\W/g, "\\$&"), "gi"), "(address)");
  }
  return cleaned;
}
