import type { Settings } from "#server/env.server.ts";

/** Where an inquiry is sent. */
export const channels = ["mail", "crm", "webhook", "acknowledgement", "reminder"] as const;

export type Channel = (typeof channels)[number];

/** The settings that decide where inquiries are sent. */
export type OutboxSettings = Pick<
  Settings,
  | "siteUrl"
  | "smtpUrl"
  | "mailFrom"
  | "inquiryTo"
  | "crmAdfTo"
  | "webhookUrl"
  | "webhookSecret"
  | "isPrivateWebhookAllowed"
  | "isAcknowledging"
>;

/** A message that every inquiry gets; it is held while a setting that it needs is missing. */
export interface PlannedMessage {
  channel: Channel;
  /** Why it cannot be sent now; null when it can. */
  heldBecause: string | null;
}

/**
 * The messages that every inquiry gets with these settings. The mail to the dealership is always
 * among them: while its settings are missing it is held, and it is sent when they are set.
 */
export function planMessages(settings: OutboxSettings): PlannedMessage[] {
  const { smtpUrl, inquiryTo, crmAdfTo, webhookUrl, isAcknowledging } = settings;
  const withoutSmtp = smtpUrl === null ? "SMTP_URL is not set" : null;
  const planned: PlannedMessage[] = [
    {
      channel: "mail",
      heldBecause: withoutSmtp ?? (inquiryTo === null ? "INQUIRY_TO is not set" : null),
    },
  ];
  if (crmAdfTo !== null) planned.push({ channel: "crm", heldBecause: withoutSmtp });
  if (webhookUrl !== null) planned.push({ channel: "webhook", heldBecause: null });
  // An acknowledgement that comes days later, when mail is configured, would confuse the visitor.
  if (isAcknowledging && smtpUrl !== null) {
    planned.push({ channel: "acknowledgement", heldBecause: null });
  }
  return planned;
}

/** All planned messages except the acknowledgement to the visitor. */
export function withoutAcknowledgement(planned: readonly PlannedMessage[]): PlannedMessage[] {
  return planned.filter(({ channel }) => channel !== "acknowledgement");
}
