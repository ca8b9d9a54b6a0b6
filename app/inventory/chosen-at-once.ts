import { startTransition, useOptimistic } from "react";
import type { InventoryFilter } from "#domain/catalogue/inventory-search.ts";

/** Changes the filter; the update is handed the latest one, which may not be rendered yet. */
export type ChangeFilter = (
  update: (latest: InventoryFilter) => InventoryFilter,
  isTyping?: boolean,
) => void;

/**
 * The value of a field that answers at once: a choice renders this field alone, and the filters, the
 * counts and the list follow in a transition, which a slow phone takes in slices.
 */
export function useChosenAtOnce<Value>(
  value: Value,
  onChoose: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value) =>
    startTransition(() => {
      show(next);
      onChoose(next);
    });
  return [shown, choose];
}
