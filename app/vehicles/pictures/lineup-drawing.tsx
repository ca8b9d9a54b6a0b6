import type { LineupCart } from "#app/vehicles/lineup-carts.ts";

/** A cart from the side on the ground line of a lineup; an em is a foot. */
export function LineupDrawing({
  id,
  lengthFeet,
  heightFeet,
  color,
}: Pick<LineupCart, "id" | "lengthFeet" | "heightFeet" | "color">) {
  return (
    <span className="lineup-ground">
      <svg
        className="drawn-cart"
        width={`${lengthFeet}em`}
        height={`${heightFeet}em`}
        color={color}
        aria-hidden="true"
      >
        <use href={`/pictures/lineup.svg#${id}`} />
      </svg>
    </span>
  );
}
