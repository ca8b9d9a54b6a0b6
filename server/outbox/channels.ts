import type { Settings } from "#server/env.server.ts";

/** Where an inquiry is sent. */
export const channels = ["mail", "crm", "webhook", "acknowledgement"] as const;

export type Channel = (typeof channels)[number];

/** What of the settings decides where inquiries go. */
export type DeliverySettings = Pick<
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

/** A delivery that every inquiry gets; held when what it needs is not configured yet. */
export interface PlannedDelivery {
  channel: Channel;
  /** Why it cannot be sent now; null when it can. */
  heldBecause: string | null;
}

/**
 * The deliveries of an inquiry. The mail to the dealership is always among them: without its
 * settings it is held, and sent once they are there.
 */
export function planDeliveries(settings: DeliverySettings): PlannedDelivery[] {
  const { smtpUrl, inquiryTo, crmAdfTo, webhookUrl, isAcknowledging } = settings;
  const withoutSmtp = smtpUrl === null ? "SMTP_URL is not set" : null;
  const planned: PlannedDelivery[] = [
    {
      channel: "mail",
      heldBecause: withoutSmtp ?? (inquiryTo === null ? "INQUIRY_TO is not set" : null),
    },
  ];
  if (crmAdfTo !== null) planned.push({ channel: "crm", heldBecause: withoutSmtp });
  if (webhookUrl !== null) planned.push({ channel: "webhook", heldBecause: null });
  // A receipt that comes days later, once mail is configured, would only puzzle.
  if (isAcknowledging && smtpUrl !== null) {
    planned.push({ channel: "acknowledgement", heldBecause: null });
  }
  return planned;
}

/** Every delivery but the mail to the visitor. */
export function withoutAcknowledgement(planned: readonly PlannedDelivery[]): PlannedDelivery[] {
  return planned.filter(({ channel }) => channel !== "acknowledgement");
}
