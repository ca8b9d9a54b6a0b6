import { setImmediate as nextTurn } from "node:timers/promises";

/** The body of a long text: whoever else waits for the process is served between two pieces. */
export function streamText(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const rest = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const next = await rest.next();
      if (next.done === true) return controller.close();
      controller.enqueue(encoder.encode(next.value));
      await nextTurn();
    },
    // The client has left: what it asked for is read no further.
    cancel: async () => {
      await rest.return?.();
    },
  });
}
