import { setImmediate as nextTurn } from "node:timers/promises";

/** The body of a long text: whoever else waits for the process is served between two pieces. */
export function streamText(pieces: Iterable<string>): ReadableStream<Uint8Array> {
  return ReadableStream.from(inTurns(pieces)).pipeThrough(new TextEncoderStream());
}

async function* inTurns(pieces: Iterable<string>): AsyncGenerator<string> {
  for (const piece of pieces) {
    yield piece;
    await nextTurn();
  }
}
