import { expect, test } from "vitest";
import { streamText } from "./text-stream.ts";

test("others have their turn between two pieces of a text, which comes whole", async () => {
  const order: string[] = [];
  function* writePieces() {
    for (const piece of ["a", "é", "c"]) {
      setImmediate(() => order.push("another"));
      order.push(piece);
      yield piece;
    }
  }
  expect(await new Response(streamText(writePieces())).text()).toBe("aéc");
  expect(order).toEqual(["a", "another", "é", "another", "c", "another"]);
});
