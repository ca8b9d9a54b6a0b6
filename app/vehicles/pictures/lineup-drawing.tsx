import type { LineupCart } from "#app/vehicles/lineup-carts.ts";

/** What is above the ground line, and before and behind a cart on it, in feet. */
const groundFeet = 7.5;
const gapFeet = 0.8;

/** A cart from the side on the ground line of a lineup; an em is a foot. */
export function LineupDrawing({
  id,
  lengthFeet,
  heightFeet,
  color,
}: Pick<LineupCart, "id" | "lengthFeet" | "heightFeet" | "color">) {
  return (
    <svg
      className="drawn-cart lineup-ground"
      width={toEm(lengthFeet + 2 * gapFeet)}
      color={color}
      aria-hidden="true"
    >
      <use
        href={`/pictures/lineup.svg#${id}`}
        x={toEm(gapFeet)}
        y={toEm(groundFeet - heightFeet)}
        width={toEm(lengthFeet)}
        height={toEm(heightFeet)}
      />
    </svg>
  );
}

function toEm(feet: number): string {
  return `${Math.round(feet * 10) / 10}em`;
}
