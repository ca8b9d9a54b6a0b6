import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import type { Database } from "#server/db/schema.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { planMessages } from "#server/outbox/channels.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { createDispatch } from "#server/outbox/dispatch.ts";
import { startWorker } from "#server/outbox/worker.ts";
import { terminalAuthor } from "#server/staff/staff.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { outboxSettings } from "#tests/fixtures/outbox-messages.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import type { SmtpFault, SmtpServer } from "#tests/servers/smtp-server.ts";
import { startSmtpServer } from "#tests/servers/smtp-server.ts";
import type { WebhookReceiver } from "#tests/servers/webhook-receiver.ts";
import { startWebhookReceiver } from "#tests/servers/webhook-receiver.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });
const patience = { timeout: 120_000, interval: 20 };
let smtp: SmtpServer;
let receiver: WebhookReceiver;
let database: Database;
let directory: ReturnType<typeof makeDirectory>;

beforeEach(async () => {
  smtp = await startSmtpServer();
  receiver = await startWebhookReceiver();
  directory = makeDirectory();
  database = await openDatabase(directory.place);
});
afterEach(async () => {
  await database.close();
  await directory.remove();
  await receiver.stop();
  await smtp.stop();
});

/** An outbox with mail and webhook whose attempts are given up soon. */
function work() {
  const settings = {
    ...outboxSettings,
    smtpUrl: smtp.url,
    webhookUrl: receiver.url,
    webhookSecret: "a secret of sixteen",
    isPrivateWebhookAllowed: true,
  };
  const planned = planMessages(settings);
  const options = {
    dispatch: createDispatch(settings),
    warn: () => {},
    pollMs: 20,
    deadlineMs: 3_000,
  };
  const worker = startWorker({ outbox: createOutbox(database), ...options });
  const inquiries = createInquiries(database, () => {}, { planned, onReceived: worker.wake });
  return { worker, inquiries, admin: createInquiryAdmin(database, { planned }) };
}

const hangs: SmtpFault[] = [
  { at: "greeting", silent: true },
  { at: "message", silent: true },
  { at: "greeting", slow: "220 one character after another\r\n" },
  { at: "EHLO", slow: "250 one character after another\r\n" },
];

test.each(hangs)("a mail server that hangs (%j) holds up nothing else", async (fault) => {
  const { worker, inquiries, admin } = work();
  smtp.fault = fault;
  const receipt = await inquiries.receive(makeInquiry(), { idempotencyKey: null });
  await vi.waitFor(async () => {
    const messages = await admin.listMessages();
    expect(messages.find(({ channel }) => channel === "webhook")?.state).toBe("sent");
    expect(messages.find(({ channel }) => channel === "mail")).toMatchObject({
      state: "pending",
      attempts: 1,
      reason: "took too long",
    });
  }, patience);
  smtp.fault = null;
  const before = smtp.mails.length;
  await admin.resend(receipt.kind === "received" ? receipt.id : "", terminalAuthor);
  worker.wake();
  await vi.waitFor(() => expect(smtp.mails.length).toBe(before + 1), patience);
  const ids = smtp.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(1);
  await worker.stop(1_000);
});

test("a mail server that is not there is found again when it is back on its port", async () => {
  const { worker, inquiries, admin } = work();
  const port = Number(new URL(smtp.url).port);
  await smtp.stop();
  const receipt = await inquiries.receive(makeInquiry(), { idempotencyKey: null });
  await vi.waitFor(async () => {
    const mail = (await admin.listMessages()).find(({ channel }) => channel === "mail");
    expect(mail).toMatchObject({ state: "pending", attempts: 1 });
    expect(mail?.reason).toContain("ECONNREFUSED");
  }, patience);
  smtp = await startSmtpServer(port);
  await admin.resend(receipt.kind === "received" ? receipt.id : "", terminalAuthor);
  worker.wake();
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), patience);
  await worker.stop(1_000);
});
