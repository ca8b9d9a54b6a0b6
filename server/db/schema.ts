import type { Kysely } from "kysely";
import type { Pool } from "pg";
import type { ConfirmedQuestionTable, FactTable, InquiryNoteTable } from "./office-tables.ts";
import type {
  CatalogueTable,
  ImportHistoryTable,
  PhotographFileTable,
  RemovedVehicleTable,
  TouchedVehicleTable,
  VehicleTable,
} from "./vehicle-tables.ts";
import type { OfficeMailSchema } from "./office-mail-schema.ts";

/**
 * Both databases store every column but pictures as text or integer, so that they store the same.
 * Times are ISO 8601 text in UTC, which sorts by time; booleans are 0 or 1; lists and records are
 * JSON text.
 */
export interface Schema extends OfficeMailSchema {
  vehicles: VehicleTable;
  catalogue: CatalogueTable;
  import_history: ImportHistoryTable;
  removed_vehicles: RemovedVehicleTable;
  touched_vehicles: TouchedVehicleTable;
  photograph_files: PhotographFileTable;
  inquiries: InquiryTable;
  outbox_messages: OutboxMessageTable;
  acknowledgements: AcknowledgementTable;
  rate_limits: RateLimitTable;
  heartbeat: HeartbeatTable;
  page_texts: PageTextTable;
  page_counts: PageCountTable;
  week_counts: WeekCountTable;
  staff: StaffTable;
  sign_in_links: SignInLinkTable;
  staff_sessions: StaffSessionTable;
  staff_changes: StaffChangeTable;
  inquiry_work: InquiryWorkTable;
  inquiry_notes: InquiryNoteTable;
  facts: FactTable;
  confirmed_questions: ConfirmedQuestionTable;
}

export interface InquiryTable {
  /** A UUID of version 7: unique in every process, sorted by time of receipt. */
  id: string;
  received_at: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  interest: string;
  message: string;
  about: string;
  status: string;
  /**
   * What makes a repetition known: the sender's key, or one made of the content. Null once another
   * inquiry has the key, and in rows of versions that stored none.
   */
  idempotency_key: string | null;
  /** SHA-256 of what was sent, to tell a repetition from another inquiry with the same key. */
  content_hash: string;
  /** Why it is suspected to be spam, as a JSON list of texts. */
  suspicions: string;
  /** What a request for one desk says, as a JSON record of texts; empty for every other inquiry. */
  details: string;
}

/** The outbox: one row for each inquiry and channel, written in the inquiry's own transaction. */
export interface OutboxMessageTable {
  id: string;
  inquiry_id: string;
  channel: string;
  state: string;
  attempts: number;
  created_at: string;
  /** When the next attempt may begin. */
  due_at: string;
  /** Until when the process that claimed it is the only one to dispatch it. */
  leased_until: string | null;
  /** Identifies one claim: only the process that made it may record its outcome. */
  lease_id: string | null;
  sent_at: string | null;
  /** Why the last attempt failed or why it is held. */
  reason: string | null;
}

/** When a visitor's e-mail address was last sent an acknowledgement. */
export interface AcknowledgementTable {
  /** SHA-256 of the mailbox: of the e-mail address in lower case without what follows a plus. */
  address_hash: string;
  sent_at: string;
}

/** What rate-limiter-flexible keeps in PostgreSQL; its names and types are that library's. */
export interface RateLimitTable {
  key: string;
  points: number;
  expire: number | null;
}

/** One row, written to find out whether the database can be written to. */
export interface HeartbeatTable {
  id: number;
  beat_at: string;
}

/** What each page said when it was last looked at, to tell when it changed. */
export interface PageTextTable {
  path: string;
  /** SHA-256 of what the page says. */
  text_hash: string;
  changed_at: string;
  /** The pictures it shows, as a JSON list of paths and https URLs. */
  images: string;
}

/** The sums of `page_counts` of whole weeks that have been over for a while. */
export interface WeekCountTable {
  /** Its Monday, as YYYY-MM-DD. */
  week: string;
  path: string;
  kind: string;
  count: number;
}

/** How often something happened on a day and page; nothing in it leads to a visitor. */
export interface PageCountTable {
  /** The day in America/New_York, as YYYY-MM-DD. */
  day: string;
  /** The page's canonical path, without a query. */
  path: string;
  /** One of `eventKinds` of domain/analytics/event.ts. */
  kind: string;
  count: number;
}

/** Somebody who may use the office. */
export interface StaffTable {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  added_at: string;
}

/** A link that signs in once; null stands for the person at the computer of the office. */
export interface SignInLinkTable {
  /** SHA-256 of the token. */
  token_hash: string;
  staff_id: string | null;
  expires_at: string;
}

export interface StaffSessionTable {
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  staff_id: string | null;
  started_at: string;
  expires_at: string;
  user_agent: string;
}

/** Who changed what, written in the transaction of the change. Never holds a visitor's text. */
export interface StaffChangeTable {
  id: string;
  changed_at: string;
  member_name: string;
  /** What was changed, such as `inquiry:` and its id. */
  subject: string;
  action: string;
  /** The values before and after as JSON; null where there was none. */
  before: string | null;
  after: string | null;
}

/** What staff did about an inquiry; no row when nobody did anything. */
export interface InquiryWorkTable {
  inquiry_id: string;
  assigned_to: string | null;
  answered_at: string | null;
  answered_by: string | null;
}

/** An open database: what every other room of the server is handed. */
export interface Database {
  kysely: Kysely<Schema>;
  dialect: "sqlite" | "postgres";
  /** The file, or PostgreSQL's host and database without its password; for messages. */
  label: string;
  /**
   * Resolves when the database has been reached and its tables are up to date; before that, every
   * query is refused. Rejects when it was reached and cannot be used.
   */
  ready: Promise<void>;
  /** Whether `ready` has resolved. */
  isReady: () => boolean;
  /**
   * The revision of the catalogue as committed now, by any process. While the database does not
   * answer it is the last one known, so that cached pages are still served; before it was ever
   * reached, it is 0, that of an empty one. Throws when no revision was ever read.
   */
  readCatalogueRevision: () => Promise<number>;
  /** The same at once; null where that cannot be done. */
  readCatalogueRevisionNow: () => number | null;
  /** The time that all processes of this database agree on. */
  readClock: () => Promise<Date>;
  /** PostgreSQL's pool, for libraries that bring their own queries; null on SQLite. */
  pool: Pool | null;
  /**
   * Takes what was deleted out of the database's files. PostgreSQL does so by itself, later: its
   * vacuum frees the rows, and its write-ahead log is recycled.
   */
  scrub: () => Promise<void>;
  close: () => Promise<void>;
}
