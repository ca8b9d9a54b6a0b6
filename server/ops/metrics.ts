import { Counter, Gauge, Registry } from "prom-client";
import type { Database } from "#server/db/schema.ts";

/** What the processes of this machine counted since they started. */
export type ProcessCounts = {
  /** How many documents were rendered, and how many were answered from the cache. */
  documents: { renders: number; hits: number };
  /** How many posts of an inquiry had each outcome. */
  posts: Readonly<Record<string, number>>;
};

/** What `/metrics` tells of the processes of this machine. */
export interface MachineFigures {
  counts: ProcessCounts;
  residentBytes: number;
}

/**
 * The metrics of the site in Prometheus' text format, version 0.0.4.
 * @throws when the database does not answer.
 */
export async function formatMetrics(
  database: Database,
  { counts: { documents, posts }, residentBytes }: MachineFigures,
): Promise<string> {
  // What is measured is in the database and the process, so each scrape has a registry of its own.
  const registry = new Registry();
  const registers = [registry];
  await addInquiries(registry, database);
  await addOutboxMessages(registry, database);
  await addOldestPendingMessage(registry, database);
  new Counter({
    name: "carts_document_renders_total",
    help: "Documents rendered since the process began.",
    registers,
  }).inc(documents.renders);
  new Counter({
    name: "carts_document_cache_hits_total",
    help: "Documents answered as they were sealed.",
    registers,
  }).inc(documents.hits);
  const postsByOutcome = new Counter({
    name: "carts_posts_total",
    help: "Posts of the contact form by outcome, since the process began.",
    labelNames: ["outcome"],
    registers,
  });
  for (const [outcome, count] of Object.entries(posts)) postsByOutcome.inc({ outcome }, count);
  new Gauge({ name: "process_resident_memory_bytes", help: "Resident memory.", registers }).set(
    residentBytes,
  );
  return registry.metrics();
}

async function addInquiries(registry: Registry, { kysely }: Database): Promise<void> {
  const gauge = new Gauge({
    name: "carts_inquiries",
    help: "Inquiries by status.",
    labelNames: ["status"],
    registers: [registry],
  });
  const rows = await kysely
    .selectFrom("inquiries")
    .select((row) => ["status", row.fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  for (const { status, count } of rows) gauge.set({ status }, Number(count));
}

async function addOutboxMessages(registry: Registry, { kysely }: Database): Promise<void> {
  const gauge = new Gauge({
    name: "carts_deliveries",
    help: "Deliveries by channel and state.",
    labelNames: ["channel", "state"],
    registers: [registry],
  });
  const rows = await kysely
    .selectFrom("outbox_messages")
    .select((row) => ["state", "channel", row.fn.countAll<number>().as("count")])
    .groupBy(["state", "channel"])
    .execute();
  for (const { state, channel, count } of rows) gauge.set({ channel, state }, Number(count));
}

async function addOldestPendingMessage(
  registry: Registry,
  { kysely, readClock }: Database,
): Promise<void> {
  const gauge = new Gauge({
    name: "carts_oldest_pending_delivery_seconds",
    help: "Age of the oldest delivery that is still to be sent; 0 when there is none.",
    registers: [registry],
  });
  const row = await kysely
    .selectFrom("outbox_messages")
    .select((oldest) => oldest.fn.min("created_at").as("created_at"))
    .where("state", "in", ["pending", "sending"])
    .executeTakeFirst();
  const now = await readClock();
  const ageMs = row?.created_at ? now.getTime() - new Date(row.created_at).getTime() : 0;
  gauge.set(Math.max(0, Math.round(ageMs / 1_000)));
}
