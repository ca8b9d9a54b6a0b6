import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { withDeliveryPlace } from "#content/pages/paths.ts";
import type { PlaceDelivery } from "#domain/delivery/delivered-price.ts";
import {
  inventoryPath,
  parseInventoryFilter,
  type InventoryFilter,
} from "#domain/catalogue/inventory-search.ts";

export interface InventorySearchState {
  filter: InventoryFilter;
  page: number;
}

/** How a search becomes another; it is handed the latest one, which may not be rendered yet. */
export type SearchUpdate = (latest: InventorySearchState) => InventorySearchState;

interface SearchInUrl {
  search: InventorySearchState;
  /** `isTyping` when the change is a letter of the search. */
  change: (update: SearchUpdate, isTyping: boolean) => void;
  /** To be called when the list of the search is shown: after Back, the page scrolls to its place. */
  restoreScroll: () => void;
}

/** The search as the URL has it; Back and Forward bring it back with the place in the page. */
export function useSearchInUrl(
  filter: InventoryFilter,
  page: number,
  delivery: PlaceDelivery | null,
): SearchInUrl {
  const [search, setSearch] = useState<InventorySearchState>({ filter, page });
  const latest = useRef(search);
  const readUrl = useCallback(() => {
    latest.current = parseInventoryFilter(new URLSearchParams(location.search));
    setSearch(latest.current);
  }, []);
  const { beginEntry, restoreScroll } = useScrollOfEntries(readUrl);
  const change = useCallback(
    (update: SearchUpdate, isTyping: boolean) => {
      const next = update(latest.current);
      const path = inventoryPath(next.filter, next.page);
      if (path === inventoryPath(latest.current.filter, latest.current.page)) return;
      latest.current = next;
      // The field shows what was typed or chosen by itself, so the rest may come in slices.
      startTransition(() => setSearch(next));
      const url = withDeliveryPlace(path, delivery);
      // Back should undo a choice, not a letter.
      if (isTyping) history.replaceState(history.state, "", url);
      else history.pushState({ entry: beginEntry() }, "", url);
    },
    [beginEntry, delivery],
  );
  return { search, change, restoreScroll };
}

/**
 * Where the page was scrolled to in each entry of the history. The browser restores it too, but at
 * once, when the list of that entry is not there yet and the page may be too short.
 */
function useScrollOfEntries(onReturn: () => void) {
  const positions = useRef(new Map<string, number>());
  const current = useRef("");
  const wanted = useRef<number | null>(null);
  // Scrolling, Back and Forward are events of the window, which React does not know.
  useEffect(() => {
    current.current = readEntry();
    const onScroll = () => {
      if (wanted.current === null) positions.current.set(current.current, scrollY);
    };
    const onPopState = () => {
      current.current = readEntry();
      wanted.current = positions.current.get(current.current) ?? null;
      onReturn();
    };
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("popstate", onPopState);
    return () => {
      removeEventListener("scroll", onScroll);
      removeEventListener("popstate", onPopState);
    };
  }, [onReturn]);
  const beginEntry = useCallback(() => {
    positions.current.set(current.current, scrollY);
    wanted.current = null;
    current.current = `${performance.timeOrigin}-${positions.current.size}`;
    return current.current;
  }, []);
  const restoreScroll = useCallback(() => {
    if (wanted.current === null) return;
    scrollTo(0, wanted.current);
    wanted.current = null;
  }, []);
  return { beginEntry, restoreScroll };
}

/** The name that `change` gave to the entry; the one that the document began with has none. */
function readEntry(): string {
  return (history.state as { entry?: string } | null)?.entry ?? "";
}
