import { compareChooser as words } from "#content/pages/words/compare.ts";
import { withDeliveryPlace } from "#content/pages/paths.ts";
import type { PlaceDelivery } from "#domain/delivery/delivered-price.ts";
import { formatDollars } from "#domain/money/money.ts";
import { PlainSubmitButton } from "#app/ui/plain-fields.tsx";
import type { CartChoice } from "./compare-view-model.ts";

interface CartChooserProps {
  choices: readonly CartChoice[];
  moreCount: number;
  delivery: PlaceDelivery | null;
  /** Whether the choice is what the page is for, and not a comparison above it. */
  isMain: boolean;
}

/** Every cart with a checkbox, as a form that needs no script. */
export function CartChooser({ choices, moreCount, delivery, isMain }: CartChooserProps) {
  return (
    <form method="get" action="/compare" autoComplete="off" className="no-print">
      {delivery && <input type="hidden" name="to" value={delivery.id} />}
      <fieldset>
        <legend className="font-semibold">{words.legend}</legend>
        <ul className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {choices.map(({ id, name, price, isChosen }) => (
            <li key={id} className="border-t border-line">
              <label className="flex min-h-11 items-center gap-3 py-2">
                <input
                  type="checkbox"
                  name="ids"
                  value={id}
                  defaultChecked={isChosen}
                  className="size-5 shrink-0 accent-brand"
                />
                <span className="grow">{name}</span>
                <span className="tabular-figures text-quiet">{formatDollars(price)}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {moreCount > 0 && (
        <p className="mt-4">
          {`${words.formatMore(moreCount)} `}
          <a href={withDeliveryPlace("/inventory", delivery)} className="text-brand">
            {words.inventoryLabel}
          </a>
        </p>
      )}
      <p className="mt-5">
        <PlainSubmitButton label={words.button} look={isMain ? "main" : "quiet"} />
      </p>
    </form>
  );
}
