import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { validateInquiry } from "#domain/inquiry/inquiry.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { Database } from "#server/db/schema.ts";
import { formatInquiriesCsv } from "#server/inquiries/inquiry-csv.ts";
import { createDispatch } from "#server/outbox/dispatch.ts";
import type { ApiUnderTest } from "#tests/fixtures/api.ts";
import { makeApi } from "#tests/fixtures/api.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { outboxSettings } from "#tests/fixtures/outbox-messages.ts";
import { makeInquiry, makeStoredInquiry } from "#tests/fixtures/inquiries.ts";
import type { SmtpServer } from "#tests/servers/smtp-server.ts";
import { startSmtpServer } from "#tests/servers/smtp-server.ts";
import { isLong, seed } from "./seed.ts";

const runs = { numRuns: isLong ? 20_000 : 400, seed };

/** What tends to break headers, commands, cells, markup and decoders. */
const hostilePart = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    "\r\nBcc: victim@evil.example",
    "\r\n.\r\nMAIL FROM:<evil@evil.example>",
    "\nSubject: other",
    "\u0000",
    "\u2028To: x",
    "\u0085Cc: x",
    "\uD800",
    "=SUM(A1)",
    "@cmd|' /C calc'!A0",
    "\t=1",
    "％0d％0aBcc: x",
    "%0d%0aBcc: x",
    "=?utf-8?Q?=0D=0ABcc:_x?=",
    "</name><script>",
    "'; drop table inquiries; --",
    "__proto__",
  ),
);
const hostileText = fc
  .array(hostilePart, { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(""));

/** An inquiry that passes the rules for all its hostility. */
const hostileInquiry = fc
  .record({
    firstName: hostileText.map((text) => `a${text}`.slice(0, 100)),
    lastName: hostileText.map((text) => `b${text}`.slice(0, 100)),
    message: hostileText.map((text) => `ten chars!${text}`),
    about: hostileText,
    phone: hostileText.map((text) => `7325550123${text}`.slice(0, 40)),
  })
  .map((fields) => validateInquiry(makeInquiry(fields)))
  .filter((check) => check.ok)
  .map(({ value }) => value);

let made: ApiUnderTest;
let database: Database;
let directory: ReturnType<typeof makeDirectory>;
let smtp: SmtpServer;

beforeAll(async () => {
  directory = makeDirectory();
  database = await openDatabase(directory.place);
  made = makeApi(database);
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await smtp.stop();
  await database.close();
  await directory.remove();
});

async function post(body: BodyInit, headers: Record<string, string>): Promise<number> {
  const response = await made.api.request("/contact", { method: "POST", body, headers });
  const answer = (await response.json()) as { id?: string; error?: string };
  expect(typeof (answer.id ?? answer.error)).toBe("string");
  return response.status;
}

const json = { "Content-Type": "application/json" };

test("no JSON value makes the API fail", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (value) => {
      const status = await post(JSON.stringify(value), json);
      expect(status).toBe(400);
    }),
    runs,
  );
});

test("no bytes make the API fail", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      expect(await post(new Uint8Array(bytes), json)).toBe(400);
    }),
    runs,
  );
});

test("fields of any kind are refused or stored, never a failure", async () => {
  const anything = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 2 }));
  const fields = fc.dictionary(
    fc.constantFrom(
      ...Object.keys(makeInquiry()),
      "website",
      "renderedAt",
      "constructor",
      "toString",
    ),
    anything,
  );
  await fc.assert(
    fc.asyncProperty(fields, fc.boolean(), async (given, isComplete) => {
      const inquiry = isComplete ? { ...makeInquiry(), ...given } : given;
      const status = await post(JSON.stringify(inquiry), json);
      expect([201, 400, 413]).toContain(status);
    }),
    runs,
  );
});

test("duplicate keys, deep nesting and names of the prototype are one answer and change nothing", async () => {
  const deep = `${'{"a":'.repeat(2_500)}1${"}".repeat(2_500)}`;
  for (const text of [
    deep,
    `${"[".repeat(16_000)}`,
    '{"firstName":"a","firstName":"b"}',
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
    '{"firstName":"\\ud800"}',
  ]) {
    expect(await post(text, json)).toBe(400);
  }
  expect("isAdmin" in {}).toBe(false);
});

test("headers of any kind do not make the API fail", async () => {
  const value = fc.string({ maxLength: 300 }).map((text) => text.replaceAll(/[^\t -~]/g, ""));
  const headers = fc.record(
    { "Idempotency-Key": value, "X-Forwarded-For": value, "Accept-Encoding": value },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(headers, async (given) => {
      const status = await post(JSON.stringify(makeInquiry()), { ...json, ...given });
      expect([201, 400, 422]).toContain(status);
      const list = await made.api.request("/vehicles", { headers: given });
      expect(list.status).toBe(200);
    }),
    runs,
  );
});

test("no query makes the list of vehicles fail", async () => {
  await fc.assert(
    fc.asyncProperty(fc.webQueryParameters(), hostileText, async (query, text) => {
      const search = new URLSearchParams({ search: text, series: text, page: text });
      for (const address of [`/vehicles?${query}`, `/vehicles?${search}`]) {
        expect([200, 400]).toContain((await made.api.request(address)).status);
      }
    }),
    runs,
  );
});

test("no text becomes a header, a recipient or a command in the conversation with the mail server", async () => {
  const dispatch = createDispatch({
    ...outboxSettings,
    smtpUrl: smtp.url,
    crmAdfTo: "crm@carts.example",
  });
  const signal = new AbortController().signal;
  await fc.assert(
    fc.asyncProperty(
      hostileInquiry,
      fc.constantFrom("mail" as const, "crm" as const, "acknowledgement" as const),
      async (value, channel) => {
        smtp.mails.length = 0;
        const inquiry = makeStoredInquiry(value);
        const message = { id: "message-id", leaseId: "lease", channel, attempts: 1, inquiry };
        expect(await dispatch(message, signal)).toEqual({ kind: "sent" });
        expect(smtp.mails).toHaveLength(1);
        const [mail] = smtp.mails;
        expect(mail?.to).toHaveLength(1);
        expect(mail?.from).toBe("MAIL FROM:<website@carts.example>");
        const names = (mail?.raw.split("\n\n", 1)[0] ?? "")
          .split("\n")
          .filter((line) => !/^[ \t]/.test(line))
          .map((line) => line.split(":", 1)[0]);
        expect(names.filter((name) => !mailHeaders.has(name ?? ""))).toEqual([]);
        expect(new Set(names).size).toBe(names.length);
      },
    ),
    { ...runs, numRuns: runs.numRuns / 2 },
  );
});

test("no cell of an export is a formula, and every text can be read again", () => {
  fc.assert(
    fc.property(fc.array(hostileInquiry, { maxLength: 5 }), (inquiries) => {
      const stored = inquiries.map((value) => makeStoredInquiry(value));
      const rows = parse(formatInquiriesCsv(stored));
      expect(rows).toHaveLength(stored.length + 1);
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@\t\r]/);
    }),
    runs,
  );
});

const mailHeaders = new Set([
  "From",
  "To",
  "Reply-To",
  "Subject",
  "Message-ID",
  "Date",
  "Auto-Submitted",
  "MIME-Version",
  "Content-Type",
  "Content-Transfer-Encoding",
]);
