import { useSyncExternalStore } from "react";

/**
 * Reads a text that this browser stored; null where it has none, on the server, and where the browser
 * does not let a page store anything. It follows changes, those of other tabs too.
 */
export function useStored(name: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(name),
    () => null,
  );
}

export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text in this browser, or removes it for null. */
export function writeStored(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // A browser that stores nothing shows the page as it came.
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
