import { useMemo } from "react";
import { comparedMax, parseVehicleIds } from "#domain/catalogue/comparison.ts";
import { readStored, useStored, writeStored } from "#app/ui/browser-storage.ts";

/** A cart that this browser remembers for comparing. */
export interface ShortlistedCart {
  id: string;
  name: string;
}

const storedName = "shortlist";
const nameLengthMax = 100;

/** The carts of the shortlist, the oldest first; none on the server. */
export function useShortlist(): readonly ShortlistedCart[] {
  const stored = useStored(storedName);
  return useMemo(() => parseShortlist(stored), [stored]);
}

/** What the browser stored, whoever wrote it there: at most four carts, each once. */
export function parseShortlist(stored: string | null): ShortlistedCart[] {
  const found = new Map<string, ShortlistedCart>();
  for (const entry of parseList(stored)) {
    if (typeof entry !== "object" || entry === null) continue;
    const { id, name } = entry as Record<string, unknown>;
    if (typeof id !== "string" || typeof name !== "string") continue;
    if (parseVehicleIds([id])[0] !== id) continue;
    found.set(id, { id, name: name.slice(0, nameLengthMax) });
  }
  return [...found.values()].slice(0, comparedMax);
}

/** The shortlist with a cart more; a full one loses its oldest. */
export function addToShortlist(
  carts: readonly ShortlistedCart[],
  cart: ShortlistedCart,
): ShortlistedCart[] {
  return [...carts.filter(({ id }) => id !== cart.id), cart].slice(-comparedMax);
}

export function readShortlist(): ShortlistedCart[] {
  return parseShortlist(readStored(storedName));
}

export function writeShortlist(carts: readonly ShortlistedCart[]): void {
  writeStored(storedName, carts.length === 0 ? null : JSON.stringify(carts));
}

function parseList(stored: string | null): unknown[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
