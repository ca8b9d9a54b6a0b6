import { shortlistWords as words } from "#content/pages/words/shortlist.ts";
import { comparePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { comparedMax } from "#domain/catalogue/comparison.ts";
import { compareFormId } from "./compare-checkbox.tsx";
import { useShortlist, writeShortlist } from "./shortlist.ts";

interface CompareBarProps {
  /** The place that prices are shown for. */
  delivery: { id: string } | null;
}

/**
 * The way from ticked cards to their comparison, at the lower edge of the screen while a cart is
 * ticked. Without script it is the form of the checkboxes; with it, carts of other pages of the list
 * are compared too.
 */
export function CompareBar({ delivery }: CompareBarProps) {
  const shortlist = useShortlist();
  const count = shortlist.length;
  const isShown = count > 0 ? "flex" : "hidden [:root:has([name=ids]:checked)_&]:flex";
  return (
    <form
      id={compareFormId}
      method="get"
      action="/compare"
      autoComplete="off"
      className={`no-print compare-bar ${isShown}`}
      onSubmit={(event) => {
        if (count === 0) return;
        event.preventDefault();
        const ids = shortlist.map(({ id }) => id);
        location.assign(withDeliveryPlace(comparePath(ids), delivery));
      }}
    >
      {delivery && <input type="hidden" name="to" value={delivery.id} />}
      <button
        type="submit"
        className="min-h-11 rounded-pill border border-field bg-page px-5 font-semibold"
      >
        {count > 0 ? words.formatBarButton(count) : words.barButton}
      </button>
      {count > 0 && (
        <button
          type="button"
          className="min-h-11 px-2 font-semibold text-brand underline"
          onClick={() => writeShortlist([])}
        >
          {words.clearLabel}
        </button>
      )}
      <output className="text-small text-quiet">
        {count >= comparedMax && words.formatFull(comparedMax)}
      </output>
    </form>
  );
}
