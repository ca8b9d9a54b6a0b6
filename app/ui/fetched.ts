import {
  keepPreviousData,
  QueryClient,
  QueryObserver,
  type DefaultedQueryObserverOptions,
} from "@tanstack/query-core";
import { useCallback, useDeferredValue, useEffect, useState, useSyncExternalStore } from "react";

export interface Fetched<Value> {
  /** What the key's answer says; until it is there, the answer shown before it. Null for none. */
  value: Value | null;
  /** Whether `value` is the answer of the key. */
  isCurrent: boolean;
  /** Why there is no answer, after every retry. */
  error: Error | null;
}

export interface FetchedOptions<Value> {
  /** Names what is fetched; the same key has the same answer for five minutes. */
  key: string;
  /** Throws what may be tried again; the signal tells that nobody waits any longer. */
  load: (key: string, signal: AbortSignal) => Promise<Value>;
  /** The answer of the first key, where the document brought it. */
  first?: Value | null;
  mayRetry?: (error: Error) => boolean;
}

type QueryOptions<Value> = DefaultedQueryObserverOptions<
  Value,
  Error,
  Value,
  Value,
  readonly [string]
>;

const freshMs = 300_000;
const retriesMax = 3;
const always = () => true;

/** Fetches what a key names: what the islands need of `useQuery`, which weighs 0.9 KB more. */
export function useFetched<Value>(options: FetchedOptions<Value>): Fetched<Value> {
  // Not one for all: on the server islands of many visitors are rendered.
  const [client] = useState(() => new QueryClient());
  const [observer] = useState(() => observeFetched(client, options));
  const current = toQueryOptions(client, options);
  const { data, error, isPlaceholderData } = observer.getOptimisticResult(current);
  const subscribe = useCallback((onChange: () => void) => observer.subscribe(onChange), [observer]);
  const getResult = () => observer.getCurrentResult();
  useSyncExternalStore(subscribe, getResult, getResult);
  // What the network answers is not React's.
  useEffect(() => observer.setOptions(current));
  // An answer that comes is rendered in slices, so that a letter typed meanwhile need not wait.
  const value = useDeferredValue(data);
  return {
    value: value ?? null,
    isCurrent: data !== undefined && !isPlaceholderData && value === data,
    error: data === undefined ? error : null,
  };
}

/** Watches what a key names; fetches it once somebody subscribes, unless the document brought it. */
export function observeFetched<Value>(client: QueryClient, options: FetchedOptions<Value>) {
  const { first = null } = options;
  const initial = first === null ? {} : { initialData: first };
  return new QueryObserver(client, { ...toQueryOptions(client, options), ...initial });
}

/** Three retries after one, two and four seconds; the answer shown before until the next is there. */
export function toQueryOptions<Value>(
  client: QueryClient,
  { key, load, mayRetry = always }: FetchedOptions<Value>,
): QueryOptions<Value> {
  const options = client.defaultQueryOptions<Value, Error, Value, Value, readonly [string]>({
    queryKey: [key],
    queryFn: ({ signal }) => load(key, signal),
    retry: (retries, error) => retries < retriesMax && mayRetry(error),
    staleTime: freshMs,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
    notifyOnChangeProps: ["data", "error", "isPlaceholderData"],
  });
  return { ...options, _optimisticResults: "optimistic" };
}
