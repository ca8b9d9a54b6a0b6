import { Hono } from "hono";
import type { HttpEnvironment } from "#server/http/environment.ts";
import type { Database } from "#server/db/schema.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { writeMetrics } from "./metrics.ts";
import type { ProcessCounts } from "./metrics.ts";

export interface HealthParts {
  database: Database;
  isMetricsOn: boolean;
  /** What this process counted since it began. */
  readCounts: () => ProcessCounts;
  /** Whether this process is ending; balancers then send visitors elsewhere. */
  isStopping: () => boolean;
  clock?: () => Promise<Date>;
}

/** What `/healthz` says; `ok` in every line when all is well. */
export interface Health {
  status: "ok" | "failing";
  database: "ok" | "not writable";
  outbox: "ok" | "stuck" | "unknown";
  process: "ok" | "stopping";
}

/** A check that has not answered by then counts as failed. */
const checkTimeoutMs = 2_000;
/** Whoever asks more often gets the last answer, so that asking costs nothing. */
const answerKeptMs = 1_000;
/** An outbox message that is due for so long is not being sent by anybody. */
const stuckAfterMs = 10 * 60_000;

/** `/healthz` and `/metrics`, to be mounted at the root. */
export function createHealth(parts: HealthParts): Hono<HttpEnvironment> {
  const health = new Hono<HttpEnvironment>();
  const check = keepFor(answerKeptMs, () => checkHealth(parts));
  // Mounted at the root, a handler of all paths would put these headers on every page.
  health.on("ALL", ["/healthz", "/metrics"], async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
    context.header("Cache-Control", "no-store");
  });
  health.get("/healthz", async (context) => {
    const state = await check();
    const answer = parts.isStopping()
      ? ({ ...state, status: "failing", process: "stopping" } as const)
      : state;
    return context.json(answer, answer.status === "ok" ? 200 : 503);
  });
  health.get("/metrics", async (context) => {
    const socketAddress = context.env?.incoming?.socket.remoteAddress ?? "";
    // Behind a proxy on this machine every visitor seems to come from it.
    const isForwarded = ["X-Forwarded-For", "Forwarded", "X-Real-IP"].some(
      (name) => context.req.header(name) !== undefined,
    );
    if (!parts.isMetricsOn || isForwarded || !isLoopback(socketAddress)) {
      return context.text("Not found\n", 404);
    }
    const text = await writeMetrics(parts.database, parts.readCounts());
    return context.body(text, 200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
  });
  return health;
}

async function checkHealth({ database, clock }: HealthParts): Promise<Health> {
  const [isWritable, isStuck] = await Promise.all([
    answersInTime(() => beat(database)),
    answersInTime(() => hasStuckMessage(database, clock)),
  ]);
  const isOk = isWritable === true && isStuck === false;
  return {
    status: isOk ? "ok" : "failing",
    database: isWritable === true ? "ok" : "not writable",
    outbox: isStuck === null ? "unknown" : isStuck ? "stuck" : "ok",
    process: "ok",
  };
}

/** Writes a row: only a commit shows that the disk has room and nobody holds the lock. */
async function beat({ kysely }: Database): Promise<true> {
  const beatAt = new Date().toISOString();
  await kysely
    .insertInto("heartbeat")
    .values({ id: 1, beat_at: beatAt })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ beat_at: beatAt }))
    .execute();
  return true;
}

async function hasStuckMessage(
  { kysely, readClock }: Database,
  clock = readClock,
): Promise<boolean> {
  const before = new Date((await clock()).getTime() - stuckAfterMs).toISOString();
  const stuck = await kysely
    .selectFrom("outbox_messages")
    .select("id")
    .where((is) =>
      is.or([
        is.and([is("state", "=", "pending"), is("due_at", "<", before)]),
        is.and([is("state", "=", "sending"), is("leased_until", "<", before)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return stuck !== undefined;
}

/** What a check found, or null when it failed or took too long. */
async function answersInTime(check: () => Promise<boolean>): Promise<boolean | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), checkTimeoutMs);
  });
  try {
    return await Promise.race([check().catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

function keepFor<Value>(keptMs: number, make: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | null = null;
  let madeAt = 0;
  return () => {
    const now = performance.now();
    if (kept === null || now - madeAt > keptMs) {
      kept = make();
      madeAt = now;
    }
    return kept;
  };
}

function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}
