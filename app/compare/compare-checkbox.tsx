import { shortlistWords as words } from "#content/pages/words/shortlist.ts";
import { comparedMax } from "#domain/catalogue/comparison.ts";
import { readShortlist, useShortlist, writeShortlist, type ShortlistedCart } from "./shortlist.ts";

/** The form on the page that takes the ticked carts to their comparison. */
export const compareFormId = "compare";

/** On a card: puts its cart on the shortlist. Without script it belongs to the form of the bar. */
export function CompareCheckbox({ cart: { id, name } }: { cart: ShortlistedCart }) {
  const shortlist = useShortlist();
  const isChosen = shortlist.some((cart) => cart.id === id);
  function choose(isTicked: boolean) {
    const others = readShortlist().filter((cart) => cart.id !== id);
    writeShortlist(isTicked ? [...others, { id, name }] : others);
  }
  return (
    <label className="no-print">
      <input
        type="checkbox"
        name="ids"
        aria-label={`${words.compareLabel} ${name}`}
        value={id}
        form={compareFormId}
        checked={isChosen}
        disabled={!isChosen && shortlist.length >= comparedMax}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {words.compareLabel}
    </label>
  );
}
