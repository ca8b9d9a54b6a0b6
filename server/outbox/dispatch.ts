import { business } from "#content/dealership/business.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { buildAdf } from "#server/outbox/mail/adf.ts";
import { buildAcknowledgement, buildInquiryMail } from "#server/outbox/mail/inquiry-mail.ts";
import { buildReminderMail } from "#server/outbox/mail/reminder-mail.ts";
import { createSendMail } from "#server/outbox/mail/send-mail.ts";
import type { OutboxSettings } from "./channels.ts";
import type { AttemptOutcome, ClaimedMessage, Dispatch } from "./outbox-message.ts";
import { sendWebhook } from "./webhook.ts";

export interface DispatchOptions {
  /**
   * The URL under which the reader of a mail says that an inquiry was answered; absent without an
   * office that is reached under a name.
   */
  createAnsweredUrl?: (link: { inquiryId: string; by: string }) => Promise<string>;
  /** The clock for the webhook's timestamp. */
  now?: () => Date;
}

/** Dispatches messages of every channel as the settings say. */
export function createDispatch(
  settings: OutboxSettings,
  { createAnsweredUrl, now = () => new Date() }: DispatchOptions = {},
): Dispatch {
  const { siteUrl, smtpUrl, mailFrom, inquiryTo, crmAdfTo, webhookUrl, webhookSecret } = settings;
  const host = new URL(siteUrl).hostname;
  const from = { name: business.name, address: mailFrom };
  const sendMail = smtpUrl === null ? null : createSendMail({ url: smtpUrl, from, name: host });

  async function sendMailTo(
    to: string | null,
    { id, inquiry, channel }: ClaimedMessage,
    replyTo: string | null,
    { subject, text }: { subject: string; text: string },
    signal: AbortSignal,
  ): Promise<AttemptOutcome> {
    if (sendMail === null || to === null) return notConfigured;
    const date = channel === "reminder" ? now() : new Date(inquiry.receivedAt);
    const messageId = `<${id}@${host}>`;
    return sendMail({ messageId, to, replyTo, subject, text, date }, signal);
  }

  async function findAnsweredUrl({ id: inquiryId }: StoredInquiry): Promise<string | null> {
    if (createAnsweredUrl === undefined || inquiryTo === null) return null;
    // A mail without the link is better than none while the database is away.
    return createAnsweredUrl({ inquiryId, by: inquiryTo }).catch(() => null);
  }

  return async (message, signal) => {
    const { inquiry, channel, id } = message;
    switch (channel) {
      case "mail":
      case "reminder": {
        const build = channel === "mail" ? buildInquiryMail : buildReminderMail;
        const mail = build(inquiry, await findAnsweredUrl(inquiry));
        return retryRefusal(await sendMailTo(inquiryTo, message, inquiry.email, mail, signal));
      }
      case "crm": {
        const { subject } = buildInquiryMail(inquiry);
        const adf = { subject, text: buildAdf(inquiry, siteUrl) };
        return retryRefusal(await sendMailTo(crmAdfTo, message, null, adf, signal));
      }
      case "acknowledgement":
        return sendMailTo(inquiry.email, message, null, buildAcknowledgement(inquiry), signal);
      case "webhook": {
        if (webhookUrl === null || webhookSecret === null) return notConfigured;
        const isPrivateAllowed = settings.isPrivateWebhookAllowed;
        const webhook = { url: webhookUrl, secret: webhookSecret, isPrivateAllowed };
        return sendWebhook(webhook, { id, inquiry, now: now() }, signal);
      }
    }
  };
}

/**
 * A lead is not given up because a mail server of the dealership refused it: a full mailbox, an
 * expired domain and a filter set wrong answer 5xx as well, and somebody mends them.
 */
function retryRefusal(outcome: AttemptOutcome): AttemptOutcome {
  return outcome.kind === "refused" ? { ...outcome, kind: "retry", isRefusal: true } : outcome;
}

/** The settings of a channel were removed after the message was planned; they may come back. */
const notConfigured: AttemptOutcome = {
  kind: "retry",
  code: "not configured",
  reason: "the settings of this channel are missing",
};
