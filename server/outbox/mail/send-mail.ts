import { createTransport } from "nodemailer";
import type { AttemptOutcome } from "#server/outbox/outbox-message.ts";
import { toMailFailure } from "./mail-failure.ts";

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

/**
 * Sends mails over SMTP, each over a connection of its own: inquiries are few, and a connection
 * that hangs must not delay other mails.
 */
export function createSendMail({ url, from, name }: MailServer): SendMail {
  const transport = createTransport(toTransportOptions({ url, name }));
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
      if (signal.aborted) return { kind: "retry", code: "took too long", reason: "took too long" };
      return toMailFailure(error, [mail.to, mail.replyTo ?? ""]);
    }
  };
}

/** How the site talks to the mail server, for nodemailer. */
export function toTransportOptions({ url, name }: Pick<MailServer, "url" | "name">) {
  return {
    url,
    name,
    // A password must not be sent over a connection that is not encrypted.
    requireTLS: hasPassword(url),
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: connectionTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function hasPassword(url: string): boolean {
  return new URL(url).username !== "";
}
