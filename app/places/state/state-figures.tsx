import { vehiclePath } from "#content/pages/paths.ts";
import { figureTerms } from "#content/pages/words/state.ts";
import { FigureText } from "#app/places/figure-text.tsx";
import type { StateFacts } from "#app/places/place/place-facts.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { CartPicture, type CartPictureProps, pictureNotes } from "#app/vehicles/index.ts";
import { type DeliveredPrice, listDeliveredPrices } from "./state-sentences.ts";

type PricedVehicle = CartPictureProps["vehicle"] & Pick<Vehicle, "price" | "streetLegal">;

interface StateFiguresProps {
  facts: StateFacts<{ name: string }>;
  /** The cart with the lowest price, and one that can get plates. */
  carts: readonly PricedVehicle[];
}

/**
 * What a cart costs in a state: the lowest-priced one and one that can get plates side by side, each with its
 * price in the nearest place and the farthest. While no cart can be read, what delivery costs.
 */
export function StateFigures({ facts, carts }: StateFiguresProps) {
  if (carts.length === 0) return <PriceRows rows={listDeliveredPrices(facts, undefined)} />;
  return (
    <>
      <div className="state-prices">
        {carts.map((cart) => (
          <div key={cart.id} className="large-cart">
            <CartPicture vehicle={cart} sizes="(min-width: 64rem) 38rem, 92vw" frame="" />
            <h3 className="text-title-3">
              <a href={vehiclePath(cart)} className="text-brand no-underline">
                {cart.name}
              </a>
            </h3>
            <div className="mb-2 flex flex-wrap gap-x-2 font-semibold">
              <p>
                {cart.id === carts[0]?.id && `${figureTerms.lowest} `}
                {figureTerms.plates[cart.streetLegal]}
              </p>
              <a href="#road-rules" className="text-brand no-underline">
                {figureTerms.rulesLabel}
              </a>
            </div>
            <PriceRows rows={listDeliveredPrices(facts, cart.price)} />
          </div>
        ))}
      </div>
      <p className="mt-3 text-small text-quiet">{pictureNotes.rendered}</p>
    </>
  );
}

function PriceRows({ rows }: { rows: readonly DeliveredPrice[] }) {
  return (
    <dl className="price-rows">
      {rows.map(({ place, delivery, figure }) => (
        <div key={place}>
          <dt>
            <b>{place}</b>
            <small>{delivery}</small>
          </dt>
          <dd>
            <FigureText figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
