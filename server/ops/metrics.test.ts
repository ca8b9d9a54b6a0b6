import { expect, test } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { formatMetrics } from "./metrics.ts";

test("dashboards find the names, help texts, types and values that they always had", async () => {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  const planned = [{ channel: "webhook", heldBecause: "because" }] as const;
  await createInquiries(database, () => {}, { planned }).receive(makeInquiry(), {
    idempotencyKey: null,
  });
  const text = await formatMetrics(database, {
    counts: { documents: { renders: 3, hits: 4 }, posts: { received: 1, limited: 0 } },
    residentBytes: 120_000_000,
  });
  await database.close();
  await remove();
  expect(text.endsWith("\n")).toBe(true);
  // Empty lines mean nothing in the format.
  const lines = text.split("\n").filter((line) => line !== "");
  expect(lines.map((line) => line.replace(/(?<=^process_\w+ )\d+$/, "BYTES"))).toEqual([
    "# HELP carts_inquiries Inquiries by status.",
    "# TYPE carts_inquiries gauge",
    'carts_inquiries{status="new"} 1',
    "# HELP carts_deliveries Deliveries by channel and state.",
    "# TYPE carts_deliveries gauge",
    'carts_deliveries{channel="webhook",state="held"} 1',
    "# HELP carts_oldest_pending_delivery_seconds Age of the oldest delivery that is still to be sent; 0 when there is none.",
    "# TYPE carts_oldest_pending_delivery_seconds gauge",
    "carts_oldest_pending_delivery_seconds 0",
    "# HELP carts_document_renders_total Documents rendered since the process began.",
    "# TYPE carts_document_renders_total counter",
    "carts_document_renders_total 3",
    "# HELP carts_document_cache_hits_total Documents answered as they were sealed.",
    "# TYPE carts_document_cache_hits_total counter",
    "carts_document_cache_hits_total 4",
    "# HELP carts_posts_total Posts of the contact form by outcome, since the process began.",
    "# TYPE carts_posts_total counter",
    'carts_posts_total{outcome="received"} 1',
    'carts_posts_total{outcome="limited"} 0',
    "# HELP process_resident_memory_bytes Resident memory.",
    "# TYPE process_resident_memory_bytes gauge",
    "process_resident_memory_bytes BYTES",
  ]);
});
