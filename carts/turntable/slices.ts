/** Longest the page may be held at a time; a touch is answered within a frame or two. */
const sliceMs = 8;

export class Stopped extends Error {}

/** Runs a generator to its end in short slices, so that the page can answer in between. */
export async function runInSlices<Result>(
  steps: Generator<void, Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (;;) {
    const started = performance.now();
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (performance.now() - started < sliceMs);
    await nextTask();
    if (signal.aborted) throw new Stopped();
  }
}

/** Hands the page back to the browser: a message is a task of its own and, unlike a timer, is not held back in nested calls. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      "message",
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(null);
  });
}
