import type { ReactNode } from "react";
import { vehiclePath } from "#content/pages/paths.ts";
import { formatSeats } from "#content/pages/words/cart-figures.ts";
import { comparisonWords as words } from "#content/pages/words/state.ts";
import { FigureText } from "#app/places/figure-text.tsx";
import type { StateFacts } from "#app/places/place/place-facts.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { CartPicture, type CartPictureProps, pictureNotes } from "#app/vehicles/index.ts";
import { type DeliveredPrice, listDeliveredPrices } from "./state-sentences.ts";

type ComparedCart = CartPictureProps["vehicle"] &
  Pick<Vehicle, "price" | "streetLegal" | "specifications">;

interface CartComparisonProps {
  title: string;
  /** Of all carts, to which a link leads. */
  cartCount: number;
  facts: StateFacts<{ name: string }>;
  /** The cart with the lowest price, and one that can get plates. */
  carts: readonly ComparedCart[];
}

/**
 * What a cart costs in a state: the lowest-priced one and one that can get plates beside each other, compared
 * line by line, with their prices in the nearest place and the farthest. While no cart can be read, what
 * delivery costs.
 */
export function CartComparison({ title, cartCount, facts, carts }: CartComparisonProps) {
  const names = carts.map(({ name }) => name);
  const prices =
    carts.length === 0
      ? [listDeliveredPrices(facts, undefined)]
      : carts.map(({ price }) => listDeliveredPrices(facts, price));
  return (
    <section className="wrap cart-comparison">
      <div>
        <h2 className="mb-3 text-title-2 lg:mb-0">{title}</h2>
        {carts.length > 1 && (
          <p className="mt-3 mb-2 text-lead text-quiet">
            {words.text} <a href="/inventory">{words.formatAllLabel(cartCount)}</a>
          </p>
        )}
      </div>
      {carts.map((cart) => (
        <article key={cart.id}>
          <CartPicture vehicle={cart} sizes="(min-width: 64rem) 38rem, 48vw" frame="front-view" />
          <h3 className="text-title-3">
            <a href={vehiclePath(cart)} className="no-underline">
              <BrandFirst name={cart.name} />
            </a>
          </h3>
          <p className="text-small text-quiet">
            {formatSeats(cart.specifications.seatingCapacity)}
          </p>
        </article>
      ))}
      <dl>
        {carts.length > 0 && (
          <Row
            label={
              <>
                <b>{words.roadsLabel}</b>{" "}
                <small>
                  <a href="#road-rules">{words.rulesLabel}</a>
                </small>
              </>
            }
            names={names}
            values={carts.map(({ streetLegal }) => words.roads[streetLegal])}
          />
        )}
        {prices[0]?.map((price, index) => (
          <Row
            key={price.place}
            label={<DeliveredLabel {...price} />}
            names={names}
            values={prices.map((ofCart, cart) => (
              <FigureText
                key={names[cart]}
                figure={ofCart[index]?.figure ?? ""}
                isSecond={index > 0}
              />
            ))}
          />
        ))}
      </dl>
      {carts.length > 0 && <p className="text-small text-quiet">{pictureNotes.rendered}</p>}
    </section>
  );
}

/** Where a price is for, and what delivery there is. */
function DeliveredLabel({ place, delivery, isEstimate }: DeliveredPrice) {
  return (
    <>
      <b>{words.formatDeliveredTo(place, isEstimate)}</b>
      <small>
        <span className="lg:hidden">, </span>
        {delivery}
      </small>
    </>
  );
}

/** A name whose first word, on a phone, is a line of its own, so that what is below is level with its neighbor's. */
function BrandFirst({ name }: { name: string }) {
  const [brand, ...model] = name.split(" ");
  return (
    <>
      <span className="max-lg:block">{brand}</span> {model.join(" ")}
    </>
  );
}

interface RowProps {
  label: ReactNode;
  /** Of the carts; none while what is said is of no cart. */
  names: readonly string[];
  /** One for each cart. */
  values: readonly ReactNode[];
}

/** One thing that the carts are compared by; who cannot see the columns hears the name of each cart. */
function Row({ label, names, values }: RowProps) {
  return (
    <div>
      <dt>{label}</dt>
      {values.map((value, index) => (
        <dd key={names[index] ?? index}>
          {names[index] && <span className="sr-only">{`${names[index]}: `}</span>}
          {value}
        </dd>
      ))}
    </div>
  );
}
