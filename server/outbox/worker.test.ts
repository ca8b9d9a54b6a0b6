import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "#server/db/schema.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import type { OutboxSettings } from "./channels.ts";
import { planMessages } from "./channels.ts";
import { createOutbox } from "./outbox.ts";
import { createDispatch } from "./dispatch.ts";
import { startWorker } from "./worker.ts";
import { terminalAuthor } from "#server/staff/staff.ts";
import type { DatabaseUnderTest } from "#tests/fixtures/databases.ts";
import { describeOnEachDatabase, makeDirectory } from "#tests/fixtures/databases.ts";
import { outboxSettings } from "#tests/fixtures/outbox-messages.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import type { SmtpFault, SmtpServer } from "#tests/servers/smtp-server.ts";
import { startSmtpServer } from "#tests/servers/smtp-server.ts";
import type { WebhookReceiver } from "#tests/servers/webhook-receiver.ts";
import { startWebhookReceiver } from "#tests/servers/webhook-receiver.ts";

let smtp: SmtpServer;
let receiver: WebhookReceiver;

beforeEach(async () => {
  smtp = await startSmtpServer();
  receiver = await startWebhookReceiver();
});
afterEach(async () => {
  await smtp.stop();
  await receiver.stop();
});

/** The outbox at work, as `server/start.ts` puts it together. */
function work(database: Database, given: Partial<OutboxSettings> = {}) {
  const settings = { ...outboxSettings, smtpUrl: smtp.url, ...given };
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const planned = planMessages(settings);
  const worker = startWorker({
    outbox: createOutbox(database),
    dispatch: createDispatch(settings),
    warn,
    pollMs: 20,
  });
  const inquiries = createInquiries(database, warn, { planned, onReceived: worker.wake });
  const admin = createInquiryAdmin(database, { planned });
  const receive = (inquiry = {}) =>
    inquiries.receive(makeInquiry(inquiry), { idempotencyKey: null });
  const states = async () =>
    (await admin.listMessages()).map(({ channel, state }) => `${channel} ${state}`);
  return { worker, admin, receive, states, warnings };
}

const patience = { timeout: 60_000, interval: 20 };

describeOnEachDatabase("the worker", (underTest: DatabaseUnderTest) => {
  test("an inquiry reaches every channel", async () => {
    const { worker, receive, states } = work(underTest.database, {
      crmAdfTo: "crm@carts.example",
      isAcknowledging: true,
      webhookUrl: receiver.url,
      webhookSecret: "a secret of sixteen",
      isPrivateWebhookAllowed: true,
    });
    await receive();
    await vi.waitFor(async () => {
      expect(new Set(await states())).toEqual(
        new Set(["mail sent", "crm sent", "webhook sent", "acknowledgement sent"]),
      );
    }, patience);
    expect(new Set(smtp.mails.flatMap(({ to }) => to))).toEqual(
      new Set(["sales@carts.example", "crm@carts.example", "ada.quinn@mail.example"]),
    );
    expect(receiver.received).toHaveLength(1);
    await worker.stop(1_000);
  });

  test("two processes on one outbox send each mail once", async () => {
    const second = await openDatabase(underTest.place);
    const one = work(underTest.database);
    const other = work(second);
    for (let count = 0; count < 20; count += 1) {
      await one.receive({ firstName: `Visitor ${count}` });
      other.worker.wake();
    }
    await vi.waitFor(async () => {
      expect(new Set(await one.states())).toEqual(new Set(["mail sent"]));
    }, patience);
    const ids = smtp.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
    await Promise.all([one.worker.stop(1_000), other.worker.stop(1_000)]);
    await second.close();
  });

  test("stopping interrupts an attempt that hangs, and it does not count", async () => {
    const { worker, admin, receive } = work(underTest.database);
    smtp.fault = { at: "greeting", silent: true };
    const reached = new Promise<void>((resolve) => {
      smtp.onStep = () => resolve();
    });
    await receive();
    await reached;
    await worker.stop(10);
    expect(await admin.listMessages()).toMatchObject([{ state: "pending", attempts: 0 }]);
  });
});

describeOnEachDatabase("mail servers that fail", (underTest) => {
  const passing: SmtpFault[] = [
    { at: "greeting", answer: "421 try later" },
    { at: "RCPT", answer: "450 mailbox busy" },
    { at: "RCPT", answer: "451 local error" },
    { at: "message", answer: "452 disk full" },
    { at: "MAIL", drop: true },
    { at: "DATA", drop: true },
  ];
  test.each(passing)("%j is tried again, and the mail arrives once it is over", async (fault) => {
    const { worker, admin, receive, states, warnings } = work(underTest.database);
    smtp.fault = fault;
    const receipt = await receive();
    await vi.waitFor(async () => {
      expect(await admin.listMessages()).toMatchObject([{ state: "pending", attempts: 1 }]);
    }, patience);
    expect(warnings.join()).toMatch(/Delivery [\da-f-]{36} \(mail\), attempt 1: retry, \w+/);
    expect(warnings.join()).not.toContain("Quinn");
    smtp.fault = null;
    await admin.resend(receipt.kind === "received" ? receipt.id : "", terminalAuthor);
    worker.wake();
    await vi.waitFor(async () => expect(await states()).toEqual(["mail sent"]), patience);
    expect(smtp.mails).toHaveLength(1);
    await worker.stop(1_000);
  });
});

