import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import type { SmtpError } from "./mail-failure.ts";
import { type MailServer, toTransportOptions } from "./send-mail.ts";

/** How far a conversation with the mail server came. */
export interface MailTestResult {
  isConnected: boolean;
  /** How the connection was encrypted by the end of the conversation. */
  encryption: "none" | "starttls" | "from the beginning";
  /** The user name that the server accepted; null when the site did not sign in. */
  signedInAs: string | null;
  /** The server's answer when it took the mail; null when it did not. */
  accepted: string | null;
  /** Why it was not taken: the step of SMTP, such as `RCPT TO`, else `CONN` or `TLS`. */
  failure: { step: string; reason: string } | null;
}

const subject = "Test email from the website";
const text =
  "This email was sent by `npm run mail-test`. Inquiries are sent the same way, so if you can read this, they will reach you.";

/**
 * Sends one mail as inquiries are sent, and tells how far the conversation came. Never throws.
 * @param signal aborts the conversation.
 */
export async function runMailTest(
  { url, from, name }: MailServer,
  to: string,
  signal: AbortSignal,
): Promise<MailTestResult> {
  const result: MailTestResult = {
    isConnected: false,
    encryption: "none",
    signedInAs: null,
    accepted: null,
    failure: null,
  };
  const transport = createTransport({
    ...toTransportOptions({ url, name }),
    logger: createObserver(url, result),
  });
  try {
    const messageId = `<${randomUUID()}@${name}>`;
    const headers = { "Auto-Submitted": "auto-generated" };
    const info = await transport.sendMail({ from, to, subject, text, messageId, headers, signal });
    result.accepted = info.response;
  } catch (error) {
    const { command = "CONN", message }: SmtpError =
      error instanceof Error ? error : new Error("unknown error");
    // Nodemailer names a certificate that is not valid as a failure of the connection.
    const isCertificate =
      command === "CONN" && /certificate|altname|\b(?:SSL|TLS)\b/i.test(message);
    result.failure = { step: isCertificate ? "TLS" : command, reason: message };
  }
  return result;
}

/** What nodemailer notes in its log of the steps that the result names. */
interface LogEntry {
  tnx?: string;
  action?: string;
  username?: string;
}

/** A logger for nodemailer that writes into a result what happened, because its answer tells only the end. */
function createObserver(url: string, result: MailTestResult) {
  const observe = (entry: LogEntry, message: string) => {
    if (entry.tnx === "network") {
      result.isConnected = true;
      if (new URL(url).protocol === "smtps:") result.encryption = "from the beginning";
    } else if (message === "Connection upgraded with STARTTLS") {
      result.encryption = "starttls";
    } else if (entry.action === "authenticated") {
      result.signedInAs = entry.username ?? "";
    }
  };
  return {
    level: () => {},
    trace: observe,
    debug: observe,
    info: observe,
    warn: observe,
    error: observe,
    fatal: observe,
  };
}
