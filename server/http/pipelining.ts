import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { limits } from "#server/limits.ts";

type HandleRequest<Request> = (request: Request, response: ServerResponse) => void;

/** A request and how it is begun. */
interface WaitingRequest<Request> {
  request: Request;
  response: ServerResponse;
  begin: HandleRequest<Request>;
}

/** The requests of one socket. */
interface SocketQueue<Request> {
  /** The response that is being made; null while the client has nothing open. */
  current: ServerResponse | null;
  waiting: WaitingRequest<Request>[];
  isPaused: boolean;
}

export interface Pipelining<Request extends IncomingMessage> {
  /** Handles a request when all earlier ones of its socket are answered. */
  handle: (request: Request, response: ServerResponse, begin: HandleRequest<Request>) => void;
  /** The response that a socket's client is waiting for; null when there is none. */
  findCurrent: (socket: Socket) => ServerResponse | null;
  /** How many requests wait for an earlier one of their socket. */
  countWaiting: () => number;
}

/**
 * HTTP/1.1 lets a client send requests without waiting for answers, and Node begins all of them at
 * once: one packet of 64 KB holds some 2,000. Here each socket has one request under way. Those
 * behind it wait, reading stops while there are many, and all are dropped when the client leaves.
 * A client that waits for each answer, as browsers do, is not slowed down.
 */
export function createPipelining<Request extends IncomingMessage>(): Pipelining<Request> {
  const queues = new WeakMap<Socket, SocketQueue<Request>>();
  let waitingTotal = 0;

  function findQueue(socket: Socket): SocketQueue<Request> {
    const known = queues.get(socket);
    if (known) return known;
    const queue: SocketQueue<Request> = { current: null, waiting: [], isPaused: false };
    queues.set(socket, queue);
    socket.once("close", () => {
      waitingTotal -= queue.waiting.length;
      queue.waiting = [];
    });
    return queue;
  }

  function start(queue: SocketQueue<Request>, next: WaitingRequest<Request>): void {
    const { request, response, begin } = next;
    begin(request, response);
    queue.current = response;
    // One function for all: one made for each answer, to be called once, costs more than the rest here.
    response.on("close", startNextOf);
  }

  /** Other sockets get their turn between two requests of one. */
  function startNextOf(this: ServerResponse): void {
    const { socket } = this.req;
    const queue = findQueue(socket);
    queue.current = null;
    if (queue.waiting.length > 0) setImmediate(startNext, queue);
    else resume(socket, queue);
  }

  function startNext(queue: SocketQueue<Request>): void {
    const next = queue.waiting.shift();
    if (next === undefined) return;
    waitingTotal -= 1;
    start(queue, next);
  }

  return {
    handle(request, response, begin) {
      const { socket } = request;
      // Node goes on reading requests from the packet that was too much.
      if (socket.destroyed) return;
      const queue = findQueue(socket);
      const next = { request, response, begin };
      if (queue.current === null && queue.waiting.length === 0) {
        start(queue, next);
        return;
      }
      queue.waiting.push(next);
      waitingTotal += 1;
      const isTooMuch =
        queue.waiting.length > limits.pipelinedPerSocketMax || waitingTotal > limits.pipelinedMax;
      if (isTooMuch) socket.destroy();
      else if (queue.waiting.length >= limits.pipelinedBeforePause) pause(socket, queue);
    },
    findCurrent: (socket) => queues.get(socket)?.current ?? null,
    countWaiting: () => waitingTotal,
  };
}

/** Node resumes the socket at the end of each request that it reads, so pausing comes after that. */
function pause(socket: Socket, queue: { isPaused: boolean }): void {
  if (queue.isPaused) return;
  queue.isPaused = true;
  process.nextTick(() => {
    if (queue.isPaused) socket.pause();
  });
}

function resume(socket: Socket, queue: { isPaused: boolean }): void {
  if (!queue.isPaused) return;
  queue.isPaused = false;
  socket.resume();
}
