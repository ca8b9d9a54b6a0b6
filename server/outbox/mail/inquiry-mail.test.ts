import { afterEach, beforeEach, expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { computeAnswerTimes } from "#domain/calendar/business-hours.ts";
import { type DepartmentHours, weekDays } from "#domain/calendar/opening-hours.ts";
import {
  buildAcknowledgement,
  buildInquiryMail,
  findAnswerTimes,
  formatTime,
} from "./inquiry-mail.ts";
import { createDispatch } from "#server/outbox/dispatch.ts";
import type { Channel } from "#server/outbox/channels.ts";
import { outboxSettings } from "#tests/fixtures/outbox-messages.ts";
import { makeStoredInquiry } from "#tests/fixtures/inquiries.ts";
import type { SmtpServer } from "#tests/servers/smtp-server.ts";
import { startSmtpServer } from "#tests/servers/smtp-server.ts";

let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.stop());

async function sendVia(channel: Channel, inquiry = makeStoredInquiry()): Promise<string> {
  const dispatch = createDispatch({
    ...outboxSettings,
    smtpUrl: smtp.url,
    crmAdfTo: "crm@carts.example",
  });
  const message = { id: "01a1-message", leaseId: "lease", channel, attempts: 1, inquiry };
  expect(await dispatch(message, new AbortController().signal)).toEqual({ kind: "sent" });
  return smtp.mails[0]?.raw ?? "";
}

test("the mail lists what a request says, in words", () => {
  const details = { request: "test-drive", cart: "EV Nomad", time: "morning" } as const;
  const { text } = buildInquiryMail(makeStoredInquiry({ details }));
  expect(text).toContain(
    "\n\nTest drive request\n- Cart you'd like to drive: EV Nomad\n- Time of day: Morning\n\n",
  );
  expect(buildInquiryMail(makeStoredInquiry()).text).not.toContain(" request");
});

/** Some versions of Unicode's data put a narrow space before AM and PM. */
function withPlainSpaces(text: string): string {
  return text.replaceAll("\u202F", " ");
}

function timeOf(time: Date): string {
  return withPlainSpaces(formatTime(time));
}

function headersOf(raw: string): Record<string, string> {
  const head = raw.slice(0, raw.indexOf("\n\n")).replaceAll(/\n[ \t]+/g, " ");
  return Object.fromEntries(
    head
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
  );
}

test("the mail about a marked inquiry says why it is marked", async () => {
  const suspicions = ["many inquiries came from this connection"];
  const raw = await sendVia("mail", makeStoredInquiry({ suspicions }));
  expect(raw).toContain("\nNote       Many inquiries came from this connection\n");
  expect(buildInquiryMail(makeStoredInquiry()).text).not.toContain("Note ");
});

test("the mail to the dealership has a fixed sender and the visitor in Reply-To", async () => {
  const raw = await sendVia("mail");
  expect(headersOf(raw)).toMatchObject({
    From: `${business.name} <website@carts.example>`,
    To: "sales@carts.example",
    "Reply-To": "ada.quinn@mail.example",
    Subject: "Website inquiry ae66fd (Sales)",
    "Message-ID": "<01a1-message@carts.example>",
    Date: "Fri, 20 Nov 2026 15:00:00 +0000",
    "Auto-Submitted": "auto-generated",
  });
  expect(headersOf(raw)["Content-Type"]).toMatch(/^text\/plain/);
});

test("it holds everything a person needs to answer", () => {
  const inquiry = makeStoredInquiry({ about: "Denago EV City" });
  const { text } = buildInquiryMail(inquiry);
  const { answerBy, typicalFrom, typicalTo } = findAnswerTimes(inquiry);
  expect(withPlainSpaces(text)).toBe(
    [
      "You have a new inquiry from the website. Reply to this email to answer it.",
      "",
      "Name       Ada Quinn",
      "Email      ada.quinn@mail.example",
      "Phone      (732) 555-0123",
      "Topic      Sales",
      "About      Denago EV City",
      "Received   Fri, Nov 20, 2026, 10:00 AM EST",
      `Answer by  ${timeOf(answerBy)}`,
      `Usually    ${timeOf(typicalFrom)} to ${timeOf(typicalTo)}`,
      "",
      "Is the blue one still there?",
      "",
      "-- ",
      "Inquiry 01a1faa1-6447-707e-a7ec-871db0ae66fd",
    ].join("\n"),
  );
});

test.each([
  [{ interest: "general", about: "Rental" }, "Rental"],
  [{ interest: "general", about: "Storage: Golf carts in Maine" }, "Storage"],
  [{ interest: "service", about: "Warranty work" }, "Service"],
  [{ interest: "general", about: "Rentals\r\nBcc: x@evil.example" }, "General question"],
] as const)("its subject names the topic of %j and nothing that was typed", (given, topic) => {
  const inquiry = makeStoredInquiry(given);
  expect(buildInquiryMail(inquiry).subject).toBe(`Website inquiry ae66fd (${topic})`);
  expect(buildInquiryMail(inquiry).text).toContain(`Topic      ${topic}\n`);
  expect(buildAcknowledgement(inquiry).text).toContain(` Topic: ${topic}.`);
});

test("while a department is closed all week, its inquiries are answered by the showroom's hours", () => {
  const periods = [{ days: weekDays, open: { from: 1, to: 3 } }];
  const showroom: DepartmentHours = { id: "showroom", name: "Showroom", periods };
  const service: DepartmentHours = {
    id: "service",
    name: "Service",
    periods: [{ days: weekDays, open: null }],
  };
  const inquiry = makeStoredInquiry({ interest: "service" });
  expect(findAnswerTimes(inquiry, [service, showroom])).toEqual(
    computeAnswerTimes(
      new Date(inquiry.receivedAt),
      business.replyTimes,
      periods,
      business.timeZone,
    ),
  );
});

test("the acknowledgement repeats nothing that was typed", () => {
  const inquiry = makeStoredInquiry({
    firstName: "BUY-NOW",
    message: "cheap pills",
    about: "pills",
  });
  const { subject, text } = buildAcknowledgement(inquiry);
  expect(subject + text).not.toMatch(/BUY-NOW|pills|Quinn/);
  expect(text).toContain(business.phone.display);
});

test("what a visitor typed cannot become a header or an SMTP command", async () => {
  const hostile = "x\r\nBcc: victim@evil.example\r\n.\r\nMAIL FROM:<evil@evil.example>\r\n";
  await sendVia(
    "mail",
    makeStoredInquiry({ firstName: hostile, lastName: hostile, message: hostile, about: hostile }),
  );
  expect(smtp.mails).toHaveLength(1);
  expect(Object.keys(headersOf(smtp.mails[0]?.raw ?? ""))).not.toContain("Bcc");
  expect(smtp.mails[0]?.to).toEqual(["sales@carts.example"]);
});

test("the CRM gets the ADF document as the text of its mail", async () => {
  const raw = await sendVia("crm");
  expect(headersOf(raw)).toMatchObject({ To: "crm@carts.example" });
  expect(headersOf(raw)["Reply-To"]).toBeUndefined();
  expect(raw).toContain("<?adf version=");
});
