import { expect, test } from "vitest";
import { streamText } from "./text-stream.ts";

test("others have their turn between two pieces of a text, which comes whole", async () => {
  const order: string[] = [];
  async function* writePieces() {
    for (const piece of ["a", "é", "c"]) {
      setImmediate(() => order.push("another"));
      order.push(piece);
      yield piece;
    }
  }
  expect(await new Response(streamText(writePieces())).text()).toBe("aéc");
  expect(order).toEqual(["a", "another", "é", "another", "c", "another"]);
});

test("a text whose reader has left is read no further", async () => {
  let read = 0;
  let isOver = false;
  async function* writePieces() {
    try {
      while (true) yield String((read += 1));
    } finally {
      isOver = true;
    }
  }
  const reader = streamText(writePieces()).getReader();
  await reader.read();
  await reader.cancel();
  expect(isOver).toBe(true);
  expect(read).toBeLessThan(5);
});
