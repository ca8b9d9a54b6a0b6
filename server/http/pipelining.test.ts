import { EventEmitter } from "node:events";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { limits } from "#server/limits.ts";
import { createPipelining, type Pipelining } from "./pipelining.ts";

function sendMany(pipelining: Pipelining<IncomingMessage>, count: number): Socket {
  const socket = new Socket();
  for (let index = 0; index < count; index += 1) {
    const request = new IncomingMessage(socket);
    pipelining.handle(request, new ServerResponse(request), () => {});
  }
  return socket;
}

test("a socket on which more requests wait than it may have is closed, and its memory is free", async () => {
  const pipelining = createPipelining();
  const socket = sendMany(pipelining, limits.pipelinedPerSocketMax + 1);
  expect([socket.destroyed, pipelining.countWaiting()]).toEqual([
    false,
    limits.pipelinedPerSocketMax,
  ]);
  const other = sendMany(pipelining, limits.pipelinedPerSocketMax + 2);
  expect(other.destroyed).toBe(true);
  await EventEmitter.once(other, "close");
  expect(pipelining.countWaiting()).toBe(limits.pipelinedPerSocketMax);
});

test("all sockets together have only so many requests waiting", () => {
  const pipelining = createPipelining();
  const full = Math.floor(limits.pipelinedMax / limits.pipelinedPerSocketMax);
  const sockets = Array.from({ length: full }, () =>
    sendMany(pipelining, limits.pipelinedPerSocketMax + 1),
  );
  expect(sockets.some(({ destroyed }) => destroyed)).toBe(false);
  expect(sendMany(pipelining, 2).destroyed).toBe(true);
});
