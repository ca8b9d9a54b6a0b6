import { business } from "#content/dealership/business.ts";
import { comparePath, contactPath } from "#content/pages/paths.ts";
import { shortlistWords as words, whichCart } from "#content/pages/words/which-cart.ts";
import { isNewDistinctive } from "#domain/catalogue/availability.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { CheckIcon } from "#app/ui/icons.tsx";
import { VehicleCard } from "#app/vehicles/index.ts";
import type { ShownCart, ShownShortlist } from "./which-cart-view-model.ts";

interface CartShortlistProps {
  shortlist: ShownShortlist;
  /** The answers, for the inquiry. */
  answersQuery: string;
}

/** At most three carts with what speaks for and against each, and the next step. */
export function CartShortlist({ shortlist, answersQuery }: CartShortlistProps) {
  const { carts, isFit } = shortlist;
  const ids = carts.map(({ vehicle }) => vehicle.id);
  return (
    <>
      <h2 className="text-title-2">
        {isFit ? words.formatTitle(carts.length) : words.closestTitle}
      </h2>
      {!isFit && (
        <p className="mt-2 max-w-prose">{carts.length > 0 ? words.closestText : words.noCarts}</p>
      )}
      <ol className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {carts.map((cart) => (
          <li key={cart.vehicle.id} className="grid content-start">
            <VehicleCard
              vehicle={cart.vehicle}
              isNewNoted={isNewDistinctive(carts.map(({ vehicle }) => vehicle))}
            />
            <Reasons reasons={cart.reasons} />
          </li>
        ))}
      </ol>
      <div className="no-print mt-8 flex flex-wrap gap-3">
        <CallLink phone={business.phone} label={words.callLabel} isWide />
        <ButtonLink href={contactPath({ topic: "which-cart", answers: answersQuery })}>
          {words.askLabel}
        </ButtonLink>
        {ids.length > 1 ? (
          <ButtonLink href={comparePath(ids)}>{words.compareLabel}</ButtonLink>
        ) : (
          <ButtonLink href="/inventory">{whichCart.inventoryLabel}</ButtonLink>
        )}
      </div>
    </>
  );
}

/** A reason for the cart has a check mark, any other one a dash. */
function Reasons({ reasons }: Pick<ShownCart, "reasons">) {
  return (
    <ul className="mt-3 stack-1 text-small">
      {reasons.map(({ text, verdict }) => (
        <li key={text} className="flex gap-2">
          {verdict === "fits" ? (
            <CheckIcon className="mt-0.5 size-4 shrink-0 text-good" />
          ) : (
            <span aria-hidden="true" className="w-4 shrink-0 text-center">
              –
            </span>
          )}
          {text}
        </li>
      ))}
    </ul>
  );
}
