import { business } from "#content/dealership/business.ts";
import { buildAdf } from "#server/outbox/mail/adf.ts";
import { buildAcknowledgement, buildInquiryMail } from "#server/outbox/mail/inquiry-mail.ts";
import { createSendMail } from "#server/outbox/mail/send-mail.ts";
import type { OutboxSettings } from "./channels.ts";
import type { AttemptOutcome, ClaimedMessage, Dispatch } from "./outbox-message.ts";
import { sendWebhook } from "./webhook.ts";

/**
 * Dispatches messages of every channel as the settings say.
 * @param now the clock for the webhook's timestamp.
 */
export function createDispatch(settings: OutboxSettings, now = () => new Date()): Dispatch {
  const { siteUrl, smtpUrl, mailFrom, inquiryTo, crmAdfTo, webhookUrl, webhookSecret } = settings;
  const host = new URL(siteUrl).hostname;
  const from = { name: business.name, address: mailFrom };
  const sendMail = smtpUrl === null ? null : createSendMail({ url: smtpUrl, from, name: host });

  async function sendMailTo(
    to: string | null,
    { id, inquiry }: ClaimedMessage,
    replyTo: string | null,
    { subject, text }: { subject: string; text: string },
    signal: AbortSignal,
  ): Promise<AttemptOutcome> {
    if (sendMail === null || to === null) return notConfigured;
    const date = new Date(inquiry.receivedAt);
    const messageId = `<${id}@${host}>`;
    return sendMail({ messageId, to, replyTo, subject, text, date }, signal);
  }

  return async (message, signal) => {
    const { inquiry, channel, id } = message;
    switch (channel) {
      case "mail":
        return retryRefusal(
          await sendMailTo(inquiryTo, message, inquiry.email, buildInquiryMail(inquiry), signal),
        );
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
