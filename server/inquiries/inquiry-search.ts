import { type RawBuilder, sql, type SelectQueryBuilder } from "kysely";
import { inquiriesPerPage } from "#domain/inquiry/inquiry-list.ts";
import type { Interest } from "#domain/inquiry/inquiry.ts";
import type { InquiryStatus, StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { fromRow } from "#server/db/inquiry-rows.ts";
import type { Database, Schema } from "#server/db/schema.ts";

/** Which inquiries a list of the office shows; what is absent does not filter. */
export interface InquiryFilter {
  /** Found in the name, email address, phone, message, subject or id, in upper or lower case. */
  text?: string;
  status?: InquiryStatus;
  interest?: Interest;
  /** Received from the beginning of this moment on. */
  from?: Date;
  /** Received before this moment. */
  before?: Date;
  isOldestFirst?: boolean;
  /** From 1. */
  page?: number;
}

/** What a list shows of an inquiry. */
export interface ListedInquiry extends StoredInquiry {
  assignedTo: string | null;
}

export interface InquiryList {
  inquiries: ListedInquiry[];
  /** On all pages. */
  total: number;
}

const searchedColumns = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "message",
  "about",
  "id",
] as const;

/**
 * Whether one of the columns has this in it. SQLite takes capital and small letters for the same
 * here, and is quickest column by column; PostgreSQL has them as one text in small letters
 * (`server/db/counts-and-search-migration.ts`). No word that is searched for has the space between them.
 */
const matches: Record<Database["dialect"], (pattern: string) => RawBuilder<boolean>> = {
  sqlite: (pattern) =>
    sql`(${sql.join(
      searchedColumns.map(
        (column) => sql`${sql.ref(`inquiries.${column}`)} like ${pattern} escape '\\'`,
      ),
      sql` or `,
    )})`,
  postgres: (pattern) => sql`inquiries.search_text like ${pattern} escape '\\'`,
};

/**
 * One page of the inquiries that a filter finds, newest first unless it says otherwise.
 * @throws when the database fails.
 */
export async function searchInquiries(
  database: Database,
  filter: InquiryFilter,
): Promise<InquiryList> {
  const { kysely } = database;
  const base = applyFilter(database, filter);
  const direction = filter.isOldestFirst === true ? "asc" : "desc";
  const page = base
    .select("inquiries.id")
    .orderBy("inquiries.received_at", direction)
    .orderBy("inquiries.id", direction)
    .limit(inquiriesPerPage)
    .offset(((filter.page ?? 1) - 1) * inquiriesPerPage);
  const ids = await page.execute();
  // A first page that is not full has all there are; counting would read every inquiry again.
  const isAll = ids.length < inquiriesPerPage && (filter.page ?? 1) === 1;
  const total = isAll ? ids.length : await countAll(base);
  if (ids.length === 0) return { total, inquiries: [] };
  const rows = await kysely
    .selectFrom("inquiries")
    .leftJoin("inquiry_work", "inquiry_work.inquiry_id", "inquiries.id")
    .leftJoin("staff", "staff.id", "inquiry_work.assigned_to")
    .selectAll("inquiries")
    .select("staff.name as assigned_name")
    .where(
      "inquiries.id",
      "in",
      ids.map(({ id }) => id),
    )
    .orderBy("inquiries.received_at", direction)
    .orderBy("inquiries.id", direction)
    .execute();
  return {
    total,
    inquiries: rows.map(({ assigned_name: assignedTo, ...row }) => ({
      ...fromRow(row),
      assignedTo,
    })),
  };
}

/** Inquiries that are read at once for an export: their texts are 4,000 characters at most. */
export const inquiriesPerRead = 500;

/**
 * All inquiries that a filter finds, newest first, whatever its page. What arrives while they are
 * read is left out; none is read twice.
 * @throws when the database fails.
 */
export async function* readFoundInquiries(
  database: Database,
  filter: InquiryFilter,
): AsyncGenerator<StoredInquiry[]> {
  const found = applyFilter(database, filter)
    .selectAll("inquiries")
    .orderBy("inquiries.received_at", "desc")
    .orderBy("inquiries.id", "desc")
    .limit(inquiriesPerRead);
  let rows = await found.execute();
  while (rows.length > 0) {
    yield rows.map(fromRow);
    const last = rows.at(-1);
    if (last === undefined || rows.length < inquiriesPerRead) return;
    rows = await found
      .where((row) =>
        row(
          row.refTuple("inquiries.received_at", "inquiries.id"),
          "<",
          row.tuple(last.received_at, last.id),
        ),
      )
      .execute();
  }
}

type Query = SelectQueryBuilder<Schema, "inquiries", object>;

async function countAll(query: Query): Promise<number> {
  const { total } = await query
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function applyFilter(
  { kysely, dialect }: Database,
  { text, status, interest, from, before }: InquiryFilter,
): Query {
  let filtered: Query = kysely.selectFrom("inquiries");
  if (status !== undefined) filtered = filtered.where("inquiries.status", "=", status);
  if (interest !== undefined) filtered = filtered.where("inquiries.interest", "=", interest);
  if (from !== undefined) {
    filtered = filtered.where("inquiries.received_at", ">=", from.toISOString());
  }
  if (before !== undefined) {
    filtered = filtered.where("inquiries.received_at", "<", before.toISOString());
  }
  for (const word of (text ?? "").toLowerCase().split(/\s+/).filter(Boolean)) {
    // Every word must be somewhere: "ann smith" finds a first and a last name.
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    filtered = filtered.where(matches[dialect](pattern));
  }
  return filtered;
}
