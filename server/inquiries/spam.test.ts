import { expect, test } from "vitest";
import { createInquiryIntake } from "./inquiry-intake.ts";
import { createInquiryAdmin } from "./inquiry-admin.ts";
import { createInquiries } from "./inquiry-store.ts";
import { findSuspicions } from "./spam.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import type { Database } from "#server/db/schema.ts";
import type { PlannedMessage } from "#server/outbox/channels.ts";

const byHand = { honeypot: "", filledMs: 30_000, isFromBusyClient: false };

test("what a person wrote is not suspected, in any language and with one or two links", () => {
  for (const message of [
    "Is the blue one still there?",
    "I saw it at https://carts.example/vehicles/denago-ev-city, is it this one?",
    "¿Tienen cargadores? Gracias, señor. 🛺",
  ]) {
    expect(findSuspicions(makeInquiry({ message }), byHand)).toEqual([]);
  }
  expect(findSuspicions(makeInquiry(), { ...byHand, filledMs: null })).toEqual([]);
  // A clock that runs behind ours, or a page that lay open for days.
  expect(findSuspicions(makeInquiry(), { ...byHand, filledMs: -5_000 })).toEqual([]);
  expect(findSuspicions(makeInquiry(), { ...byHand, filledMs: 1e9 })).toEqual([]);
});

test.each([
  [{ ...byHand, honeypot: "http://spam.example" }, {}, "the field that people do not see"],
  [{ ...byHand, filledMs: 1_999 }, {}, "filled in within 2 seconds"],
  [{ ...byHand, isFromBusyClient: true }, {}, "many inquiries came from this connection"],
  [byHand, { message: "http://a.example http://b.example http://c.example" }, "3 links"],
  [byHand, { message: "[url=http://a.example]pills[/url]" }, "markup of a link"],
  [byHand, { message: '<a href="http://a.example">pills</a>' }, "markup of a link"],
  [
    byHand,
    {
      details: {
        request: "parts" as const,
        part: "http://a.example http://b.example http://c.example",
      },
    },
    "3 links",
  ],
  [byHand, { firstName: "www.a.example" }, "an address in the name"],
])("%j with %j is suspected", (context, inquiry, reason) => {
  expect(findSuspicions({ ...makeInquiry(), ...inquiry }, context)).toEqual([
    expect.stringContaining(reason),
  ]);
});

function createReceive(
  database: Database,
  contactRateLimit: number,
  planned: readonly PlannedMessage[] = [],
) {
  const inquiries = createInquiries(database, () => {}, { planned });
  const intake = createInquiryIntake(inquiries, { contactRateLimit, pool: database.pool });
  let sent = 0;
  return (given: { honeypot?: string; idempotencyKey?: string } = {}, clientIp = "203.0.113.9") =>
    intake.receive(
      {
        fields: makeInquiry({ message: `Question number ${(sent += 1)}` }),
        idempotencyKey: null,
        honeypot: "",
        renderedAt: null,
        ...given,
      },
      clientIp,
    );
}

describeOnEachDatabase("the inquiry intake", (underTest) => {
  test("suspected spam is answered as any inquiry and stored with its reasons", async () => {
    const receive = createReceive(underTest.database, 0);
    expect(await receive({ honeypot: "x" })).toMatchObject({ kind: "received" });
    const [stored] = await createInquiryAdmin(underTest.database).list();
    expect(stored).toMatchObject({
      status: "spam",
      suspicions: ["the field that people do not see was filled in"],
    });
  });

  test("of very many inquiries from one client IP the late ones are delivered, marked and not acknowledged", async () => {
    const receive = createReceive(underTest.database, 100, [
      { channel: "mail", heldBecause: null },
      { channel: "acknowledgement", heldBecause: null },
    ]);
    for (let count = 0; count < 11; count += 1) await receive();
    await receive({}, "203.0.113.10");
    const admin = createInquiryAdmin(underTest.database);
    const inquiries = await admin.list();
    expect(inquiries.map(({ status }) => status)).toEqual(Array(12).fill("new"));
    const marked = inquiries.filter(({ suspicions }) => suspicions.length > 0);
    expect(marked).toMatchObject([{ suspicions: ["many inquiries came from this connection"] }]);
    const messages = await admin.listMessages();
    expect(messages.filter(({ channel }) => channel === "mail")).toHaveLength(12);
    expect(await admin.listMessages(marked[0]?.id)).toMatchObject([{ channel: "mail" }]);
  });

  test("of a busy client IP an inquiry with another sign of spam is kept back", async () => {
    const receive = createReceive(underTest.database, 100);
    for (let count = 0; count < 10; count += 1) await receive();
    await receive({ honeypot: "x" });
    const kept = (await createInquiryAdmin(underTest.database).list()).filter(
      ({ status }) => status === "spam",
    );
    expect(kept.map(({ suspicions }) => suspicions.length)).toEqual([2]);
  });

  test("an idempotency key with a blank is ignored", async () => {
    const receive = createReceive(underTest.database, 0);
    await receive({ idempotencyKey: "with blank" });
    expect(await receive({ idempotencyKey: "with blank" })).toMatchObject({ kind: "received" });
    expect(await createInquiryAdmin(underTest.database).list()).toHaveLength(2);
  });

  test("a client IP that may not send is told so before anything is read, and not counted", async () => {
    const { database } = underTest;
    const inquiries = createInquiries(database, () => {});
    const intake = createInquiryIntake(inquiries, { contactRateLimit: 1, pool: database.pool });
    const clientIp = "203.0.113.9";
    expect(await intake.findWaitSeconds(clientIp)).toBeNull();
    expect(await intake.findWaitSeconds(clientIp)).toBeNull();
    const request = { idempotencyKey: null, honeypot: "", renderedAt: null };
    expect(await intake.receive({ fields: makeInquiry(), ...request }, clientIp)).toMatchObject({
      kind: "received",
    });
    expect(await intake.findWaitSeconds(clientIp)).toBeGreaterThan(3_000);
    expect(await intake.findWaitSeconds("203.0.113.10")).toBeNull();
    expect(intake.counts).toMatchObject({ received: 1, limited: 1 });
  });

  test("two intakes have one limit when they share a PostgreSQL", async () => {
    const [first, second] = [
      createReceive(underTest.database, 2),
      createReceive(underTest.database, 2),
    ];
    await first();
    await first();
    const third = await second();
    expect(third.kind).toBe(underTest.dialect === "postgres" ? "limited" : "received");
  });
});

describeOnEachDatabase("during an outage", (underTest) => {
  test("what could not be stored does not make its client IP a busy one", async () => {
    const { database } = underTest;
    const inquiries = createInquiries(database, () => {});
    let isAway = true;
    const intake = createInquiryIntake(
      {
        receive: (fields, receipt) =>
          isAway
            ? Promise.resolve({ kind: "unavailable", retryAfterSeconds: 10 })
            : inquiries.receive(fields, receipt),
      },
      { contactRateLimit: 100, pool: database.pool },
    );
    const post = () =>
      intake.receive(
        { fields: makeInquiry(), idempotencyKey: null, honeypot: "", renderedAt: null },
        "203.0.113.9",
      );
    for (let count = 0; count < 12; count += 1) await post();
    isAway = false;
    await post();
    expect(await createInquiryAdmin(database).list()).toMatchObject([
      { status: "new", suspicions: [] },
    ]);
  });
});
