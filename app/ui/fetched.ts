import { startTransition, useEffect, useState } from "react";

export interface Fetched<Value> {
  /** What the key's answer says; until it is there, the answer shown before it. Null for none. */
  value: Value | null;
  /** Whether `value` is the answer of the key. */
  isCurrent: boolean;
  /** Why there is no answer, after every retry. */
  error: Error | null;
}

interface FetchedOptions<Value> {
  /** Names what is fetched; the same key has the same answer for five minutes. */
  key: string;
  /** Throws what may be tried again; the signal tells that nobody waits any longer. */
  load: (key: string, signal: AbortSignal) => Promise<Value>;
  /** The answer of the first key, where the document brought it. */
  first?: Value | null;
  mayRetry?: (error: Error) => boolean;
}

export interface Answer<Value> {
  value: Value | null;
  error: Error | null;
  /** Since the document began, in milliseconds. */
  cameMs: number;
}

export interface Answers<Value> {
  byKey: ReadonlyMap<string, Answer<Value>>;
  /** The last key whose answer was shown. */
  shownKey: string;
}

const freshMs = 300_000;
const answersMax = 30;
const retriesMax = 3;
const firstPauseMs = 1000;
const always = () => true;

/**
 * Fetches what a key names and remembers it, with three retries. An answer that comes is rendered in
 * slices, so that a letter typed meanwhile need not wait.
 */
export function useFetched<Value>({
  key,
  load,
  first = null,
  mayRetry = always,
}: FetchedOptions<Value>): Fetched<Value> {
  const [answers, setAnswers] = useState<Answers<Value>>(() => ({
    byKey: new Map(first === null ? [] : [[key, { value: first, error: null, cameMs: 0 }]]),
    shownKey: key,
  }));
  const answer = answers.byKey.get(key);
  if (answer && answers.shownKey !== key) setAnswers(showAnswer(answers, key));
  // What the network answers is not React's.
  useEffect(() => {
    const isFailed = answer !== undefined && answer.error !== null;
    if (isFailed || isFresh(answer, performance.now())) return;
    const ending = new AbortController();
    const add = (value: Value | null, error: Error | null) => {
      if (ending.signal.aborted) return;
      const added = { value, error, cameMs: performance.now() };
      startTransition(() => setAnswers((before) => addAnswer(before, key, added)));
    };
    const isWanted = (error: Error) => !ending.signal.aborted && mayRetry(error);
    loadAgain(() => load(key, ending.signal), isWanted).then(
      (value) => add(value, null),
      (error: Error) => add(null, error),
    );
    return () => ending.abort();
  }, [key, load, mayRetry, answer]);
  const shown = answer ?? answers.byKey.get(answers.shownKey);
  return {
    value: shown?.value ?? null,
    isCurrent: answer !== undefined,
    error: answer?.error ?? null,
  };
}

/** Tries up to four times, after pauses of one, two and four seconds. */
export function loadAgain<Value>(
  load: () => Promise<Value>,
  mayRetry: (error: Error) => boolean,
  retries = 0,
): Promise<Value> {
  return load().catch(async (error: Error) => {
    if (retries >= retriesMax || !mayRetry(error)) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, firstPauseMs * 2 ** retries);
    });
    return loadAgain(load, mayRetry, retries + 1);
  });
}

/** Whether an answer is used again without asking the server. */
export function isFresh(answer: { cameMs: number } | undefined, nowMs: number): boolean {
  return answer !== undefined && nowMs - answer.cameMs < freshMs;
}

/** The answers with one more, without the oldest of too many. */
export function addAnswer<Value>(
  { byKey, shownKey }: Answers<Value>,
  key: string,
  answer: Answer<Value>,
): Answers<Value> {
  const others = [...byKey].filter(([known]) => known !== key);
  return { byKey: new Map([...others, [key, answer] as const].slice(-answersMax)), shownKey };
}

/** The answers while that of a key is shown; what failed before is asked for anew. */
export function showAnswer<Value>({ byKey }: Answers<Value>, key: string): Answers<Value> {
  const useful = [...byKey].filter(([known, { error }]) => known === key || error === null);
  return { byKey: new Map(useful), shownKey: key };
}
