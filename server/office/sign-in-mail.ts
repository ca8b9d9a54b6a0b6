import { randomUUID } from "node:crypto";
import { business } from "#content/dealership/business.ts";
import type { RateLimit } from "#server/http/rate-limit.ts";
import type { SendMail } from "#server/outbox/mail/send-mail.ts";
import { linkMinutes, type Sessions } from "#server/staff/sessions.ts";
import type { Staff } from "#server/staff/staff.ts";
import type { SignInMailOutcome } from "./office-services.ts";

const sendDeadlineMs = 60_000;

export interface SignInMailOptions {
  staff: Staff;
  sessions: Sessions;
  /** Null when no mail server is set. */
  sendMail: SendMail | null;
  /** Of links per mail address; each address counts, also one that nobody has. */
  limit: RateLimit;
  /** The origin of the office, where the link leads. */
  origin: string;
  warn: (message: string) => void;
  now: () => Date;
}

/**
 * Mails sign-in links. The answer does not wait for the mail and says the same of an address that
 * nobody has, so that neither its text nor its time tells who works here.
 */
export function createSignInMail(
  options: SignInMailOptions,
): (email: string) => Promise<SignInMailOutcome> {
  return async (email) => {
    const waitSeconds = await options.limit.take(email.trim().toLowerCase());
    if (waitSeconds !== null) return { kind: "too-many", waitSeconds };
    send(options, email).catch((error: unknown) => {
      options.warn(
        `A sign-in link was not mailed: ${error instanceof Error ? error.message : "unknown"}`,
      );
    });
    return { kind: "sent" };
  };
}

async function send(
  { staff, sessions, sendMail, origin, now }: SignInMailOptions,
  email: string,
): Promise<void> {
  const member = await staff.findByEmail(email);
  if (member === null || sendMail === null) return;
  const token = await sessions.createLink(member);
  const outcome = await sendMail(
    {
      messageId: `<${randomUUID()}@${new URL(origin).hostname}>`,
      to: member.email,
      replyTo: null,
      subject: `Sign in to the ${business.name} office`,
      text: [
        `Hello ${member.name},`,
        `Open this link to sign in. It works once, within ${linkMinutes} minutes:`,
        `${origin}/sign-in/${token}`,
        "If you didn't ask for it, delete this email. Nobody can sign in without the link.",
      ].join("\n\n"),
      date: now(),
    },
    AbortSignal.timeout(sendDeadlineMs),
  );
  if (outcome.kind !== "sent") throw new Error("reason" in outcome ? outcome.reason : "unknown");
}
