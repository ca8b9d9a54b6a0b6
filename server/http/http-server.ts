import { createServer } from "node:http";
import type { Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { HttpEnvironment } from "./environment.ts";
import type { Hono } from "hono";
import { limits } from "#server/limits.ts";
import { lacksHost, refuse, refuseBrokenRequests } from "./http-refusals.ts";
import { LazyHeadersRequest } from "./lazy-headers-request.ts";
import { createPipelining } from "./pipelining.ts";
import { securityHeaders } from "./security-headers.ts";
import type { AnswerStored } from "./stored-answers.ts";

/** A server that takes requests. */
export interface Serving {
  port: number;
  isStopping: () => boolean;
  /**
   * Answers what was begun and takes nothing new: first every answer says that its connection
   * ends, so that no client is about to use one that closes, then the listener closes.
   */
  stop: () => Promise<void>;
}

export interface ServingOptions {
  port: number;
  host: string;
  /** A client must have sent its whole request by then. */
  requestTimeoutMs?: number;
  /** Asked before the app; it answers nothing that lacks a host. */
  answerStored?: AnswerStored;
}

/** What a request of HTTP/1.0 calls us that names no host; links are made from `SITE_URL`. */
const nameWithoutHost = "localhost";

/** How every server of ours takes requests; the time for a whole one is an option. */
const serverOptions = {
  headersTimeout: limits.headersTimeoutMs,
  // Node would make two timers for each answer; `server.timeout` ends an idle connection.
  keepAliveTimeout: 0,
  connectionsCheckingInterval: limits.connectionsCheckedEveryMs,
  maxHeaderSize: limits.headerBytesMax,
  // Node's own refusal would lack our headers.
  requireHostHeader: false,
  IncomingMessage: LazyHeadersRequest,
  // What has no body is not read to its end as a stream.
  optimizeEmptyRequests: true,
};

/**
 * Serves an app over HTTP with an end to everything that a slow client could draw out.
 * @throws when the port cannot be had.
 */
export async function startServing(
  app: Hono<HttpEnvironment>,
  {
    port,
    host,
    requestTimeoutMs = limits.requestTimeoutMs,
    answerStored = () => false,
  }: ServingOptions,
): Promise<Serving> {
  let isStopping = false;
  const pipelining = createPipelining<LazyHeadersRequest>();
  const answer = getRequestListener(app.fetch, {
    hostname: nameWithoutHost,
    // The app answers its own failures; what comes here is a URL or a host that is none.
    errorHandler: (error) =>
      new Response(null, {
        status: error instanceof RequestError ? 400 : 500,
        headers: securityHeaders,
      }),
  });
  const begin = (request: LazyHeadersRequest, response: ServerResponse) => {
    if (isStopping) response.shouldKeepAlive = false;
    const isAnswered = answerStored(request, response);
    if (isAnswered === true) return;
    if (isAnswered !== false) {
      void isAnswered.then((isDone) => (isDone ? undefined : answer(request, response)));
    } else if (lacksHost(request)) refuse(response, 400);
    else void answer(request, response);
  };
  const handle = (request: LazyHeadersRequest, response: ServerResponse) => {
    request.handOver();
    pipelining.handle(request, response, begin);
  };
  const server = createServer({ ...serverOptions, requestTimeout: requestTimeoutMs }, handle);
  refuseBrokenRequests(server, pipelining.findCurrent);
  // A client that asks before it sends a large body is told the answer instead of "go on".
  server.on("checkContinue", (request, response) => {
    const length = Number(request.headers["content-length"] ?? 0);
    if (length <= limits.formBytesMax) response.writeContinue();
    handle(request, response);
  });
  // A client that reads nothing holds its answer in memory only so long, and an idle one its socket.
  server.timeout = limits.silentSocketTimeoutMs;
  server.maxConnections = limits.connectionsMax;
  await listen(server, port, host);
  return {
    // A server that listens on a port has an address of this kind.
    port: (server.address() as AddressInfo).port,
    isStopping: () => isStopping,
    stop: async () => {
      isStopping = true;
      await wait(limits.drainMs);
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      const closing = setInterval(() => server.closeIdleConnections(), 50);
      const giveUp = setTimeout(() => server.closeAllConnections(), limits.answerOutMs);
      await closed;
      clearInterval(closing);
      clearTimeout(giveUp);
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
