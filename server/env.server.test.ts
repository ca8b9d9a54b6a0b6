import { expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { readSettings } from "./env.server.ts";

test("an empty environment has a default for everything that is needed", () => {
  expect(readSettings({ HOST: "", SMTP_URL: "" })).toEqual({
    port: 3000,
    host: "0.0.0.0",
    webProcesses: 1,
    siteUrl: "http://localhost:3000",
    dataDir: "./data",
    databaseUrl: null,
    smtpUrl: null,
    mailFrom: business.email,
    inquiryTo: null,
    crmAdfTo: null,
    webhookUrl: null,
    webhookSecret: null,
    isPrivateWebhookAllowed: false,
    trustedProxies: [],
    contactRateLimit: 20,
    cdnMaxAgeSeconds: 0,
    purgeUrl: null,
    purgeSecret: null,
    isAcknowledging: false,
    isMetricsOn: false,
    isStaging: false,
    isWarmingUp: true,
    officePort: null,
    officeHost: "127.0.0.1",
    officeUrl: null,
  });
});

test("what is set is taken over", () => {
  const settings = readSettings({
    PORT: "8080",
    SITE_URL: "https://carts.example/",
    DATABASE_URL: "postgres://carts@db.example/carts",
    TRUSTED_PROXIES: "10.0.0.0/8, ::1",
    CONTACT_RATE_LIMIT: "0",
    ACKNOWLEDGE: "1",
  });
  expect(settings).toMatchObject({
    port: 8080,
    siteUrl: "https://carts.example",
    databaseUrl: "postgres://carts@db.example/carts",
    trustedProxies: ["10.0.0.0/8", "::1"],
    contactRateLimit: 0,
    isAcknowledging: true,
  });
});

test("every variable that is wrong is named in one message with what was expected", () => {
  const read = () =>
    readSettings({
      PORT: "http",
      SITE_URL: "carts.example",
      DATABASE_URL: "mysql://db.example/carts",
      SMTP_URL: "http://mail.example",
      INQUIRY_TO: "sales@carts.example, Bcc: x@y.example",
      WEBHOOK_SECRET: "short",
      TRUSTED_PROXIES: "10.0.0.0/99",
      CONTACT_RATE_LIMIT: "-1",
      ACKNOWLEDGE: "yes",
    });
  expect(read).toThrow(
    [
      "The environment cannot be used:",
      "  PORT: expected a whole number from 0 to 65535",
      "  SITE_URL: expected a URL that starts with http:// or https://",
      "  DATABASE_URL: expected a URL that starts with postgres:// or postgresql://",
      "  SMTP_URL: expected a URL that starts with smtp:// or smtps://",
      "  INQUIRY_TO: expected an e-mail address",
      "  WEBHOOK_SECRET: expected at least 16 characters",
      "  TRUSTED_PROXIES: expected addresses or networks, such as 10.0.0.0/8,::1",
      "  CONTACT_RATE_LIMIT: expected a whole number from 0 to 1000000",
      "  ACKNOWLEDGE: expected 0 or 1",
    ].join("\n"),
  );
});

test.each([
  "https://carts.example/shop",
  "https://carts.example/?a=1",
  "https://carts.example/#top",
  "https://user:password@carts.example",
])("a site URL with more than a host is refused: %s", (siteUrl) => {
  expect(() => readSettings({ SITE_URL: siteUrl })).toThrow(
    "SITE_URL: expected a URL with nothing behind its host, such as https://www.your-site.example",
  );
});

test("a webhook on the Internet must be encrypted", () => {
  const webhook = { WEBHOOK_URL: "http://crm.example/hook", WEBHOOK_SECRET: "a secret of sixteen" };
  expect(() => readSettings(webhook)).toThrow("WEBHOOK_URL: expected https://");
  expect(readSettings({ ...webhook, WEBHOOK_ALLOW_PRIVATE: "1" }).webhookUrl).toBe(
    "http://crm.example/hook",
  );
});

test("a webhook's secret that begins as Standard Webhooks writes them must be one", () => {
  const read = (secret: string) => readSettings({ WEBHOOK_SECRET: secret }).webhookSecret;
  for (const secret of ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "a secret of sixteen"]) {
    expect(read(secret)).toBe(secret);
  }
  for (const secret of ["whsec_not base64 at all, you see", "whsec_MfKQ9r8GKYqrTwjUP"]) {
    expect(() => read(secret)).toThrow(
      "WEBHOOK_SECRET: expected base64 of at least 16 bytes after whsec_",
    );
  }
});

test("a page cache's times and secrets are checked, and a secret is not needed", () => {
  const read = () =>
    readSettings({ CDN_MAX_AGE: "an hour", PURGE_URL: "cache", PURGE_SECRET: "x" });
  expect(read).toThrow(
    [
      "  CDN_MAX_AGE: expected a whole number from 0 to 31536000",
      "  PURGE_URL: expected a URL that starts with http:// or https://",
      "  PURGE_SECRET: expected at least 16 characters",
    ].join("\n"),
  );
  const settings = readSettings({ CDN_MAX_AGE: "3600", PURGE_URL: "http://10.0.0.10:3900/" });
  expect(settings).toMatchObject({ cdnMaxAgeSeconds: 3_600, purgeSecret: null });
});

test("a webhook without a secret is refused", () => {
  expect(() => readSettings({ WEBHOOK_URL: "https://crm.example/hook" })).toThrow(
    "WEBHOOK_SECRET: expected a secret",
  );
});
