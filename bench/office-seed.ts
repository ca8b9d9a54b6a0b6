import { business } from "#content/dealership/business.ts";
import { addDays, toDay } from "#domain/calendar/calendar-day.ts";
import { interests } from "#domain/inquiry/inquiry.ts";
import { toRow } from "#server/db/inquiry-rows.ts";
import type { Database } from "#server/db/schema.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";

const dayMs = 24 * 60 * 60 * 1_000;
/** Rows of one insert: SQLite takes at most 32,766 values. */
const batchRows = 1_000;
const inquiryDays = 510;
const countedDays = 400;
const countedPages = 300;
/** Of five inquiries four were answered. */
const unansweredEvery = 5;
const detailsEvery = 4;
const firstNames = ["Ada", "Ben", "Cora", "Dev", "Ema", "Finn", "Gus"];
const lastNames = ["Quinn", "Ortiz", "Reyes", "Stone", "Ueda", "Vance", "Webb", "Xu", "Young"];
const messages = [
  "Is the blue one still there? We would like to see it on Saturday.",
  "How much is a cart for six people, delivered to Ocean City?",
  "The battery of our cart does not hold its charge any more.",
  "Can you store two carts over the winter?",
];

/**
 * Fills a database as years of work would: inquiries of 17 months, each with its mail and most with
 * their answer, and counts of 400 days on 300 pages.
 */
export async function seedOffice(database: Database, inquiryCount: number): Promise<void> {
  const { kysely } = database;
  const now = Date.now();
  const inquiries = Array.from({ length: inquiryCount }, (_, index) => {
    const age = (inquiryDays * dayMs * (inquiryCount - index)) / inquiryCount;
    return makeRow(index, new Date(now - age));
  });
  for (const rows of inBatches(inquiries)) {
    await kysely.insertInto("inquiries").values(rows).execute();
    await kysely
      .insertInto("outbox_messages")
      .values(rows.map(({ id, received_at }) => makeMail(id, received_at)))
      .execute();
    const answered = rows.filter(({ status }) => status === "answered");
    await kysely
      .insertInto("inquiry_work")
      .values(
        answered.map(({ id, received_at }) => ({
          inquiry_id: id,
          assigned_to: null,
          answered_at: received_at,
          answered_by: "This computer",
        })),
      )
      .execute();
    await kysely.insertInto("staff_changes").values(answered.map(makeChange)).execute();
  }
  const today = toDay(new Date(now), business.timeZone);
  for (let age = 0; age < countedDays; age += 1) {
    const counts = makeCounts(addDays(today, -age));
    await kysely
      .insertInto("page_counts")
      .values(counts)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function makeRow(index: number, receivedAt: Date) {
  const details =
    index % detailsEvery === 0
      ? { details: { request: "test-drive", days: toDay(receivedAt, business.timeZone) } as const }
      : {};
  const inquiry = makeInquiry({
    firstName: pick(firstNames, index),
    lastName: pick(lastNames, index),
    email: `visitor${index}@mail.example`,
    interest: pick(interests, index),
    message: `${pick(messages, index)} (${index})`,
  });
  const row = toRow(
    { ...inquiry, ...details },
    { idempotencyKey: `seed-${index}`, suspicions: [], receivedAt },
  );
  // A UUID of version 7 begins with its time; these are made out of their time.
  const time = receivedAt.getTime().toString(16).padStart(12, "0");
  const id = `${time.slice(0, 8)}-${time.slice(8)}${row.id.slice(13)}`;
  return { ...row, id, status: index % unansweredEvery === 0 ? row.status : "answered" };
}

function makeMail(id: string, at: string) {
  return {
    id: `${id}-mail`,
    inquiry_id: id,
    channel: "mail",
    state: "sent",
    attempts: 1,
    created_at: at,
    due_at: at,
    leased_until: null,
    lease_id: null,
    sent_at: at,
    reason: null,
  };
}

function makeChange({ id, received_at }: { id: string; received_at: string }) {
  return {
    id: `${id}-change`,
    changed_at: received_at,
    member_name: "This computer",
    subject: `inquiry:${id}`,
    action: "marked answered",
    before: null,
    after: null,
  };
}

function makeCounts(day: string) {
  return Array.from({ length: countedPages }, (_, page) => [
    { day, path: `/page-${page}`, kind: "view", count: 1 + (page % 40) },
    { day, path: `/page-${page}`, kind: "call", count: 1 + (page % 3) },
  ]).flat();
}

function* inBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += batchRows) {
    yield rows.slice(start, start + batchRows);
  }
}

/** Mixes, so that neighbors differ and each value comes equally often. */
function pick<Value>(values: readonly Value[], index: number): Value {
  return values[(index * 31 + Math.floor(index / 7)) % values.length] as Value;
}
