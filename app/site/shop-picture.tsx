/** A cart of the lineup in a drawing, by its left edge, its ground and its size there. */
interface DrawnCart {
  id: string;
  x: number;
  groundY: number;
  width: number;
  height: number;
  color: string;
}

interface ShopPictureProps {
  /** A symbol of public/pictures/shop.svg. */
  scene: string;
  viewBox: string;
  carts?: readonly DrawnCart[] | undefined;
  className?: string;
}

/** A drawn scene of the shop with our carts in it. It shows nothing that the text does not say. */
export function ShopPicture({ scene, viewBox, carts, className }: ShopPictureProps) {
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true">
      <use href={`/pictures/shop.svg#${scene}`} />
      {carts?.map(({ id, groundY, color, ...box }) => (
        <use
          key={id}
          className="drawn-cart"
          href={`/pictures/lineup.svg#${id}`}
          {...box}
          y={groundY - box.height}
          color={color}
        />
      ))}
    </svg>
  );
}

/** The shop's front with two carts before it. */
export function StorefrontPicture() {
  return (
    <ShopPicture
      scene="storefront"
      viewBox="0 0 1000 420"
      className="w-full"
      carts={[
        { id: "denago-ev-nomad", x: 206, groundY: 398, width: 220, height: 144, color: "#6b7a41" },
        {
          id: "evolution-classic-2-plus",
          x: 574,
          groundY: 398,
          width: 188,
          height: 136,
          color: "#a82027",
        },
      ]}
    />
  );
}

/** A cart above the beach, beside the title of a page that has no picture of its own; not on phones. */
export function ShorePicture({ cart }: { cart: keyof typeof shoreCarts }) {
  return (
    <ShopPicture
      scene="shore"
      viewBox="0 0 480 300"
      className="mx-auto hidden w-4/5 lg:block"
      carts={[{ id: cart, groundY: 276, ...shoreCarts[cart] }]}
    />
  );
}

const shoreCarts = {
  "denago-ev-nomad": { x: 84, width: 314, height: 205, color: "#2d6599" },
  "evolution-classic-2-plus": { x: 106, width: 269, height: 195, color: "#7fbcc4" },
  "evolution-d5-ranger-4-plus": { x: 84, width: 313, height: 207, color: "#a82027" },
} as const;
