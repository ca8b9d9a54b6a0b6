import type { Database } from "#server/db/schema.ts";

/** What a process counted since it began. */
export interface ProcessCounts {
  /** How many documents were rendered and how many found sealed. */
  documents: { renders: number; hits: number };
  /** How many posts of an inquiry ended in which way. */
  posts: Readonly<Record<string, number>>;
}

interface Metric {
  name: string;
  help: string;
  type: "gauge" | "counter";
  values: { labels?: Readonly<Record<string, string>>; value: number }[];
}

/** The state of the site in Prometheus' text format. */
export async function writeMetrics(
  database: Database,
  { documents, posts }: ProcessCounts,
): Promise<string> {
  const metrics: Metric[] = [
    await countInquiries(database),
    await countOutboxMessages(database),
    await measureOldestPending(database),
    {
      name: "carts_document_renders_total",
      help: "Documents rendered since the process began.",
      type: "counter",
      values: [{ value: documents.renders }],
    },
    {
      name: "carts_document_cache_hits_total",
      help: "Documents answered as they were sealed.",
      type: "counter",
      values: [{ value: documents.hits }],
    },
    {
      name: "carts_posts_total",
      help: "Posts of the contact form by outcome, since the process began.",
      type: "counter",
      values: Object.entries(posts).map(([outcome, value]) => ({ labels: { outcome }, value })),
    },
    {
      name: "process_resident_memory_bytes",
      help: "Resident memory.",
      type: "gauge",
      values: [{ value: process.memoryUsage.rss() }],
    },
  ];
  return metrics.map(format).join("");
}

async function countInquiries({ kysely }: Database): Promise<Metric> {
  const rows = await kysely
    .selectFrom("inquiries")
    .select((row) => ["status", row.fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  return {
    name: "carts_inquiries",
    help: "Inquiries by status.",
    type: "gauge",
    values: rows.map(({ status, count }) => ({ labels: { status }, value: Number(count) })),
  };
}

async function countOutboxMessages({ kysely }: Database): Promise<Metric> {
  const rows = await kysely
    .selectFrom("outbox_messages")
    .select((row) => ["state", "channel", row.fn.countAll<number>().as("count")])
    .groupBy(["state", "channel"])
    .execute();
  return {
    name: "carts_deliveries",
    help: "Deliveries by channel and state.",
    type: "gauge",
    values: rows.map(({ state, channel, count }) => ({
      labels: { channel, state },
      value: Number(count),
    })),
  };
}

async function measureOldestPending({ kysely, readClock }: Database): Promise<Metric> {
  const row = await kysely
    .selectFrom("outbox_messages")
    .select((oldest) => oldest.fn.min("created_at").as("created_at"))
    .where("state", "in", ["pending", "sending"])
    .executeTakeFirst();
  const now = await readClock();
  const ageMs = row?.created_at ? now.getTime() - new Date(row.created_at).getTime() : 0;
  return {
    name: "carts_oldest_pending_delivery_seconds",
    help: "Age of the oldest delivery that is still to be sent; 0 when there is none.",
    type: "gauge",
    values: [{ value: Math.max(0, Math.round(ageMs / 1_000)) }],
  };
}

function format({ name, help, type, values }: Metric): string {
  const lines = values.map(({ labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
    return `${name}${pairs.length === 0 ? "" : `{${pairs.join(",")}}`} ${value}\n`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}