describeOnEachDatabase("mail servers that refuse", (underTest) => {
  const refusals: { at: "greeting" | "MAIL" | "RCPT" | "message"; answer: string }[] = [
    { at: "greeting", answer: "554 go away" },
    { at: "MAIL", answer: "550 sender not allowed" },
    { at: "RCPT", answer: "550 no such mailbox" },
    { at: "message", answer: "554 refused as spam" },
  ];
  test.each(refusals)(
    "%j of the dealership's own mail server gives no lead up, and the log shouts",
    async (fault) => {
      const { worker, admin, receive, warnings } = work(underTest.database, {
        crmAdfTo: "crm@carts.example",
      });
      smtp.fault = fault;
      await receive();
      await vi.waitFor(async () => {
        const waiting = { state: "pending", attempts: 1 };
        expect(await admin.listMessages()).toMatchObject([waiting, waiting]);
      }, patience);
      for (const { reason } of await admin.listMessages()) {
        expect(reason).toMatch(/^refused: /);
        expect(reason).toContain(fault.answer);
      }
      expect(warnings).toHaveLength(2);
      for (const warning of warnings) {
        expect(warning).toMatch(/^ERROR: Delivery [\da-f-]{36} \((mail|crm)\), attempt 1: refused/);
        expect(warning).toContain(fault.answer);
      }
      await worker.stop(1_000);
    },
  );
});

describeOnEachDatabase("a refusal", (underTest) => {
  test("of a visitor's own address is final, with its reason", async () => {
    const { worker, admin, receive } = work(underTest.database, { isAcknowledging: true });
    smtp.fault = { at: "RCPT", answer: "550 no such mailbox" };
    await receive();
    await vi.waitFor(async () => {
      const messages = await admin.listMessages();
      expect(messages.find(({ channel }) => channel === "acknowledgement")).toMatchObject({
        state: "failed",
        reason: expect.stringContaining("550 no such mailbox") as string,
      });
    }, patience);
    await worker.stop(1_000);
  });

  test("is told in the log with its step, code and words, and without an address", async () => {
    const { worker, receive, warnings } = work(underTest.database, { isAcknowledging: true });
    smtp.fault = {
      at: "RCPT",
      answer:
        "550 5.1.1 <ada.quinn@mail.example>: ada.quinn unknown here, ask postmaster@mail.example",
    };
    await receive();
    await vi.waitFor(() => expect(warnings).toHaveLength(2), patience);
    for (const warning of warnings) {
      expect(warning).toContain("RCPT TO: 550 5.1.1 <(address)>: (address) unknown here");
      expect(warning).not.toMatch(/quinn|mail\.example/i);
    }
    await worker.stop(1_000);
  });

  test("of one mail does not stop the next", async () => {
    const { worker, receive, states, warnings } = work(underTest.database, {
      crmAdfTo: "crm@carts.example",
    });
    smtp.fault = { at: "RCPT", answer: "550 no such mailbox" };
    await receive();
    await vi.waitFor(() => expect(warnings).toHaveLength(2), patience);
    smtp.fault = null;
    await receive({ firstName: "Zoe" });
    await vi.waitFor(async () => {
      expect((await states()).slice(0, 2)).toEqual(["crm sent", "mail sent"]);
    }, patience);
    await worker.stop(1_000);
  });
});

describe("a mail", () => {
  test("that was dropped before its 250 is sent again with the same Message-ID", async () => {
    const { database, remove } = await openFresh();
    const { worker, admin, receive, states } = work(database);
    smtp.fault = { at: "message", drop: true };
    const receipt = await receive();
    await vi.waitFor(async () => {
      expect(await admin.listMessages()).toMatchObject([{ state: "pending", attempts: 1 }]);
    }, patience);
    smtp.fault = null;
    await admin.resend(receipt.kind === "received" ? receipt.id : "", terminalAuthor);
    worker.wake();
    await vi.waitFor(async () => expect(await states()).toEqual(["mail sent"]), patience);
    const ids = smtp.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).toMatch(/^<[\da-f-]{36}@carts\.example>$/);
    await worker.stop(1_000);
    await remove();
  });
});

async function openFresh() {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  return {
    database,
    remove: async () => {
      await database.close();
      await remove();
    },
  };
}
