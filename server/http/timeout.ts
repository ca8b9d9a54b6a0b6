import pTimeout, { TimeoutError } from "p-timeout";

/**
 * Waits at most `ms` milliseconds for a piece of work. The work goes on after that, so it is given
 * a signal that is aborted at the same moment: what has not begun yet can see that it is too late.
 * @throws TimeoutError (of p-timeout) when the time is over, or whatever the work itself throws.
 */
export async function withTimeout<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  ms: number,
): Promise<Result> {
  const late = new AbortController();
  return pTimeout(work(late.signal), {
    milliseconds: ms,
    fallback: () => {
      const error = new TimeoutError(`not done within ${ms} ms`);
      late.abort(error);
      throw error;
    },
  });
}
