import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { channels } from "#server/outbox/channels.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";

/**
 * What the site keeps of a person and where it goes, with the words of the privacy policy that say
 * so. Whoever stores or sends more has to say it there first.
 */
const policy = readFileSync("content/pages/policies/privacy.mdx", "utf8").replaceAll(/\s+/g, " ");

/** Tables of the database that hold nothing of a visitor: the last eleven are about staff and what they keep. */
const impersonalTables = new Set([
  "vehicles",
  "catalogue",
  "import_history",
  "removed_vehicles",
  "touched_vehicles",
  "heartbeat",
  "page_texts",
  "staff",
  "sign_in_links",
  "staff_sessions",
  "staff_changes",
  "secrets",
  "daily_digests",
  "passkeys",
  "passkey_challenges",
  "facts",
  "confirmed_questions",
  "photograph_files",
]);

const columns: Readonly<Record<string, string>> = {
  "inquiries.id": "a code computed from it",
  "inquiries.received_at": "When it came in",
  "inquiries.first_name": "Your first and last name",
  "inquiries.last_name": "Your first and last name",
  "inquiries.email": "email address",
  "inquiries.phone": "phone number",
  "inquiries.interest": "what it's about",
  "inquiries.message": "your message",
  "inquiries.details": "what you fill in about the cart, the dates or the repair",
  "inquiries.about": "If you came from a cart, a plan, a place or an estimate",
  "inquiries.status": "whether we've answered it",
  "inquiries.idempotency_key": "a message sent twice isn't stored twice",
  "inquiries.content_hash": "a code computed from it",
  "inquiries.suspicions": "whether it looked like spam and why",
  "inquiry_work.*": "who is handling it, who answered it and when",
  "inquiry_notes.*": "notes they write about it",
  "acknowledgements.*": "We may send you an email saying we have it",
  "outbox_messages.*": "it's emailed to the people here who answer it",
  "page_counts.*": "For each day and page, our server counts",
  // Sums of those.
  "week_counts.*": "For each day and page, our server counts",
  "rate_limits.*": "forget the address about an hour later",
};

const receivers: Readonly<Record<string, string>> = {
  mail: "emailed to the people here",
  reminder: "emailed to the people here",
  crm: "by email in the auto industry's format (ADF)",
  webhook: "over an encrypted connection (a webhook)",
  acknowledgement: "We may send you an email saying we have it",
};

/** Files of the pages that keep something in the visitor's browser. */
const browserStores: Readonly<Record<string, string>> = {
  "app/contact/inquiry-draft.ts":
    "While you fill in the contact form, your browser keeps what you've typed",
  "app/ui/browser-storage.ts":
    "your browser remembers those carts and that place until you clear them",
};

test("the privacy policy names everything that the database keeps of a person", async () => {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  const tables = await database.kysely.introspection.getTables();
  await database.close();
  await remove();
  const unsaid = tables
    .filter(({ name }) => !impersonalTables.has(name))
    .flatMap((table) => table.columns.map(({ name }) => [table.name, name] as const))
    .filter(([table, column]) => {
      const words = columns[`${table}.${column}`] ?? columns[`${table}.*`];
      return words === undefined || !policy.includes(words);
    });
  expect(unsaid).toEqual([]);
});

test("the privacy policy names every channel that an inquiry is sent by", () => {
  const unsaid = channels.filter((channel) => !policy.includes(receivers[channel] ?? channel));
  expect(unsaid).toEqual([]);
});

test("the privacy policy names whatever stays in the browser, and no page sets a cookie", () => {
  const files = globSync("{app,carts,domain}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const uses = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(file, "utf8")));
  const storing = uses(/\b(?:sessionStorage|localStorage|indexedDB|caches)\b\s*[.[]/);
  expect(storing.length).toBeGreaterThan(0);
  expect(storing.filter((file) => !policy.includes(browserStores[file] ?? file))).toEqual([]);
  expect(uses(/document\.cookie|cookieStore/)).toEqual([]);
});
