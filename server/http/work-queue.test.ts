import { expect, test } from "vitest";
import { BusyError, ClientGoneError, WorkQueue } from "./work-queue.ts";

function createWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { started, work, settle, end: (name: string) => ends.get(name)?.() };
}

test("so much is done at once, and the rest in the order in which it came", async () => {
  const queue = new WorkQueue({ underWayMax: 2, waitingMax: 3 });
  const { started, work, settle, end } = createWork();
  const all = ["a", "b", "c", "d"].map((name) => queue.run(work(name)));
  await settle();
  expect([started, queue.waiting]).toEqual([["a", "b"], 2]);
  end("b");
  await settle();
  expect(started).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c"]) end(name);
  await settle();
  end("d");
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
});

test("what is more than may wait is refused at once, and taken again when there is room", async () => {
  const queue = new WorkQueue({ underWayMax: 1, waitingMax: 1 });
  const { work, settle, end } = createWork();
  const taken = [queue.run(work("a")), queue.run(work("b"))];
  await expect(queue.run(work("c"))).rejects.toThrow(BusyError);
  expect(queue.refused).toBe(1);
  end("a");
  await settle();
  const later = queue.run(work("d"));
  end("b");
  await settle();
  end("d");
  expect(await Promise.all([...taken, later])).toEqual(["a", "b", "d"]);
});

test("work whose client has gone is never started, and leaves its place to others", async () => {
  const queue = new WorkQueue({ underWayMax: 1, waitingMax: 1 });
  const { started, work, settle, end } = createWork();
  const first = queue.run(work("first"));
  const client = new AbortController();
  const dropped = queue.run(work("dropped"), client.signal);
  client.abort();
  await expect(dropped).rejects.toThrow(ClientGoneError);
  await expect(queue.run(work("late"), client.signal)).rejects.toThrow(ClientGoneError);
  const next = queue.run(work("next"));
  end("first");
  await settle();
  end("next");
  expect(await Promise.all([first, next])).toEqual(["first", "next"]);
  expect(started).toEqual(["first", "next"]);
});

test("work that fails ends its turn, too", async () => {
  const queue = new WorkQueue({ underWayMax: 1, waitingMax: 1 });
  await expect(queue.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await queue.run(() => Promise.resolve("yes"))).toBe("yes");
});
