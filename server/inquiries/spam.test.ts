import { expect, test } from "vitest";
import { createInquiryIntake } from "./inquiry-intake.ts";
import { createInquiryAdmin } from "./inquiry-admin.ts";
import { createInquiries } from "./inquiry-store.ts";
import { findSuspicions } from "./spam.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";

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
  [{ ...byHand, isFromBusyClient: true }, {}, "many inquiries came from the same address"],
  [byHand, { message: "http://a.example http://b.example http://c.example" }, "3 links"],
  [byHand, { message: "[url=http://a.example]pills[/url]" }, "markup of a link"],
  [byHand, { message: '<a href="http://a.example">pills</a>' }, "markup of a link"],
  [byHand, { firstName: "www.a.example" }, "an address in the name"],
])("%j with %j is suspected", (context, inquiry, reason) => {
  expect(findSuspicions(makeInquiry(inquiry), context)).toEqual([expect.stringContaining(reason)]);
});

describeOnEachDatabase("the inquiry intake", (underTest) => {
  const createReceive = (contactRateLimit: number) => {
    const { database } = underTest;
    const inquiries = createInquiries(database, () => {});
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
  };

  test("suspected spam is answered as any inquiry and stored with its reasons", async () => {
    const receive = createReceive(0);
    expect(await receive({ honeypot: "x" })).toMatchObject({ kind: "received" });
    const [stored] = await createInquiryAdmin(underTest.database).list();
    expect(stored).toMatchObject({
      status: "spam",
      suspicions: ["the field that people do not see was filled in"],
    });
  });

  test("very many inquiries from one client IP are suspected, those from others are not", async () => {
    const receive = createReceive(100);
    for (let count = 0; count < 11; count += 1) await receive();
    await receive({}, "203.0.113.10");
    const statuses = (await createInquiryAdmin(underTest.database).list()).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === "spam")).toHaveLength(1);
    expect(statuses).toHaveLength(12);
  });

  test("an idempotency key with a blank is ignored", async () => {
    const receive = createReceive(0);
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
    const [first, second] = [createReceive(2), createReceive(2)];
    await first();
    await first();
    const third = await second();
    expect(third.kind).toBe(underTest.dialect === "postgres" ? "limited" : "received");
  });
});
