import type { Kysely } from "kysely";

/**
 * Columns that both databases store alike: text, integers, nothing else. Times are ISO 8601 text
 * in UTC, which sorts as it reads; truth is 0 or 1; lists and records are JSON text.
 */
export interface Schema {
  vehicles: VehicleTable;
  catalogue: CatalogueTable;
  inquiries: InquiryTable;
}

export interface VehicleTable {
  id: string;
  /** Where the vehicle stands in the list, from 0. */
  position: number;
  name: string;
  brand: string;
  category: string;
  description: string;
  /** Whole United States dollars. */
  price: number;
  images: string;
  in_stock: number;
  is_new: number;
  features: string;
  specifications: string;
  external_url: string | null;
}

/** One row: every change of a vehicle raises its revision in the same transaction. */
export interface CatalogueTable {
  id: number;
  revision: number;
  updated_at: string;
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
  idempotency_key: string | null;
  /** SHA-256 of what was sent, to tell a repetition from another inquiry with the same key. */
  content_hash: string;
}

/** An open database: what every other room of the server is handed. */
export interface Database {
  kysely: Kysely<Schema>;
  dialect: "sqlite" | "postgres";
  /**
   * The revision of the catalogue as committed now, by any process. While the database does not
   * answer it is the last one known, so that pages already sealed keep being served.
   * @throws when no revision was ever read.
   */
  readCatalogueRevision: () => Promise<number>;
  close: () => Promise<void>;
}
