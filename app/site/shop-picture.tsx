import { frameStandingCart, type StandingCart } from "#content/vehicles/drawn-frame.ts";
import { picturePath } from "#content/vehicles/pictures.ts";

/** On the trailer of the drawing of a delivery. */
export const deliveredCart: StandingCart = {
  id: "evolution-classic-2-plus",
  x: 276,
  groundY: 170,
  width: 118,
};

interface ShopPictureProps {
  /** A symbol of public/pictures/shop.svg. */
  scene: string;
  viewBox: string;
  carts?: readonly StandingCart[] | undefined;
  className?: string;
}

/** A drawn scene of the shop with our carts in it, seen from the side. It shows nothing that the text does not say. */
export function ShopPicture({ scene, viewBox, carts, className }: ShopPictureProps) {
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true">
      <use href={`/pictures/shop.svg#${scene}`} />
      {carts?.map((cart) => (
        <image
          key={cart.id}
          className="shop-cart"
          href={picturePath(cart.id, "side", 480, "avif")}
          {...frameStandingCart(cart)}
        />
      ))}
    </svg>
  );
}
