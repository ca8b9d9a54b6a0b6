import { Hono } from "hono";
import type { HttpEnvironment } from "#server/http/environment.ts";
import type { Database } from "#server/db/schema.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { withTimeout } from "#server/http/timeout.ts";
import type { PlannedMessage } from "#server/outbox/channels.ts";
import { countUndelivered, type DeliveryProblem } from "#server/outbox/undelivered.ts";
import { formatMetrics } from "./metrics.ts";
import type { MachineFigures } from "./metrics.ts";

export interface HealthParts {
  database: Database;
  isMetricsOn: boolean;
  /** What the processes of this machine counted, and the memory that they take. */
  readFigures: () => Promise<MachineFigures>;
  /** Whether this process is stopping; load balancers then send visitors to other processes. */
  isStopping: () => boolean;
  /** Whether this process answers with a page. */
  arePagesServed: () => Promise<boolean>;
  /** What is sent of each inquiry, and what is held because a setting is missing. */
  planned: readonly PlannedMessage[];
  clock?: () => Promise<Date>;
}

/** The body of `/healthz`: whether visitors may be sent to this process. */
export interface Readiness {
  status: "ok" | "failing";
  process: "ok" | "stopping";
  pages: "ok" | "failing";
  database: "ok" | "not writable";
}

/** The body of `/statusz`: also whether the dealership gets what visitors wrote. Counts only. */
export interface DetailedStatus extends Readiness {
  outbox: "ok" | "stuck" | "unknown";
  /** Channels that a setting is missing for, such as `mail`. */
  channelsNotSetUp: string[];
  /** How many messages have each problem; null when the database does not say. */
  undelivered: Record<DeliveryProblem, number> | null;
}

/** A check that takes longer counts as failed. */
const checkTimeoutMs = 2_000;
/** Requests within this time get the same result, so that they cost nothing. */
const resultCachedMs = 1_000;
/** A message that has been due for so long is not being dispatched by any process. */
const stuckAfterMs = 10 * 60_000;

/**
 * `/livez`, `/healthz`, `/statusz` and `/metrics`, to be mounted at the root. `/livez` answers 200
 * while the process answers at all; `/healthz` when it can serve visitors (pages are served and the
 * database can be written to), else 503; `/statusz` 503 also when the dealership does not get what
 * visitors wrote. A load balancer asks `/healthz`: mail that nobody takes is no reason to take the
 * site away from visitors. `/metrics` answers only requests from this machine.
 */
export function createHealth(parts: HealthParts): Hono<HttpEnvironment> {
  const health = new Hono<HttpEnvironment>();
  const checkReadiness = cacheFor(resultCachedMs, () => readReadiness(parts));
  const checkOutbox = cacheFor(resultCachedMs, () => readOutboxStatus(parts));
  // Mounted at the root, a handler of all paths would put these headers on every page.
  health.on("ALL", ["/livez", "/healthz", "/statusz", "/metrics"], async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
    context.header("Cache-Control", "no-store");
  });
  health.get("/livez", (context) => context.json({ status: "ok" }));
  health.get("/healthz", async (context) => {
    const readiness = withProcess(await checkReadiness(), parts.isStopping());
    return context.json(readiness, readiness.status === "ok" ? 200 : 503);
  });
  health.get("/statusz", async (context) => {
    const [ready, outbox] = await Promise.all([checkReadiness(), checkOutbox()]);
    const readiness = withProcess(ready, parts.isStopping());
    const status: DetailedStatus = {
      ...readiness,
      ...outbox,
      status: readiness.status === "ok" && isDelivering(outbox) ? "ok" : "failing",
    };
    return context.json(status, status.status === "ok" ? 200 : 503);
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
    const text = await formatMetrics(parts.database, await parts.readFigures());
    return context.body(text, 200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
  });
  return health;
}

/** Stopping is not kept with the result of the checks: it is to be told at once. */
function withProcess(readiness: Readiness, isStopping: boolean): Readiness {
  return isStopping ? { ...readiness, status: "failing", process: "stopping" } : readiness;
}

async function readReadiness({ database, arePagesServed }: HealthParts): Promise<Readiness> {
  const [isWritable, isServing] = await Promise.all([
    runCheck(() => writeHeartbeat(database)),
    runCheck(arePagesServed),
  ]);
  return {
    status: isWritable === true && isServing === true ? "ok" : "failing",
    process: "ok",
    pages: isServing === true ? "ok" : "failing",
    database: isWritable === true ? "ok" : "not writable",
  };
}

type OutboxStatus = Pick<DetailedStatus, "outbox" | "channelsNotSetUp" | "undelivered">;

async function readOutboxStatus({
  database,
  planned,
  clock = database.readClock,
}: HealthParts): Promise<OutboxStatus> {
  const [isStuck, counted] = await Promise.all([
    runCheck(() => hasStuckMessage(database, clock)),
    runCheck(async () => countUndelivered(database, await clock())),
  ]);
  const held = planned.filter(({ heldBecause }) => heldBecause !== null);
  return {
    outbox: isStuck === null ? "unknown" : isStuck ? "stuck" : "ok",
    channelsNotSetUp: held.map(({ channel }) => channel),
    undelivered: counted && {
      failed: counted.failed,
      held: counted.held,
      refused: counted.refused,
      overdue: counted.overdue,
    },
  };
}

function isDelivering({ outbox, channelsNotSetUp, undelivered }: OutboxStatus): boolean {
  return (
    outbox === "ok" &&
    channelsNotSetUp.length === 0 &&
    undelivered !== null &&
    Object.values(undelivered).every((count) => count === 0)
  );
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

async function hasStuckMessage({ kysely }: Database, clock: () => Promise<Date>): Promise<boolean> {
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
function runCheck<Result>(check: () => Promise<Result>): Promise<Result | null> {
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
