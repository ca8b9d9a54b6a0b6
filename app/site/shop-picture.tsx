/** A cart of public/pictures/lineup-large.svg in a drawing, by its left edge, its ground and its size there. */
interface DrawnCart {
  id: string;
  x: number;
  groundY: number;
  width: number;
  height: number;
  color: string;
}

/** On the trailer of the drawing of a delivery. */
export const deliveredCart: DrawnCart = {
  id: "evolution-classic-2-plus",
  x: 276,
  groundY: 170,
  width: 118,
  height: 86,
  color: "#7fbcc4",
};

interface ShopPictureProps {
  /** A symbol of public/pictures/shop.svg. */
  scene: string;
  /** The symbol of what is in front of the carts. */
  frontScene?: string | undefined;
  viewBox: string;
  carts?: readonly DrawnCart[] | undefined;
  className?: string;
}

/** A drawn scene of the shop with our carts in it. It shows nothing that the text does not say. */
export function ShopPicture({ scene, frontScene, viewBox, carts, className }: ShopPictureProps) {
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true">
      <use href={`/pictures/shop.svg#${scene}`} />
      {carts?.map(({ id, groundY, color, ...box }) => (
        <use
          key={id}
          className="drawn-cart"
          href={`/pictures/lineup-large.svg#${id}`}
          {...box}
          y={groundY - box.height}
          color={color}
        />
      ))}
      {frontScene && <use href={`/pictures/shop.svg#${frontScene}`} />}
    </svg>
  );
}
