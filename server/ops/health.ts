import { Hono } from "hono";
import type { HttpEnvironment } from "#server/http/environment.ts";
import type { Database } from "#server/db/schema.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { withTimeout } from "#server/http/timeout.ts";
import { formatMetrics } from "./metrics.ts";
import type { ProcessCounts } from "./metrics.ts";

export interface HealthParts {
  database: Database;
  isMetricsOn: boolean;
  /** What this process counted since it started. */
  readCounts: () => ProcessCounts;
  /** Whether this process is stopping; load balancers then send visitors to other processes. */
  isStopping: () => boolean;
  clock?: () => Promise<Date>;
}

/** The body of `/healthz`. Every value is `ok` when the site works. */
export interface Health {
  status: "ok" | "failing";
  database: "ok" | "not writable";
  outbox: "ok" | "stuck" | "unknown";
  process: "ok" | "stopping";
}

/** A check that takes longer counts as failed. */
const checkTimeoutMs = 2_000;
/** Requests within this time get the same result, so that they cost nothing. */
const resultCachedMs = 1_000;
/** A message that has been due for so long is not being dispatched by any process. */
const stuckAfterMs = 10 * 60_000;

/**
 * `/healthz` and `/metrics`, to be mounted at the root. `/healthz` answers 200 when the database can
 * be written to and the outbox moves, else 503. `/metrics` answers only requests from this machine.
 */
export function createHealth(parts: HealthParts): Hono<HttpEnvironment> {
  const health = new Hono<HttpEnvironment>();
  const check = cacheFor(resultCachedMs, () => checkHealth(parts));
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
    const socketIp = context.env?.incoming?.socket.remoteAddress ?? "";
    // Behind a proxy on this machine every visitor seems to come from it.
    const isForwarded = ["X-Forwarded-For", "Forwarded", "X-Real-IP"].some(
      (name) => context.req.header(name) !== undefined,
    );
    if (!parts.isMetricsOn || isForwarded || !isLoopback(socketIp)) {
      return context.text("Not found\n", 404);
    }
    const text = await formatMetrics(parts.database, parts.readCounts());
    return context.body(text, 200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
  });
  return health;
}

async function checkHealth({ database, clock }: HealthParts): Promise<Health> {
  const [isWritable, isStuck] = await Promise.all([
    runCheck(() => writeHeartbeat(database)),
    runCheck(() => hasStuckMessage(database, clock)),
  ]);
  const isOk = isWritable === true && isStuck === false;
  return {
    status: isOk ? "ok" : "failing",
    database: isWritable === true ? "ok" : "not writable",
    outbox: isStuck === null ? "unknown" : isStuck ? "stuck" : "ok",
    process: "ok",
  };
}

/** Writes a row: only a commit shows that the disk has room and that no process holds the lock. */
async function writeHeartbeat({ kysely }: Database): Promise<true> {
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

/** The result of a check, or null when it failed or took too long. */
function runCheck(check: () => Promise<boolean>): Promise<boolean | null> {
  return withTimeout(check, checkTimeoutMs).catch(() => null);
}

/** Calls a function again only when its last result is older than `cachedMs`. */
function cacheFor<Value>(cachedMs: number, compute: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | null = null;
  let computedAt = 0;
  return () => {
    const now = performance.now();
    if (cached === null || now - computedAt > cachedMs) {
      cached = compute();
      computedAt = now;
    }
    return cached;
  };
}

function isLoopback(ip: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(ip);
}
