import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { limits } from "#server/limits.ts";

export type HandleRequest = (request: IncomingMessage, response: ServerResponse) => void;

/** The requests of one socket. */
interface SocketQueue {
  /** The response that is being made; null while the client has nothing open. */
  current: ServerResponse | null;
  waiting: (() => ServerResponse)[];
  isPaused: boolean;
}

export interface Pipelining {
  /** Handles a request when all earlier ones of its socket are answered. */
  handle: (request: IncomingMessage, response: ServerResponse, begin: HandleRequest) => void;
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
export function createPipelining(): Pipelining {
  const queues = new WeakMap<Socket, SocketQueue>();
  let waitingTotal = 0;

  function findQueue(socket: Socket): SocketQueue {
    const known = queues.get(socket);
    if (known) return known;
    const queue: SocketQueue = { current: null, waiting: [], isPaused: false };
    queues.set(socket, queue);
    socket.once("close", () => {
      waitingTotal -= queue.waiting.length;
      queue.waiting = [];
    });
    return queue;
  }

  function start(socket: Socket, queue: SocketQueue, begin: () => ServerResponse): void {
    const response = begin();
    queue.current = response;
    response.once("close", () => {
      queue.current = null;
      // Other sockets get their turn between two requests of this one.
      if (queue.waiting.length > 0) setImmediate(startNext, socket, queue);
      else resume(socket, queue);
    });
  }

  function startNext(socket: Socket, queue: SocketQueue): void {
    const begin = queue.waiting.shift();
    if (begin === undefined) return;
    waitingTotal -= 1;
    start(socket, queue, begin);
  }

  return {
    handle(request, response, begin) {
      const { socket } = request;
      // Node goes on reading requests from the packet that was too much.
      if (socket.destroyed) return;
      const queue = findQueue(socket);
      const beginThis = () => {
        begin(request, response);
        return response;
      };
      if (queue.current === null && queue.waiting.length === 0) {
        start(socket, queue, beginThis);
        return;
      }
      queue.waiting.push(beginThis);
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
function pause(socket: Socket, queue: SocketQueue): void {
  if (queue.isPaused) return;
  queue.isPaused = true;
  process.nextTick(() => {
    if (queue.isPaused) socket.pause();
  });
}

function resume(socket: Socket, queue: SocketQueue): void {
  if (!queue.isPaused) return;
  queue.isPaused = false;
  socket.resume();
}
