import { useEffect } from "react";
import { shortlistWords as words } from "#content/pages/words/shortlist.ts";
import { comparePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { comparedMin } from "#domain/catalogue/comparison.ts";
import {
  addToShortlist,
  readShortlist,
  useShortlist,
  writeShortlist,
  type ShortlistedCart,
} from "./shortlist.ts";

interface CompareShortlistProps {
  /** The carts that the page shows. */
  carts: readonly ShortlistedCart[];
  delivery: { id: string } | null;
}

/**
 * Remembers the carts of the page: a comparison is the shortlist, and a single cart joins it. Then it
 * offers to compare that one with the others.
 */
export function CompareShortlist({ carts, delivery }: CompareShortlistProps) {
  const shortlist = useShortlist();
  // What was looked at is remembered once the page is there; nothing that is drawn depends on it.
  useEffect(() => {
    const [only] = carts;
    if (carts.length >= comparedMin) writeShortlist(carts);
    else if (only) writeShortlist(addToShortlist(readShortlist(), only));
  }, [carts]);
  const others = shortlist.filter(({ id }) => !carts.some((cart) => cart.id === id));
  if (others.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 rounded-card bg-raised px-4 py-2">
      {words.formatOthers(others.map(({ name }) => name).join(", "))}
      {shortlist.length >= comparedMin && (
        <a
          href={withDeliveryPlace(comparePath(shortlist.map(({ id }) => id)), delivery)}
          className="inline-flex min-h-11 items-center font-semibold text-brand"
        >
          {words.othersLabel}
        </a>
      )}
      <button
        type="button"
        className="min-h-11 font-semibold text-brand underline"
        onClick={() => writeShortlist([])}
      >
        {words.clearLabel}
      </button>
    </p>
  );
}
