import { createTransport } from "nodemailer";
import type { AttemptOutcome } from "#server/outbox/outbox-message.ts";
import { cleanText } from "#domain/inquiry/inquiry.ts";

/** A mail. A checked e-mail address is the only text of a visitor in its headers. */
export interface Mail {
  /** The same for every attempt, so that a mail that arrives twice can be recognized as one. */
  messageId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  /** When the inquiry was received. */
  date: Date;
}

export interface MailServer {
  /** `smtp://` or `smtps://`, with its credentials. */
  url: string;
  from: { name: string; address: string };
  /** The host name of the SMTP greeting. */
  name: string;
}

/** Sends a mail; never throws. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<AttemptOutcome>;

const connectionTimeoutMs = 15_000;
const silenceTimeoutMs = 30_000;
const reasonLengthMax = 300;

/**
 * Sends mails over SMTP, each over a connection of its own: inquiries are few, and a connection
 * that hangs must not delay other mails.
 */
export function createSendMail({ url, from, name }: MailServer): SendMail {
  const transport = createTransport({
    url,
    name,
    // A password must not be sent over a connection that is not encrypted.
    requireTLS: hasPassword(url),
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: connectionTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, signal) => {
    try {
      await transport.sendMail({
        from,
        to: mail.to,
        ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        date: mail.date,
        messageId: mail.messageId,
        headers: { "Auto-Submitted": "auto-generated" },
        signal,
      });
      return { kind: "sent" };
    } catch (error) {
      return formatSmtpFailure(error, signal);
    }
  };
}

const noStartTls =
  "the mail server has no STARTTLS, and SMTP_URL has a password, which is sent encrypted only";

function hasPassword(url: string): boolean {
  return new URL(url).username !== "";
}

/** A 5xx answer to the recipient or the message is permanent; every other failure may pass. */
function formatSmtpFailure(error: unknown, signal: AbortSignal): AttemptOutcome {
  if (!(error instanceof Error)) return { kind: "retry", code: "unknown", reason: "unknown error" };
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const reason = cleanText(error.message).slice(0, reasonLengthMax);
  if (signal.aborted) return { kind: "retry", code: "took too long", reason: "took too long" };
  // The server's own answer, such as 500, says nothing of why it was asked to encrypt.
  if (code === "ETLS" && responseCode !== undefined) {
    return { kind: "retry", code: noStartTls, reason };
  }
  const isRefusal =
    responseCode !== undefined &&
    responseCode >= 500 &&
    (code === "EENVELOPE" || code === "EMESSAGE");
  const shortCode = responseCode === undefined ? (code ?? error.name) : `SMTP ${responseCode}`;
  return { kind: isRefusal ? "refused" : "retry", code: shortCode, reason };
}
