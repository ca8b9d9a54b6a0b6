import type { DeliverySettings } from "#server/outbox/channels.ts";

/** Settings with mail to the dealership and nothing else; a test adds what it is about. */
export const deliverySettings: DeliverySettings = {
  siteUrl: "https://carts.example",
  smtpUrl: "smtp://127.0.0.1:25",
  mailFrom: "website@carts.example",
  inquiryTo: "sales@carts.example",
  crmAdfTo: null,
  webhookUrl: null,
  webhookSecret: null,
  isPrivateWebhookAllowed: false,
  isAcknowledging: false,
};
