import { business } from "#content/dealership/business.ts";
import { comparePath, contactPath, withDeliveryPlace } from "#content/pages/paths.ts";
import { shortlistWords as words, whichCart } from "#content/pages/words/which-cart.ts";
import { isNewDistinctive } from "#domain/catalogue/availability.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { formatDeliveryParts, useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { DeliveryMemory } from "#app/site/delivery/delivery-memory.tsx";
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
  const delivery = useDeliveryPlace();
  const askHref = contactPath({
    ...(delivery && { place: delivery.path }),
    topic: "which-cart",
    answers: answersQuery,
  });
  return (
    <>
      <h2 className="text-title-2">
        {isFit ? words.formatTitle(carts.length) : words.closestTitle}
      </h2>
      {!isFit && (
        <p className="mt-2 max-w-prose">{carts.length > 0 ? words.closestText : words.noCarts}</p>
      )}
      {/* No script runs here, so it names the chosen place and never the one a browser remembers. */}
      <DeliveryMemory path={`/which-cart?${answersQuery}`} place={delivery} />
      <ol className="mt-4 grid gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
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
      {delivery && (
        <p className="mt-4 max-w-prose text-small text-quiet">{formatDeliveryParts(delivery)}</p>
      )}
      <div className="no-print mt-8 flex flex-wrap gap-3">
        <CallLink phone={business.phone} label={words.callLabel} isWide />
        <ButtonLink href={askHref}>{words.askLabel}</ButtonLink>
        {ids.length > 1 ? (
          <ButtonLink href={withDeliveryPlace(comparePath(ids), delivery)}>
            {words.compareLabel}
          </ButtonLink>
        ) : (
          <ButtonLink href={withDeliveryPlace("/inventory", delivery)}>
            {whichCart.inventoryLabel}
          </ButtonLink>
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
