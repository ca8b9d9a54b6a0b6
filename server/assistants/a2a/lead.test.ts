import { expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { makeLead, makeSmallLead, sendLead } from "#tests/assistants/messages.ts";
import { findViolations } from "#tests/assistants/validate.ts";
import { makeApi, type ApiUnderTest } from "#tests/fixtures/api.ts";
import { describeOnEachDatabase, makeDirectory } from "#tests/fixtures/databases.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { terminalAuthor } from "#server/staff/staff.ts";

describeOnEachDatabase("a lead", (underTest) => {
  test("it is one inquiry, answered with its id and a telephone number; nothing is booked", async () => {
    const made = makeApi(underTest.database);
    expect(findViolations("lead.submit.request", makeLead())).toEqual([]);
    const { status, data } = await sendLead(made.assistants, makeLead());
    const [stored, ...more] = await made.admin.list();
    expect([status, more]).toEqual([200, []]);
    expect(data).toEqual({
      lead_id: stored?.id,
      status: "received",
      dealer: { name: business.name, phone: business.phone.link.replace("tel:", "") },
      appointment: { appointment_id: stored?.id, status: "requested" },
    });
    expect(stored).toMatchObject({
      firstName: "Ada",
      lastName: "Quinn",
      email: "ada.quinn@mail.example",
      phone: "+17325550123",
      about: "DENAGO EV Nomad",
      status: "new",
    });
    expect(stored?.message).toContain("Is the blue one still there?");
    expect(stored?.message).toContain("- allowed by the customer: email, phone");
  });

  test("the same lead with the same key is the same inquiry, in the body or in the header", async () => {
    const made = makeApi(underTest.database);
    const first = await sendLead(made.assistants, makeLead());
    const second = await sendLead(made.assistants, makeLead(), {
      "Idempotency-Key": "the body's goes first",
    });
    const small = await sendLead(made.assistants, makeSmallLead(), { "Idempotency-Key": "one" });
    const again = await sendLead(made.assistants, makeSmallLead(), { "Idempotency-Key": "one" });
    expect(second.data).toEqual(first.data);
    expect(again.data).toEqual(small.data);
    expect(await made.admin.list()).toHaveLength(2);
  });

  test("leads sent at once with one key are one inquiry", async () => {
    const made = makeApi(underTest.database);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sendLead(made.assistants, makeLead())),
    );
    expect(new Set(answers.map(({ data }) => data?.["lead_id"])).size).toBe(1);
    expect(await made.admin.list()).toHaveLength(1);
  });
});

describeOnEachDatabase("a lead's key", (underTest) => {
  test("the same key with another lead is refused, and the first one stays", async () => {
    const made = makeApi(underTest.database);
    await sendLead(made.assistants, makeLead());
    const { status, error } = await sendLead(
      made.assistants,
      makeLead({ message: "Another one, please." }),
    );
    expect(status).toBe(200);
    expect(error).toMatchObject({ code: -32000, data: { code: "IDEMPOTENCY_CONFLICT" } });
    expect((await made.admin.list()).map(({ message }) => message.split("\n")[0])).toEqual([
      "Is the blue one still there?",
    ]);
  });

  test("sent twice without a key, a lead is one inquiry, unless anything but its time differs", async () => {
    const made = makeApi(underTest.database);
    const sentAt = (submitted_at: string) => makeSmallLead({ submitted_at });
    const first = await sendLead(made.assistants, sentAt("2026-11-20T15:00:05Z"));
    const second = await sendLead(made.assistants, sentAt("2026-11-20T15:09:05Z"));
    expect(second.data?.["lead_id"]).toBe(first.data?.["lead_id"]);
    expect(await made.admin.list()).toHaveLength(1);
    await sendLead(made.assistants, makeSmallLead({ message: "The red one, please." }));
    expect(await made.admin.list()).toHaveLength(2);
  });

  test("keys of two assistants and of a visitor's form do not meet", async () => {
    const made = makeApi(underTest.database);
    const key = { idempotency_key: "1" };
    await sendLead(made.assistants, makeSmallLead(key));
    await sendLead(
      made.assistants,
      makeSmallLead({ ...key, source_agent: { name: "other-assistant" } }),
    );
    await sendLead(made.assistants, makeSmallLead());
    expect(await made.admin.list()).toHaveLength(3);
  });

  test("the visitor gets no mail of ours, not even when staff let a suspected lead through", async () => {
    const channels = ["mail", "acknowledgement"] as const;
    const planned = channels.map((channel) => ({ channel, heldBecause: null }));
    const made = makeApi(underTest.database, 0, planned);
    await sendLead(made.assistants, makeSmallLead());
    const links = "http://a.example http://b.example http://c.example";
    const { data } = await sendLead(made.assistants, makeSmallLead({ message: links }));
    expect(await made.admin.find(String(data?.["lead_id"]))).toMatchObject({ status: "spam" });
    await made.admin.release(String(data?.["lead_id"]), terminalAuthor);
    const sent = (await made.admin.listMessages()).map(({ channel }) => channel);
    expect(sent).toEqual(["mail", "mail"]);
  });
});

async function withAssistants(
  work: (made: ApiUnderTest) => Promise<void>,
  limit = 0,
): Promise<void> {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  try {
    await work(makeApi(database, limit));
  } finally {
    await database.close();
    await remove();
  }
}

test("one lead too many is 429 with the time to wait, and counts with the form's posts", async () => {
  await withAssistants(async (made) => {
    await made.api.request("/contact", {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "application/json" },
    });
    expect((await sendLead(made.assistants, makeSmallLead())).status).toBe(200);
    const { status, error, response } = await sendLead(made.assistants, makeSmallLead());
    expect([status, error?.code, error?.data.code]).toEqual([429, -32002, "RATE_LIMITED"]);
    expect(error?.data.retryable).toBe(true);
    const seconds = error?.data.details?.retry_after_seconds;
    expect(seconds).toBeGreaterThan(0);
    expect(response.headers.get("Retry-After")).toBe(String(seconds));
    expect(await made.admin.list()).toHaveLength(1);
  }, 2);
});

test("a lead that cannot be committed is told to come again, with the telephone number", async () => {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  const made = makeApi(database);
  await database.close();
  const { status, error, data, response } = await sendLead(made.assistants, makeLead());
  expect([status, response.headers.get("Retry-After"), data]).toEqual([503, "10", null]);
  expect(error).toMatchObject({ code: -32603, data: { code: "INTERNAL_ERROR", retryable: true } });
  expect(error?.message).toContain(business.phone.display);
  await remove();
});

test("our own listing sent back with a lead is no spam, links in somebody's words are", async () => {
  await withAssistants(async (made) => {
    const photos = ["a", "b", "c"].map((name) => `https://carts.example/pictures/${name}.avif`);
    await sendLead(
      made.assistants,
      makeSmallLead({ vehicle_of_interest: { vehicle_id: "x", photos } }),
    );
    const links = "http://a.example http://b.example http://c.example";
    const consent = { ...(makeLead()["consent"] as object), consent_text: links };
    await sendLead(made.assistants, makeSmallLead({ consent }));
    const statuses = (await made.admin.list()).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(["new", "spam"]);
  });
});
