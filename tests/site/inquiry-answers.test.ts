import { afterAll, beforeAll, expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { runCommand, startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";

const inquiry = {
  firstName: "Test",
  lastName: "Visitor",
  email: "visitor@test.example",
  phone: "732 555 0123",
  interest: "sales",
  message: "Which of your carts seats six people?",
};
const json = { "Content-Type": "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };

let site: SiteServer;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test("an inquiry as JSON is answered 201 with its id, and the same key with the same id", async () => {
  const question = {
    method: "POST",
    headers: { ...json, "Idempotency-Key": "0b6f3a52-7c1e-4b8e-9d8a-2f1f6f3f1a01" },
    body: JSON.stringify(inquiry),
  };
  const first = await ask(`${site.url}/api/contact`, question);
  const second = await ask(`${site.url}/api/contact`, question);
  expect(first.status).toBe(201);
  expect(second.status).toBe(201);
  expect(JSON.parse(first.text)).toEqual({ id: expect.any(String) as string });
  expect(second.text).toBe(first.text);
  const body = JSON.stringify({ ...inquiry, message: "Something else entirely, with that key." });
  expect((await ask(`${site.url}/api/contact`, { ...question, body })).status).toBe(422);
});

test("an empty inquiry is answered 400 with every message of the specification", async () => {
  const { status, text } = await ask(`${site.url}/api/contact`, {
    method: "POST",
    headers: json,
    body: "{}",
  });
  expect(status).toBe(400);
  expect(JSON.parse(text)).toEqual({
    error: expect.any(String) as string,
    fieldErrors: {
      firstName: "First name is required",
      lastName: "Last name is required",
      email: "Invalid email address",
      phone: "Phone number is required",
      message: "Message must be at least 10 characters",
    },
  });
});

test.each([
  ["a body that is no JSON", 400, { headers: json, body: "{" }],
  ["a list", 400, { headers: json, body: "[]" }],
  ["null", 400, { headers: json, body: "null" }],
  ["plain text", 415, { headers: { "Content-Type": "text/plain" }, body: "hello" }],
  ["a body without a type", 415, { headers: {}, body: "hello" }],
  ["a body of 20 KB", 413, { headers: json, body: `{"message":"${"a".repeat(20_000)}"}` }],
  [
    "a post from another site",
    403,
    {
      headers: { ...json, Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" },
      body: JSON.stringify(inquiry),
    },
  ],
])("%s to the API is answered %i with an error as JSON", async (_, status, question) => {
  const answer = await ask(`${site.url}/api/contact`, { method: "POST", ...question });
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toHaveProperty("error");
});

test("the form without script is answered 303 to the thank-you page", async () => {
  const body = new URLSearchParams(inquiry).toString();
  const answer = await ask(`${site.url}/contact`, { method: "POST", headers: form, body });
  expect([answer.status, answer.headers.location]).toEqual([303, "/thank-you"]);
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
});

test("a wrong form without script is answered 400 and keeps what was typed", async () => {
  const body = new URLSearchParams({ ...inquiry, email: "nobody", lastName: '"><b>' }).toString();
  const { status, text } = await ask(`${site.url}/contact`, {
    method: "POST",
    headers: form,
    body,
  });
  expect(status).toBe(400);
  expect(text).toContain("<title>Error: ");
  expect(text).toContain('href="#email"');
  expect(text).toContain("Invalid email address");
  expect(text).toContain(inquiry.message);
  expect(text).toContain('value="nobody"');
  expect(text).not.toContain("<b>");
});

test.each([
  [415, { headers: { "Content-Type": "multipart/form-data; boundary=a" }, body: "--a--" }],
  [413, { headers: form, body: `message=${"a".repeat(70_000)}` }],
  [403, { headers: { ...form, Origin: "https://elsewhere.example" }, body: "message=a" }],
])("a form that cannot be taken is answered %i", async (status, question) => {
  const answer = await ask(`${site.url}/contact`, { method: "POST", ...question });
  expect(answer.status).toBe(status);
  // A page with the telephone number, but none that was rendered for this post.
  expect(answer.text).toContain(business.phone.display);
  expect(answer.text).not.toContain("data-island");
});

test.each([
  ["accented letters", "é".repeat(4_000)],
  ["emoji", "🛺".repeat(4_000)],
])("a message of 4,000 %s is taken with script and without", async (_, message) => {
  const body = JSON.stringify({ ...inquiry, message });
  const answer = await ask(`${site.url}/api/contact`, { method: "POST", headers: json, body });
  expect(answer.status).toBe(201);
  const fields = new URLSearchParams({ ...inquiry, lastName: "Scriptless", message });
  const page = await ask(`${site.url}/contact`, {
    method: "POST",
    headers: form,
    body: fields.toString(),
  });
  expect([page.status, page.headers.location]).toEqual([303, "/thank-you"]);
});

test("a text that is too long is kept, with the limit and its length; a short phone is told so", async () => {
  const given = { ...inquiry, message: "é".repeat(5_000), phone: "12" };
  const messages = [
    "Message can have 4,000 characters at most; yours has 5,000",
    "Phone number must have at least 10 digits, with the area code",
  ];
  const fields = new URLSearchParams(given).toString();
  const page = await ask(`${site.url}/contact`, { method: "POST", headers: form, body: fields });
  expect(page.status).toBe(400);
  expect(page.text).toContain(given.message);
  const body = JSON.stringify(given);
  const api = await ask(`${site.url}/api/contact`, { method: "POST", headers: json, body });
  expect(api.status).toBe(400);
  for (const message of messages) {
    expect(page.text).toContain(message);
    expect(api.text).toContain(message);
  }
});

test("the form says what it is about by ids alone, and never a text of the URL", async () => {
  const about = async (query: string) => {
    const { text } = await ask(`${site.url}/contact?${query}`);
    return /About: <strong>([^<]*)</.exec(text.replaceAll("<!-- -->", ""))?.[1] ?? "";
  };
  expect(await about("vehicle=denago-ev-city")).toBe("Denago EV City");
  expect(await about("topic=quote&vehicle=denago-ev-city")).toBe("Quote for the Denago EV City");
  expect(await about("brand=evolution&topic=test-drive")).toBe(
    "Test drive of a cart from EVOLUTION",
  );
  expect(await about("place=/delaware-golf-carts")).toBe("Golf carts in Delaware");
  expect(await about("place=/delaware/lewes-golf-carts")).toBe("Golf carts in Lewes, DE");
  expect(await about("topic=warranty")).toBe("Warranty work");
  // The title over the form says it already.
  expect(await about("topic=trade-in")).toBe("");
  const capeMay = "place=/new-jersey/cape-may-golf-carts";
  expect(await about(`${capeMay}&topic=quote&vehicle=denago-ev-city`)).toBe(
    "Quote for the Denago EV City, delivered to Cape May, NJ",
  );
  expect(await about(`${capeMay}&vehicles=evolution-d6-max-xt4,no-such-cart,denago-ev-city`)).toBe(
    "Comparing carts: Evolution D6 Max XT4, Denago EV City, delivered to Cape May, NJ",
  );
  for (const query of [
    "about=Free+pills",
    "vehicle=Free+pills",
    "place=/inventory",
    "topic=quote",
  ]) {
    const { text } = await ask(`${site.url}/contact?${query}`);
    expect(text).not.toContain("pills");
    expect(await about(query)).toBe("");
  }
});

test("what a visitor asks about rentals is no sales inquiry, without script too", async () => {
  const { text } = await ask(`${site.url}/contact?topic=rental`);
  expect(text).toContain('<input type="hidden" name="topic" value="rental"/>');
  const plain = await ask(`${site.url}/contact`);
  expect(plain.text).toContain('<option value="sales" selected="">Sales</option>');
  expect(plain.text).toContain('<option value="storage">Storage</option>');
  const { interest: _, ...typed } = inquiry;
  for (const [query, topic, lastName] of [
    ["topic=rental", "rental", "Renter"],
    ["place=/delaware/lewes-golf-carts", "storage", "Storer"],
  ] as const) {
    const fields = new URLSearchParams({ ...typed, topic, lastName });
    const answer = await ask(`${site.url}/contact?${query}`, {
      method: "POST",
      headers: form,
      body: fields.toString(),
    });
    expect(answer.status).toBe(303);
  }
  const { stdout } = await runCommand(site, "inquiries", ["list", "--json"]);
  const stored = JSON.parse(stdout) as { lastName: string; interest: string; about: string }[];
  expect(stored.find(({ lastName }) => lastName === "Renter")).toMatchObject({
    interest: "general",
    about: "Rental",
  });
  expect(stored.find(({ lastName }) => lastName === "Storer")).toMatchObject({
    interest: "general",
    about: "Storage: Golf carts in Lewes, DE",
  });
});

test("the thank-you page claims nothing of who opens it directly", async () => {
  const { text } = await ask(`${site.url}/thank-you`);
  expect(text).not.toMatch(/we have your inquiry|has reached us|your inquiry is saved/i);
  expect(text).toContain("If you just sent an inquiry, we have it.");
});

test("too many inquiries of one address are answered 429 with when to try again", async () => {
  const limited = await startSite({ environment: { CONTACT_RATE_LIMIT: "2" } });
  try {
    const send = () =>
      ask(`${limited.url}/api/contact`, {
        method: "POST",
        headers: json,
        body: JSON.stringify(inquiry),
      });
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.text).toContain(business.phone.display);
    const body = new URLSearchParams(inquiry).toString();
    const page = await ask(`${limited.url}/contact`, { method: "POST", headers: form, body });
    expect(page.status).toBe(429);
    expect(Number(page.headers["retry-after"])).toBeGreaterThan(0);
    expect(page.text).toContain(inquiry.message);
    expect(page.text).not.toContain("data-island");
  } finally {
    await limited.stop();
  }
});
