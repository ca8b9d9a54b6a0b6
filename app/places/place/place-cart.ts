import { cartsByPlaceType } from "#content/places/place-carts.ts";
import { heroWords } from "#content/pages/words/place.ts";
import { vehiclePath } from "#content/pages/paths.ts";
import type { BodyColor } from "#content/vehicles/cart-colors.ts";
import { pictureViewsOf } from "#content/vehicles/pictures.ts";
import { sceneColorsOf } from "#content/vehicles/scene-colors.ts";
import { canGetPlates } from "#domain/catalogue/street-legal.ts";
import type { DeliveryEstimate } from "#domain/delivery/delivery.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { LeadCarts } from "./lead-carts.ts";
import type { PlaceCart } from "#app/places/shore-hero.tsx";

interface PlaceOfCart {
  type: keyof typeof cartsByPlaceType;
  /** Counts the places of a state, so that neighbors show different carts, or one in different colors. */
  turn: number;
  /** Those whose prices the page opens with. */
  carts: LeadCarts;
  /** Whether a cart needs plates there, so that one which can get them is shown where there is one. */
  needsPlates: boolean;
  /** Delivery of a cart that is bought. */
  sale: DeliveryEstimate;
}

/** The cart in the scene of a place, with its price there: one that is in stock and has our own picture. */
export function choosePlaceCart(
  vehicles: readonly Vehicle[],
  { type, turn, carts, needsPlates, sale }: PlaceOfCart,
): PlaceCart | undefined {
  const isShown = ({ id, inStock }: Vehicle) => inStock && pictureViewsOf(id).includes("front");
  const usual = cartsByPlaceType[type].flatMap((id) =>
    vehicles.filter((vehicle) => vehicle.id === id && isShown(vehicle)),
  );
  const withPlates = vehicles.filter(
    (vehicle) => canGetPlates(vehicle.streetLegal) && isShown(vehicle),
  );
  const choice = needsPlates && withPlates.length > 0 ? withPlates : usual;
  const count = Math.max(1, choice.length);
  const cart = choice[turn % count];
  return (
    cart && {
      id: cart.id,
      color: chooseColor(cart.id, Math.floor(turn / count)),
      name: cart.name,
      href: vehiclePath(cart),
      shown: heroWords.formatShown(
        cart.specifications.seatingCapacity,
        // The price at the top may be its own.
        cart.id === carts.lead?.id ? undefined : formatPriceThere(cart.price, sale),
      ),
    }
  );
}

/** Each time that all carts were shown, the next color of each; undefined is its own. */
function chooseColor(id: string, round: number): BodyColor | undefined {
  const colors = [undefined, ...sceneColorsOf(id)];
  return colors[round % colors.length];
}

/** What a cart costs there, with its delivery. */
function formatPriceThere(cartDollars: number, { dollars, ferryFrom }: DeliveryEstimate): string {
  const total = formatDollars(cartDollars + dollars);
  if (ferryFrom !== undefined) return `about ${total} plus the ferry`;
  return dollars === 0 ? total : `about ${total}`;
}
